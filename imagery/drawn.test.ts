import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";

const drawn = new URL("drawn/", import.meta.url);
const read = (name: string) => readFile(new URL(name, drawn), "utf8");
const sizeOf = async (name: string) => gzipSync(await read(name)).length;
const drawings = (await readdir(drawn)).filter((file) => file.endsWith(".svg"));
/** What stands beside words, against what fills a whole first screen. */
const pictures = drawings.filter((file) => /^(scene|page|blog|outside|person)-/.test(file));

test("hand and foot, cold and warm, stay under 25 KB together", async () => {
  const sizes = await Promise.all(["hand-cold.svg", "hand-warm.svg", "foot-cold.svg", "foot-warm.svg"].map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
});

test.each(drawings)("%s carries no style and no script, which the policy would refuse", async (name) => {
  expect(/ style=|<script|<style|\son\w+=|href=|<image|<foreignObject/.exec(await read(name))?.[0]).toBeUndefined();
});

test.each(drawings)("%s parses and is as large as it says", async (name) => {
  const svg = await read(name);
  const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
  expect(format).toBe("svg");
  const [, says] = /^<svg [^>]*?( width="\d+" height="\d+")/.exec(svg) ?? [];
  expect(says).toBe(` width="${width}" height="${height}"`);
  expect(/NaN|undefined|Infinity| d=""/.exec(svg)?.[0]).toBeUndefined();
});

test.each(pictures)("%s stays under 14 KB on the way to the browser", async (name) => {
  expect(await sizeOf(name)).toBeLessThan(14_000);
});

test("what lies between sections stays under 2 KB a piece", async () => {
  for (const name of drawings.filter((file) => file.startsWith("divider-"))) expect(await sizeOf(name), name).toBeLessThan(2_000);
});
