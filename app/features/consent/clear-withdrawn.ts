import { nothing, readConsent } from "#app/features/consent/stored-consent.ts";
import { deleteDatabases, expireCookie, local, readCookies, session } from "#app/lib/browser/storage.ts";
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
