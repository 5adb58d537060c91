import { cookies, storageKeys } from "#contracts/storage-keys.ts";

const places = { localStorage: "local storage", sessionStorage: "session storage" } as const;

type Stored = { name: string; category: string; purpose: string; kept: string; where?: keyof typeof places };
const all: readonly Stored[] = [...Object.values(cookies), ...Object.values(storageKeys)];

/** One row for each cookie and key of a category that this site may keep in a browser: name, where, why, how long. */
export const storedInYourBrowser = (category: string): readonly (readonly string[])[] =>
  all.filter((stored) => stored.category === category).map(({ name, where, purpose, kept }) => [name, where ? places[where] : "cookie", purpose, kept]);
