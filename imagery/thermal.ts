import { writeFile } from "node:fs/promises";
import { contours } from "d3-contour";
import { type Bone, cell, foot, hand, size, warmthOf } from "#imagery/bones.ts";
import { toPath } from "#imagery/to-path.ts";

/** Dark to bright; luminance rises throughout. */
const ramp: [number, string][] = [
  [0.045, "#0a2c39"],
  [0.085, "#103a49"],
  [0.135, "#174f61"],
  [0.2, "#1f6a80"],
  [0.27, "#2e7f95"],
  [0.36, "#5b9aa8"],
  [0.435, "#e85a1f"],
  [0.53, "#f4792a"],
  [0.63, "#ff9235"],
  [0.73, "#ffa640"],
  [0.82, "#ffc277"],
  [0.92, "#ffddae"],
  [1.0, "#ffeccf"],
];

function draw(bones: readonly Bone[], state: "cold" | "warm") {
  const field = warmthOf(bones, state);
  const bands = contours()
    .size([field.width, field.height])
    .thresholds(ramp.map(([at]) => at))([...field.values])
    .map((shape, i) => `<path fill="${ramp[i]?.[1]}" d="${toPath(shape, { scale: 2 * cell, digits: 0, tolerance: 0.8, smallest: 240 })}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * size.width} ${2 * size.height}" width="${size.width}" height="${size.height}">${bands.join("")}</svg>`;
}

for (const [name, bones] of Object.entries({ hand, foot }))
  for (const state of ["cold", "warm"] as const) await writeFile(new URL(`drawn/${name}-${state}.svg`, import.meta.url), draw(bones, state));
