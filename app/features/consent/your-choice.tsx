import { useMemo, useSyncExternalStore } from "react";
import { listenForConsent } from "#app/features/consent/change-consent.ts";
import { describeConsent } from "#app/features/consent/describe-consent.ts";
import { parseConsent, readText } from "#app/features/consent/stored-consent.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";

/** 32 digits, which a narrow screen may break after every eight. */
const inGroups = (receipt: string) => (receipt.match(/.{1,8}/g) ?? []).flatMap((group) => [group, <wbr key={group} />]);

/** How things stand in this browser, and the number under which our own records have it. Its room is kept while that is found out. */
export function YourChoice() {
  const text = useSyncExternalStore(listenForConsent, readText, () => null);
  const consent = useMemo(() => parseConsent(text, Date.now()), [text]);
  const isSignalled = useHydrated() && navigator.globalPrivacyControl;
  return (
    <p className="needs-script small soft mt-4 min-h-[3.1em] max-sm:min-h-[6.2em] max-w-measure">
      <span>{consent || isSignalled ? describeConsent(consent) : "You have not chosen in this browser: only what is strictly necessary is kept."}</span>
      {consent?.receipt && (
        <span className="block">
          Your receipt: <span className="readout">{inGroups(consent.receipt)}</span>
        </span>
      )}
    </p>
  );
}
