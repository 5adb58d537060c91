import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LegalText } from "#app/ui/legal-text.tsx";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { legalPage } from "#content/site/legal-pages.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(preOrderTerms, matches);

export default function PreOrderTerms() {
  return (
    <LegalText document={preOrderTerms}>
      <p className="print:hidden">
        <ButtonLink to={href("/contact")} look="secondary">
          {legalPage.contact}
        </ButtonLink>
      </p>
    </LegalText>
  );
}
