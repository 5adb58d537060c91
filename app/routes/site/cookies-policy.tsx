import { CookieSettingsButton } from "#app/components/cookie-settings-button.tsx";
import { LegalText } from "#app/components/legal-text.tsx";
import { describePage } from "#app/describe-page.ts";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import type { Route } from "./+types/cookies-policy.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(cookiesPolicy, matches);

export default function CookiesPolicy() {
  return (
    <LegalText
      document={cookiesPolicy}
      top={
        <p className="print:hidden">
          <CookieSettingsButton className="button button-secondary" />
        </p>
      }
    />
  );
}
