import { cookies, type Stored, storageKeys } from "#contracts/storage-keys.ts";

const places = { localStorage: "local storage", sessionStorage: "session storage", indexedDB: "a small database", cookie: "cookie" } as const;

/** Everything this site may keep in a browser, cookies first. */
export const storedInYourBrowser: readonly Stored[] = [...Object.values(cookies), ...Object.values(storageKeys)];

/** One row of the policy: name, where, why, how long. */
export const rowOf = ({ name, begins, where, purpose, kept }: Stored): readonly string[] => [begins ? `${name}…` : name, places[where], purpose, kept];
