import { whyKept } from "#content/legal/why-kept.ts";
import { cookies, type Stored, storageKeys } from "#contracts/storage-keys.ts";

const places = { localStorage: "local storage", sessionStorage: "session storage", indexedDB: "a small database", cookie: "cookie" } as const;

type Told = Stored & { purpose: string; kept: string };
const lists: Record<keyof typeof whyKept, Stored> = { ...cookies, ...storageKeys };

/** Everything this site may keep in a browser, and why; cookies first. */
export const storedInYourBrowser: readonly Told[] = (Object.keys(lists) as (keyof typeof whyKept)[]).map((key) => ({ ...lists[key], ...whyKept[key] }));

const shownName = ({ name, begins }: Stored) => (begins ? `${name}…` : name);

/** One row of the policy for each: name, where, why, how long. */
export const rowsOf = (stored: readonly Told[]): readonly (readonly string[])[] =>
  stored.map((one) => [shownName(one), places[one.where], one.purpose, one.kept]);

/** The setting under which a row stands, for the rows that do not always. */
export const settingsOf = (stored: readonly Stored[]): Readonly<Record<string, string>> =>
  Object.fromEntries(stored.flatMap((one) => (one.only ? [[shownName(one), one.only]] : [])));
