import { useMemo, useSyncExternalStore } from "react";
import { listenForConsent, saveConsent, settleConsent } from "#app/features/consent/change-consent.ts";
import { sendReceipts } from "#app/features/consent/receipts.ts";
import { type Category, nothing, type Preferences, parseConsent, readText } from "#app/features/consent/stored-consent.ts";
import { cookieSettingsAsked } from "#app/ui/cookie-settings-button.tsx";
import type { WordingInPlace } from "#content/cookie-wording.ts";

export type ConsentState = {
  /** What is allowed now: the strictly necessary alone until the visitor has said more. */
  preferences: Preferences;
  /** Whether a choice stands. */
  chosen: boolean;
  allowed: (category: Category) => boolean;
  /** Shows the cookie preferences; the focus comes back to where it is now. */
  open: () => void;
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
      preferences,
      chosen: consent !== null,
      allowed: (category) => preferences[category],
      open: () => (document.activeElement ?? document.body).dispatchEvent(new Event(cookieSettingsAsked, { bubbles: true })),
      grant: (category, wording) => {
        saveConsent({ functional, analytics, advertising, [category]: true }, wording);
        settleConsent();
        void sendReceipts();
      },
    };
  }, [text]);
}
