import { useMemo, useSyncExternalStore } from "react";
import { listenForConsent } from "#app/features/consent/change-consent.ts";
import { type Consent, categories, parseConsent, readText } from "#app/features/consent/stored-consent.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording } from "#content/cookie-wording.ts";
import { consentStands } from "#content/site/consent.ts";

const wording = cookieWording[currentCookieWording].categories;

/** How things stand, in one sentence; without a choice the browser's own signal is what stands. */
export function describeConsent(consent: Consent | null): string {
  if (!consent) return consentStands.signalled;
  const allowed = categories.filter((category) => consent[category]).map((category) => wording[category].name.toLowerCase());
  // Made here: they take longer than all the rest of the banner, which most people see without a choice.
  const chosen = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(consent.at));
  const list = new Intl.ListFormat("en-GB");
  return allowed.length > 0 ? consentStands.allowed(chosen, list.format(allowed)) : consentStands.refused(chosen);
}

/** 32 digits, which a narrow screen may break after every eight. */
const inGroups = (receipt: string) => (receipt.match(/.{1,8}/g) ?? []).flatMap((group) => [group, <wbr key={group} />]);

/** How things stand in this browser, and the number under which our own records have it. Its room is kept while that is found out. */
export function ConsentSummary() {
  const text = useSyncExternalStore(listenForConsent, readText, () => null);
  const consent = useMemo(() => parseConsent(text, Date.now()), [text]);
  const isSignalled = useHydrated() && navigator.globalPrivacyControl;
  return (
    <p className="needs-script small soft mt-4 min-h-[3.1em] max-sm:min-h-[6.2em] max-w-measure">
      <span>{consent || isSignalled ? describeConsent(consent) : consentStands.notChosen}</span>
      {consent?.receipt && (
        <span className="block">
          {consentStands.receipt} <span className="readout">{inGroups(consent.receipt)}</span>
        </span>
      )}
    </p>
  );
}
