import { cookies, type Stored, storageKeys } from "#contracts/storage-keys.ts";

const places = { localStorage: "local storage", sessionStorage: "session storage", indexedDB: "a small database", cookie: "cookie" } as const;

/** Everything this site may keep in a browser, cookies first. */
export const storedInYourBrowser: readonly Stored[] = [...Object.values(cookies), ...Object.values(storageKeys)];

const shownName = ({ name, begins }: Stored) => (begins ? `${name}…` : name);

/** One row of the policy for each: name, where, why, how long. */
export const rowsOf = (stored: readonly Stored[]): readonly (readonly string[])[] =>
  stored.map((one) => [shownName(one), places[one.where], one.purpose, one.kept]);

/** The setting under which a row stands, for the rows that do not always. */
export const settingsOf = (stored: readonly Stored[]): Readonly<Record<string, string>> =>
  Object.fromEntries(stored.flatMap((one) => (one.only ? [[shownName(one), one.only]] : [])));
