import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checkClaims } from "#content/check-claims.ts";
import { claimExceptions } from "#content/claim-exceptions.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";
import { readText } from "#tests/support/read-text.ts";

const pages = await readBuiltPages();

describe("no page says of the cream what it may not", () => {
  it.each(pages.map(({ path, html }) => [path, html]))("%s", (_, html) => {
    expect(checkClaims(readText(html))).toEqual([]);
  });
});

it("nor does a picture's own text, or its label", async () => {
  const imagery = new URL("../../imagery/", import.meta.url);
  const drawn = (await readdir(new URL("drawn", imagery))).filter((name) => name.endsWith(".svg")).map((name) => `drawn/${name}`);
  for (const name of [...drawn, "tube/label.ts"]) {
    const words = readText(await readFile(new URL(name, imagery), "utf8"));
    expect(checkClaims(words), name).toEqual([]);
  }
});

it("reads what is there: the same check stops a page with one bad sentence more", () => {
  const [page] = pages;
  const spoilt = page?.html.replace("</main>", '<p>It boosts circulation.</p><img alt="Warm for 8 hours"></main>') ?? "";
  expect(checkClaims(readText(spoilt)).map(({ words }) => words)).toEqual(["circulation", "8 hours"]);
});

it("keeps no exception that no page needs", () => {
  const said = pages.flatMap(({ html }) => splitSentences(readText(html)));
  const idle = claimExceptions.filter(({ sentence }) => !said.some((words) => sentence.test(words)));
  expect(idle.map(({ reason }) => reason)).toEqual([]);
});
