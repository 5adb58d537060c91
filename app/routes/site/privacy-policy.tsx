import { LegalText } from "#app/components/legal-text.tsx";
import { describePage } from "#app/describe-page.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(privacyPolicy, matches);

export default function PrivacyPolicy() {
  return <LegalText document={privacyPolicy} />;
}
