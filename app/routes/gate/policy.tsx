import { data, redirect } from "react-router";
import { LegalText } from "#app/components/legal-text.tsx";
import { site } from "#app/context.ts";
import { describePage } from "#app/describe-page.ts";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { terms } from "#content/legal/terms.ts";
import type { Route } from "./+types/policy.ts";

const documents = { terms, "privacy-policy": privacyPolicy, "cookies-policy": cookiesPolicy, "pre-order-terms": preOrderTerms };
type Name = keyof typeof documents;
const isName = (name: string): name is Name => Object.hasOwn(documents, name);

const find = (name: string) => (isName(name) ? documents[name] : terms);

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const { title, description } = find(params.policy);
  return describePage({ title, description }, matches);
};

/** Made at build, and sent by the gate at the policy's own address; nobody opens it here. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (!isName(params.policy)) throw data(null, { status: 404 });
  if (context.get(site).access !== null) throw redirect(`/${params.policy}`);
  return null;
}

export default function Policy({ params }: Route.ComponentProps) {
  return <LegalText document={find(params.policy)} />;
}
