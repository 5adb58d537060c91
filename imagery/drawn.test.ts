import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const drawn = new URL("drawn/", import.meta.url);
const sizeOf = async (name: string) => gzipSync(await readFile(new URL(name, drawn))).length;

test("hand and foot, cold and warm, stay under 25 KB together", async () => {
  const sizes = await Promise.all(["hand-cold.svg", "hand-warm.svg", "foot-cold.svg", "foot-warm.svg"].map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
});

test("no drawing carries a style attribute or script, which the policy would refuse", async () => {
  for (const name of (await readdir(drawn)).filter((file) => file.endsWith(".svg")))
    expect(await readFile(new URL(name, drawn), "utf8"), name).not.toMatch(/ style=|<script|<style/);
});
