import { LegalText } from "#app/components/legal-text.tsx";
import { describePage } from "#app/describe-page.ts";
import { terms } from "#content/legal/terms.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/terms.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(terms, matches);

export default function Terms() {
  return <LegalText document={terms} />;
}
