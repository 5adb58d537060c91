import { useMemo, useSyncExternalStore } from "react";
import { listenForConsent, saveConsent, settleConsent } from "#app/features/consent/change-consent.ts";
import { sendReceipts } from "#app/features/consent/receipts.ts";
import { type Category, nothing, type Preferences, parseConsent, readText } from "#app/features/consent/stored-consent.ts";
import type { WordingInPlace } from "#content/cookie-wording.ts";

export type ConsentState = {
  /** Whether a choice stands. */
  chosen: boolean;
  /** Until the visitor has said more, the strictly necessary alone. */
  allowed: (category: Category) => boolean;
  /** Allows one category where it is wanted ("Show feed"), without a reload; the receipt names the words that stood there. */
  grant: (category: Category, wording: WordingInPlace) => void;
};

/** What this visitor has allowed, followed as it changes; on the server and while a page wakes up, nothing. */
export function useConsent(): ConsentState {
  const text = useSyncExternalStore(listenForConsent, readText, () => null);
  return useMemo(() => {
    const consent = parseConsent(text, Date.now());
    const { functional, analytics, advertising } = consent ?? nothing;
    const preferences: Preferences = { necessary: true, functional, analytics, advertising };
    return {
      chosen: consent !== null,
      allowed: (category) => preferences[category],
      grant: (category, wording) => {
        saveConsent({ functional, analytics, advertising, [category]: true }, wording);
        settleConsent();
        void sendReceipts();
      },
    };
  }, [text]);
}
