import { site } from "#app/context.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { LegalText } from "#app/ui/legal-text.tsx";
import { privacyPolicy as write } from "#content/legal/privacy-policy.ts";
import { standingUnder } from "#content/legal/standing-under.ts";
import { unfilled } from "#contracts/site.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/route.ts";

const privacyPolicy = write(import.meta.env.VITE_COMPANIES);

export const meta: Route.MetaFunction = ({ matches }) => describePage(privacyPolicy, matches);

export function loader({ context }: Route.LoaderArgs) {
  return { adapters: context.get(site).adapters };
}

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export default function PrivacyPolicy({ loaderData: { adapters } }: Route.ComponentProps) {
  // Made at build for any settings; whoever loads the page takes out the paragraphs of others.
  return <LegalText document={adapters === unfilled.adapters ? privacyPolicy : standingUnder(adapters, privacyPolicy)} />;
}
