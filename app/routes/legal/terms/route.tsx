import { describePage } from "#app/lib/seo/describe-page.ts";
import { LegalText } from "#app/ui/legal-text.tsx";
import { terms } from "#content/legal/terms.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(terms, matches);

export default function Terms() {
  return <LegalText document={terms} />;
}
