import { readdir, readFile, writeFile } from "node:fs/promises";
import { listForAssistants } from "#main/found/list-for-assistants.ts";
import { listForSearch } from "#main/found/list-for-search.ts";
import { makeCards } from "#main/found/make-cards.ts";
import { manifest } from "#main/found/manifest.ts";
import { type PublicPage, readPage } from "#main/found/read-page.ts";

/** Every public page of the built site, once: `/` and `/home` are one. */
async function readPages(client: string): Promise<PublicPage[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.name.endsWith(".html")).map((entry) => `${entry.parentPath}/${entry.name}`);
  const read = await Promise.all(files.map(async (file) => readPage(await readFile(file, "utf8"))));
  const pages = new Map(read.filter((page) => page !== null).map((page) => [page.path, page]));
  return [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** How the site is found and shared: cards, sitemap, llms.txt and manifest, all from what the built pages say of themselves. */
export async function writeFound(client: string) {
  const pages = await readPages(client);
  await Promise.all([
    makeCards(client, pages),
    writeFile(`${client}/sitemap.xml`, listForSearch(pages)),
    writeFile(`${client}/llms.txt`, listForAssistants(pages)),
    writeFile(`${client}/manifest.webmanifest`, JSON.stringify(manifest)),
  ]);
}
