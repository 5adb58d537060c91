import { data } from "react-router";
import { describePage, siteOf } from "#app/lib/seo/describe-page.ts";
import { useSite } from "#app/lib/use-site.ts";
import { LegalText } from "#app/ui/legal-text.tsx";
import { accessibility } from "#content/legal/accessibility.ts";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { terms } from "#content/legal/terms.ts";
import { openPolicies } from "#content/navigation.ts";
import type { PriceWords } from "#contracts/site.ts";
import type { Route } from "./+types/route.ts";

const documents = (prices: PriceWords): Record<(typeof openPolicies)[number]["to"], LegalDocument> => ({
  "/terms": terms,
  "/privacy-policy": privacyPolicy(import.meta.env.VITE_COMPANIES),
  "/cookies-policy": cookiesPolicy,
  "/pre-order-terms": preOrderTerms(prices),
  "/accessibility": accessibility,
});
const pathOf = (name: string) => openPolicies.find(({ to }) => to === `/${name}`)?.to;
const find = (name: string, prices: PriceWords) => documents(prices)[pathOf(name) ?? "/terms"];

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const { title, description } = find(params.policy, siteOf(matches));
  return describePage({ title, description }, matches);
};

/** Made at build, and sent by the gate at the policy's own address. */
export function loader({ params }: Route.LoaderArgs) {
  if (!pathOf(params.policy)) throw data(null, { status: 404 });
  return null;
}

export default function Policy({ params }: Route.ComponentProps) {
  return <LegalText document={find(params.policy, useSite())} />;
}
