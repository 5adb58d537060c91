import { expireCookie } from "#app/features/consent/expire-cookie.ts";
import type { Stored } from "#contracts/storage-keys.ts";

type Browser = Pick<Window, "localStorage" | "sessionStorage" | "indexedDB" | "document" | "location">;

const isOne = ({ name, begins }: Stored, found: string) => (begins ? found.startsWith(name) : found === name);

/** Takes these out of the browser, under every name that is theirs. Where it refuses storage there is nothing to take out. */
export function clearStored(stored: readonly Stored[], browser: Browser) {
  const isGone = (where: Stored["where"], name: string) => stored.some((one) => one.where === where && isOne(one, name));
  try {
    for (const where of ["localStorage", "sessionStorage"] as const)
      for (const name of Object.keys(browser[where])) if (isGone(where, name)) browser[where].removeItem(name);
    for (const pair of browser.document.cookie.split(/;\s*/)) {
      const [name = ""] = pair.split("=");
      if (isGone("cookie", name.replace(/^__Host-/, ""))) expireCookie(name, browser);
    }
    if (stored.some(({ where }) => where === "indexedDB")) clearDatabases((name) => isGone("indexedDB", name), browser).catch(() => {});
  } catch {
    return;
  }
}

async function clearDatabases(isGone: (name: string) => boolean, { indexedDB }: Browser) {
  for (const { name } of await indexedDB.databases()) if (name && isGone(name)) indexedDB.deleteDatabase(name);
}
