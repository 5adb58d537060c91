import { LegalText } from "#app/components/legal-text.tsx";
import { describePage } from "#app/describe-page.ts";
import { accessibility } from "#content/legal/accessibility.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/accessibility.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(accessibility, matches);

export default function Accessibility() {
  return <LegalText document={accessibility} />;
}
