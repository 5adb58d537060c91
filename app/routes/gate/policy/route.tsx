import { data } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { LegalText } from "#app/ui/legal-text.tsx";
import { accessibility } from "#content/legal/accessibility.ts";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { terms } from "#content/legal/terms.ts";
import { openPolicies } from "#content/navigation.ts";
import type { Route } from "./+types/route.ts";

const documents: Record<(typeof openPolicies)[number]["to"], LegalDocument> = {
  "/terms": terms,
  "/privacy-policy": privacyPolicy(import.meta.env.VITE_COMPANIES),
  "/cookies-policy": cookiesPolicy,
  "/pre-order-terms": preOrderTerms,
  "/accessibility": accessibility,
};
const pathOf = (name: string) => openPolicies.find(({ to }) => to === `/${name}`)?.to;
const find = (name: string) => documents[pathOf(name) ?? "/terms"];

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const { title, description } = find(params.policy);
  return describePage({ title, description }, matches);
};

/** Made at build, and sent by the gate at the policy's own address. */
export function loader({ params }: Route.LoaderArgs) {
  if (!pathOf(params.policy)) throw data(null, { status: 404 });
  return null;
}

export default function Policy({ params }: Route.ComponentProps) {
  return <LegalText document={find(params.policy)} />;
}
