import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { brand } from "#content/brand.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What pages, routes, functions and mails are made of. */
const folders = ["app", "contracts", "content", "server", "main", "imagery"];
const old = new RegExp(`${brand.name}|${brand.slug}|\\b${brand.referencePrefix}-`, "i");

async function readSources(folder: string) {
  const entries = await readdir(root + folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(tsx?|css|mdx?|svg|json)$/.test(entry.name) && !entry.name.includes(".test."));
  return Promise.all(
    files.map(async (entry) => ({
      path: `${entry.parentPath}/${entry.name}`.slice(root.length),
      text: await readFile(`${entry.parentPath}/${entry.name}`, "utf8"),
    })),
  );
}

// `npm run prove -- one-name` builds and runs the shop under another name and reads all that leaves it.
it("one file names the product: nothing else that makes a page, route, function or mail does", async () => {
  const sources = (await Promise.all(folders.map(readSources))).flat();
  expect(sources.length).toBeGreaterThan(400);
  const naming = sources.filter(({ path, text }) => old.test(path) || old.test(text)).map(({ path }) => path);
  expect(naming).toEqual(["content/brand.ts"]);
});
