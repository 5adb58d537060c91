import { data, redirect } from "react-router";
import { site } from "#app/context.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { LegalText } from "#app/ui/legal-text.tsx";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { terms } from "#content/legal/terms.ts";
import { openPolicies } from "#content/navigation.ts";
import type { Route } from "./+types/policy.ts";

const documents: Record<(typeof openPolicies)[number]["to"], LegalDocument> = {
  "/terms": terms,
  "/privacy-policy": privacyPolicy,
  "/cookies-policy": cookiesPolicy,
  "/pre-order-terms": preOrderTerms,
};
const pathOf = (name: string) => openPolicies.find(({ to }) => to === `/${name}`)?.to;
const find = (name: string) => documents[pathOf(name) ?? "/terms"];

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const { title, description } = find(params.policy);
  return describePage({ title, description }, matches);
};

/** Made at build, and sent by the gate at the policy's own address; nobody opens it here. */
export function loader({ params, context }: Route.LoaderArgs) {
  const path = pathOf(params.policy);
  if (!path) throw data(null, { status: 404 });
  if (context.get(site).access !== null) throw redirect(path);
  return null;
}

export default function Policy({ params }: Route.ComponentProps) {
  return <LegalText document={find(params.policy)} />;
}
