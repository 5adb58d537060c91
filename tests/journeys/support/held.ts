import type { Page } from "@playwright/test";
import { cookies, type Stored, storageKeys } from "#contracts/storage-keys.ts";

/** What a browser holds under one name, and where. */
export type Held = Pick<Stored, "name" | "where">;

export const declared: readonly Stored[] = [...Object.values(cookies), ...Object.values(storageKeys)];

/** The line that declares it, if one does. */
export const declarationOf = ({ name, where }: Held) =>
  declared.find((one) => one.where === where && (one.begins ? name.startsWith(one.name) : name === one.name));

/** Everything that this browser holds of the site at present: all four places that there are. */
export async function readHeld(page: Page): Promise<Held[]> {
  const inPage = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name = "" }) => name),
  }));
  const { host } = new URL(page.url());
  const cookie = (await page.context().cookies(`http://${host}`)).map(({ name }) => name.replace(/^__Host-/, ""));
  const places = { ...inPage, cookie };
  return (Object.keys(places) as (keyof typeof places)[]).flatMap((where) => places[where].map((name) => ({ where, name })));
}

/** A name that the declaration covers. */
const nameFor = ({ name, begins }: Stored) => (begins ? `${name}left-over` : name);

/** Leaves something under every declared name that needs consent, as a feature that ran would have. */
export async function leaveBehind(page: Page) {
  const left = declared.filter(({ category }) => category !== "necessary").map((one) => ({ where: one.where, name: nameFor(one) }));
  const { origin } = new URL(page.url());
  await page.context().addCookies(left.filter(({ where }) => where === "cookie").map(({ name }) => ({ name, value: "1", url: origin })));
  await page.evaluate(async (all) => {
    for (const { where, name } of all) {
      if (where === "localStorage" || where === "sessionStorage") window[where].setItem(name, "1");
      if (where !== "indexedDB") continue;
      await new Promise<void>((done) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      });
    }
  }, left);
}
