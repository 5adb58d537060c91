import { site } from "#app/context.ts";
import { ConsentSummary } from "#app/features/consent/consent-summary.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { LegalText } from "#app/ui/legal-text.tsx";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import { standingUnder } from "#content/legal/standing-under.ts";
import { unfilled } from "#contracts/site.ts";
import "#app/styles/legal.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(cookiesPolicy, matches);

export function loader({ context }: Route.LoaderArgs) {
  return { adapters: context.get(site).adapters };
}

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export default function CookiesPolicy({ loaderData: { adapters } }: Route.ComponentProps) {
  return (
    <LegalText
      // Made at build for any settings; whoever loads the page takes out the rows of others.
      document={adapters === unfilled.adapters ? cookiesPolicy : standingUnder(adapters, cookiesPolicy)}
      top={
        <div className="print:hidden">
          <CookieSettingsButton className="button button-secondary" />
          <ConsentSummary />
        </div>
      }
    />
  );
}
