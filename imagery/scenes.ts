import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { dark, light } from "#imagery/line/palette.ts";
import { commute } from "#imagery/scenes/commute.ts";
import { feet } from "#imagery/scenes/feet.ts";
import { hike } from "#imagery/scenes/hike.ts";
import { run } from "#imagery/scenes/run.ts";
import { skin } from "#imagery/scenes/skin.ts";
import { swim } from "#imagery/scenes/swim.ts";

const scenes = { "scene-swim": swim, "scene-run": run, "scene-hike": hike, "scene-feet": feet, "scene-commute": commute, "scene-skin": skin };

for (const [name, draw] of Object.entries(scenes))
  for (const [mark, palette] of [
    ["", light],
    ["-dark", dark],
  ] as const) {
    const svg = draw(palette);
    await writeFile(new URL(`drawn/${name}${mark}.svg`, import.meta.url), svg);
    console.log(name + mark, gzipSync(svg).length);
  }
