import { href } from "react-router";
import { site } from "#app/context.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LegalText } from "#app/ui/legal-text.tsx";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { standingUnder } from "#content/legal/standing-under.ts";
import { legalPage } from "#content/site/legal-pages.ts";
import { unfilled } from "#contracts/site.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(preOrderTerms, matches);

export function loader({ context }: Route.LoaderArgs) {
  return { adapters: context.get(site).adapters };
}

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export default function PreOrderTerms({ loaderData: { adapters } }: Route.ComponentProps) {
  return (
    // Made at build for any settings; whoever loads the page takes out the paragraph of a preview.
    <LegalText document={adapters === unfilled.adapters ? preOrderTerms : standingUnder(adapters, preOrderTerms)}>
      <p className="print:hidden">
        <ButtonLink to={href("/contact")} look="secondary">
          {legalPage.contact}
        </ButtonLink>
      </p>
    </LegalText>
  );
}
