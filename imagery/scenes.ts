import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { dark, light } from "#imagery/line/palette.ts";
import { commute } from "#imagery/scenes/commute.ts";
import { feet } from "#imagery/scenes/feet.ts";
import { hike } from "#imagery/scenes/hike.ts";
import { run } from "#imagery/scenes/run.ts";
import { skin } from "#imagery/scenes/skin.ts";
import { swim } from "#imagery/scenes/swim.ts";

/** Each on light ground; on dark too where a page or a share card shows it so. */
const scenes = {
  "scene-swim": swim(light),
  "scene-swim-dark": swim(dark),
  "scene-run": run(light),
  "scene-run-dark": run(dark),
  "scene-hike": hike(light),
  "scene-hike-dark": hike(dark),
  "scene-feet": feet(light),
  "scene-feet-dark": feet(dark),
  "scene-commute": commute(light),
  "scene-skin": skin(light),
};

for (const [name, svg] of Object.entries(scenes)) {
  await writeFile(new URL(`drawn/${name}.svg`, import.meta.url), svg);
  console.log(name, gzipSync(svg).length);
}
