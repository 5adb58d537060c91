import { readFile, writeFile } from "node:fs/promises";
import { unfilled } from "#contracts/site.ts";
import { buildFolder } from "#main/build-folder.ts";
import { listHtml } from "#main/list-html.ts";
import { readSections, type Section } from "#main/words/read-sections.ts";
import { readPage } from "#server/platform/http/seo.ts";

const file = `${buildFolder}/pages.json`;
type WordsOfPage = { path: string; title: string; sections: Section[] };

/**
 * Writes what every public page made at build says, as JSON: for the assistants, which read words and not markup. What only the settings know
 * (contracts/site.ts) is still to be filled in.
 */
export async function writeWords(client: string) {
  const pages = new Map<string, WordsOfPage>();
  for (const name of await listHtml(client)) {
    const html = await readFile(name, "utf8");
    const page = readPage(html, unfilled.origin);
    if (page?.listed) pages.set(page.path, { path: page.path, title: page.title, sections: readSections(html) });
  }
  const sorted = [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  await writeFile(file, JSON.stringify(sorted, null, 1));
}

/** What the last build has written. */
export const readWords = async () => JSON.parse(await readFile(file, "utf8")) as WordsOfPage[];
