import { addPending, sendReceipts } from "#app/features/consent/receipts.ts";
import { type Choices, nothing, readConsent } from "#app/features/consent/stored-consent.ts";
import { deleteDatabases, expireCookie, local, readCookies, session } from "#app/lib/browser/storage.ts";
import { createIdempotencyKey } from "#app/lib/http/call-function.ts";
import { drafts, keepInput } from "#app/lib/hydration/preserve-form.ts";
import { isThere } from "#app/lib/navigation/keep-page.ts";
import { cookiePolicyVersion, currentCookieWording } from "#content/cookie-policy-version.ts";
import type { WordingInPlace } from "#content/cookie-wording.ts";
import { decodeConsent } from "#contracts/consent-cookie.ts";
import { cookieName, readCookie } from "#contracts/cookies.ts";
import { cookies, type Stored, storageKeys } from "#contracts/storage-keys.ts";

const isOne = ({ name, begins }: Stored, found: string) => (begins ? found.startsWith(name) : found === name);

/** Takes these out of the browser, under every name that is theirs. */
export function clearStored(stored: readonly Stored[]) {
  const isGone = (where: Stored["where"], name: string) => stored.some((one) => one.where === where && isOne(one, name));
  for (const [where, storage] of [
    ["localStorage", local],
    ["sessionStorage", session],
  ] as const)
    for (const name of storage.names()) if (isGone(where, name)) storage.remove(name);
  for (const pair of readCookies().split(/;\s*/)) {
    const [name = ""] = pair.split("=");
    if (isGone("cookie", name.replace(/^__Host-/, ""))) expireCookie(name);
  }
  if (stored.some(({ where }) => where === "indexedDB")) void deleteDatabases((name) => isGone("indexedDB", name));
}

const declared: readonly Stored[] = [...Object.values(storageKeys), ...Object.values(cookies)];

/**
 * Removes whatever the choice that stands does not allow: after a withdrawal, and at every start, for a choice also ends by
 * growing old, by a new policy, and in another tab.
 */
export function clearWithdrawn() {
  const choices = readConsent() ?? nothing;
  const withdrawn = declared.filter(({ category }) => category !== "necessary" && !choices[category]);
  if (withdrawn.length > 0) clearStored(withdrawn);
}

/** Told to the window after every change of a choice. */
const consentChanged = "consent-changed";

/** Calls back after every change of the choice, here or in another tab, which comes as "storage". Answers how to stop listening. */
export function listenForConsent(tell: () => void): () => void {
  const events = [consentChanged, "storage"];
  for (const event of events) window.addEventListener(event, tell);
  return () => {
    for (const event of events) window.removeEventListener(event, tell);
  };
}

/** After a change of the choice: what is running hears of it first and stops, then what it had kept is cleared. */
export function settleConsent() {
  window.dispatchEvent(new Event(consentChanged));
  clearWithdrawn();
}

/** The server's copy of a choice no longer stands. */
export const endConsentCookie = () => expireCookie(cookieName(cookies.recordedConsent.name, location.protocol === "https:"));

/** As if nobody had ever been asked: nothing but the strictly necessary is allowed. */
export function forgetConsent() {
  local.remove(storageKeys.consent.name);
  local.remove(storageKeys.consentVisited.name);
  endConsentCookie();
  settleConsent();
}

/** Takes the choice from the server's cookie where the browser has lost its own copy, as Safari does after seven days. What it does have goes first. */
export function restoreConsent() {
  const recorded = decodeConsent(readCookie(readCookies(), cookies.recordedConsent.name, location.protocol === "https:"));
  if (!recorded) return;
  const own = local.read(storageKeys.consent.name);
  // An earlier choice, whose answer came after a later choice was made.
  if (own !== null && !own.includes(recorded.receipt)) endConsentCookie();
  if (own !== null) return;
  local.write(storageKeys.consent.name, JSON.stringify({ necessary: true, ...recorded }));
  local.write(storageKeys.consentVisited.name, "true");
  settleConsent();
}

/**
 * Keeps a choice, which is then to be settled, and the receipt to be sent for it, which names the words that asked. False where the browser keeps
 * nothing: then it stands until the page is left, or for longer once the server has set its cookie.
 */
export function saveConsent(choices: Choices, wording: typeof currentCookieWording | WordingInPlace = currentCookieWording): boolean {
  const preferences = { necessary: true as const, ...choices };
  const receipt = createIdempotencyKey();
  // What it says no longer stands, also while the new choice cannot be sent.
  endConsentCookie();
  addPending({ receipt, choices: preferences, policy: cookiePolicyVersion, wording, signal: navigator.globalPrivacyControl === true });
  local.write(storageKeys.consentVisited.name, "true");
  return local.write(storageKeys.consent.name, JSON.stringify({ ...preferences, policy: cookiePolicyVersion, at: new Date().toISOString(), receipt }));
}

let reloadComing = false;

/** On a slow line the page lives on for seconds: what a choice allows begins on the next one, or it would begin twice. */
export const isReloadComing = () => reloadComing;

/** Among the drafts of a page that comes again because a choice was made. */
export const justChosen = "consent";

/**
 * Keeps the choice and loads the page anew, so that everything starts under it; what was typed, the place on the page and the
 * focus survive. Only a press leads here, so it cannot loop; a browser that keeps nothing is not reloaded: the choice would be lost.
 * Nor is one that cannot reach the shop: the page would be.
 */
export async function choose(choices: Choices, focus: Element | null) {
  const isKept = saveConsent(choices);
  reloadComing = isKept;
  settleConsent();
  void sendReceipts();
  if (!isKept) return;
  reloadComing = await isThere(location.href);
  if (!reloadComing) return;
  drafts.set(justChosen, "");
  keepInput(focus);
  location.reload();
}
