import { cookies, storageKeys } from "#contracts/storage-keys.ts";

const places = { localStorage: "local storage", sessionStorage: "session storage" } as const;

/** One row for each cookie and key that this site may keep in a browser: name, where, why, how long. */
export const storedInYourBrowser: readonly (readonly string[])[] = [
  ...Object.values(cookies).map(({ name, purpose, kept }) => [name, "cookie", purpose, kept]),
  ...Object.values(storageKeys).map(({ name, where, purpose, kept }) => [name, places[where], purpose, kept]),
];
