/**
 * What this site may keep in a browser under one name. What a withdrawn consent clears follows from these lists, and so do the tables
 * of the cookies policy; its words stand in content/legal/why-kept.ts, since every page carries these lists.
 */
export type Stored = {
  name: string;
  where: "localStorage" | "sessionStorage" | "indexedDB" | "cookie";
  category: "necessary" | "functional" | "analytics" | "advertising";
  /** `name` is only how the names begin; a vendor puts its own key behind it. */
  begins?: true;
  /** Kept only under this setting, such as "ANALYTICS=posthog": left out of the policy under any other. */
  only?: `${string}=${string}`;
};

/** Every key this site keeps in a browser's storage. */
export const storageKeys = {
  warmthListSends: { name: "warmth-list-sends", where: "localStorage", category: "necessary" },
  consent: { name: "cc_prefs", where: "localStorage", category: "necessary" },
  consentVisited: { name: "cc_visited", where: "localStorage", category: "necessary" },
  consentReceipts: { name: "cc_receipts", where: "localStorage", category: "necessary" },
  keptInput: { name: "kept-input", where: "sessionStorage", category: "necessary" },
  productChat: { name: "product-chat", where: "sessionStorage", category: "necessary" },
  dermafloChat: { name: "dermaflo-chat", where: "sessionStorage", category: "necessary" },
  scrollPositions: { name: "react-router-scroll-positions", where: "sessionStorage", category: "necessary" },
  operatorKeys: { name: "operator-keys", where: "localStorage", category: "necessary" },
  accessToken: { name: "site-access-token", where: "localStorage", category: "necessary", only: "SITE_ACCESS=password" },
  accessExpires: { name: "site-token-expires", where: "localStorage", category: "necessary", only: "SITE_ACCESS=password" },
  codeGranted: { name: "one-time-access-granted", where: "localStorage", category: "necessary", only: "SITE_ACCESS=code" },
  codeTimestamp: { name: "one-time-access-timestamp", where: "localStorage", category: "necessary", only: "SITE_ACCESS=code" },
  visit: { name: "visit", where: "localStorage", category: "analytics", only: "ANALYTICS=local" },
  visitEvents: { name: "visit-events", where: "localStorage", category: "analytics", only: "ANALYTICS=local" },
  visitSynced: { name: "visit-synced", where: "localStorage", category: "analytics" },
  postHogState: { name: "ph_visits", where: "localStorage", category: "analytics", begins: true, only: "ANALYTICS=posthog" },
  postHogWindow: { name: "ph_visits_", where: "sessionStorage", category: "analytics", begins: true, only: "ANALYTICS=posthog" },
} as const satisfies Record<string, Stored>;

/** Cookies are named without the `__Host-` prefix that they carry over https. */
export const cookies = {
  recordedConsent: { name: "cc_prefs", where: "cookie", category: "necessary" },
  checkout: { name: "checkout", where: "cookie", category: "necessary" },
  access: { name: "site-access", where: "cookie", category: "necessary", only: "SITE_ACCESS=closed" },
  operator: { name: "operator", where: "cookie", category: "necessary" },
  operatorCode: { name: "operator-code", where: "cookie", category: "necessary" },
  operatorFlash: { name: "operator-flash", where: "cookie", category: "necessary" },
  operatorNext: { name: "operator-next", where: "cookie", category: "necessary" },
  postHog: { name: "ph_visits", where: "cookie", category: "analytics", only: "ANALYTICS=posthog" },
} as const satisfies Record<string, Stored>;
