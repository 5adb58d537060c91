import { readFile, writeFile } from "node:fs/promises";
import { unfilled } from "#contracts/site.ts";
import { type CardPage, makeCards, readHeadline } from "#main/found/make-cards.ts";
import { manifest } from "#main/found/manifest.ts";
import { listHtml } from "#main/list-html.ts";
import { readPage } from "#server/platform/http/seo.ts";

/** Every share card that a built page asks for, with the page whose own it is. */
async function readCards(client: string): Promise<CardPage[]> {
  const names = await listHtml(client);
  const read = await Promise.all(
    names.map(async (name) => {
      const html = await readFile(name, "utf8");
      const page = readPage(html, unfilled.origin);
      return page && { ...page, ...readHeadline(html, page.path) };
    }),
  );
  return [...new Map(read.filter((page) => page !== null).map((page) => [page.card, page])).values()];
}

/** How the site is shared: a card for each page, and the manifest. The lists of its pages are made when they are loaded. */
export async function writeFound(client: string) {
  await Promise.all([makeCards(client, await readCards(client)), writeFile(`${client}/manifest.webmanifest`, JSON.stringify(manifest))]);
}
