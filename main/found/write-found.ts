import { readdir, readFile, writeFile } from "node:fs/promises";
import { unfilled } from "#contracts/site.ts";
import { makeCards } from "#main/found/make-cards.ts";
import { manifest } from "#main/found/manifest.ts";
import { type PublicPage, readPage } from "#server/http/found/read-page.ts";

/** Every share card that a built page asks for, with the page whose own it is. */
async function readCards(client: string): Promise<PublicPage[]> {
  const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));
  const pages = new Map<string, PublicPage>();
  for (const name of names) {
    const page = readPage(await readFile(`${client}/${name}`, "utf8"), unfilled.origin);
    // A page may name another as the one to find: the card is that one's.
    const isItsOwn = page && `/${name.replace(/\/?index\.html$/, "")}` === page.path;
    if (page && (isItsOwn || !pages.has(page.card))) pages.set(page.card, page);
  }
  return [...pages.values()];
}

/** How the site is shared: a card for each page, and the manifest. The lists of its pages are made when they are loaded. */
export async function writeFound(client: string) {
  await Promise.all([makeCards(client, await readCards(client)), writeFile(`${client}/manifest.webmanifest`, JSON.stringify(manifest))]);
}
