import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { formatMoney, formatShort } from "#contracts/money.ts";

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

// `npm run prove -- other-facts` builds and runs the shop with another name, price, size and date, and reads all that leaves it.
it("one file names the product: nothing else that makes a page, route, function or mail does", async () => {
  const sources = (await Promise.all(folders.map(readSources))).flat();
  expect(sources.length).toBeGreaterThan(400);
  const naming = sources.filter(({ path, text }) => old.test(path) || old.test(text)).map(({ path }) => path);
  expect(naming).toEqual(["content/brand.ts"]);
});

/** Comments may give examples. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
const { price, sizeMl } = catalogue.tube;
const typedByHand = new RegExp(`${formatShort(price)}(?!\\d)|\\b${sizeMl} ?ml\\b`, "i");

it("one file has the price and the size of the tube: all else asks it", async () => {
  const sources = (await Promise.all(folders.map(readSources))).flat();
  expect(typedByHand.test(`only ${formatMoney(price)}`)).toBe(true);
  const typing = sources.filter(({ text }) => typedByHand.test(withoutComments(text)));
  expect(typing.map(({ path }) => path)).toEqual([]);
});
