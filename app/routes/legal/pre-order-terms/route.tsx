import { href } from "react-router";
import { site } from "#app/context.ts";
import { describePage, siteOf } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LegalText } from "#app/ui/legal-text.tsx";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { standingUnder } from "#content/legal/standing-under.ts";
import { legalPage } from "#content/site/legal-pages.ts";
import { priceOf, unfilled } from "#contracts/site.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(preOrderTerms(siteOf(matches)), matches);

export function loader({ context }: Route.LoaderArgs) {
  const { adapters, ...settings } = context.get(site);
  return { adapters, prices: priceOf(settings) };
}

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export default function PreOrderTerms({ loaderData: { adapters, prices } }: Route.ComponentProps) {
  const terms = preOrderTerms(prices);
  return (
    // Made at build for any settings; whoever loads the page takes out the paragraph of a preview.
    <LegalText document={adapters === unfilled.adapters ? terms : standingUnder(adapters, terms)}>
      <p className="print:hidden">
        <ButtonLink to={href("/contact")} look="secondary">
          {legalPage.contact}
        </ButtonLink>
      </p>
    </LegalText>
  );
}
