import { describePage } from "#app/lib/seo/describe-page.ts";
import { LegalText } from "#app/ui/legal-text.tsx";
import { accessibility } from "#content/legal/accessibility.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(accessibility, matches);

export default function Accessibility() {
  return <LegalText document={accessibility} />;
}
