import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { packAssets } from "#main/pack-assets.ts";

it("compresses what is worth it, in every folder, and nothing else", async () => {
  const folder = await mkdtemp(`${tmpdir()}/shop-pack-`);
  const text = "const warm = true;\n".repeat(200);
  await mkdir(`${folder}/assets`);
  await writeFile(`${folder}/assets/a.js`, text);
  await writeFile(`${folder}/b.avif`, text);
  await packAssets(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(["assets", "assets/a.js", "assets/a.js.br", "assets/a.js.gz", "b.avif"]);
  expect(String(brotliDecompressSync(await readFile(`${folder}/assets/a.js.br`)))).toBe(text);
  expect(String(gunzipSync(await readFile(`${folder}/assets/a.js.gz`)))).toBe(text);
  await rm(folder, { recursive: true });
});
