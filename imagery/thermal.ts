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

/** The coldest bands are air, and let the ground show through. */
const air = [0.22, 0.3, 0.4, 0.62];

function draw(bones: readonly Bone[], state: "cold" | "warm") {
  const field = warmthOf(bones, state);
  const bands = contours()
    .size([field.width, field.height])
    .thresholds(ramp.map(([at]) => at))([...field.values])
    .map((shape, i) => {
      const d = toPath(shape, { scale: 2 * cell, digits: 0, tolerance: 0.8, smallest: 240 });
      return d && `<path fill="${ramp[i]?.[1]}"${i < air.length ? ` fill-opacity="${air[i]}"` : ""} d="${d}"/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * size.width} ${2 * size.height}" width="${size.width}" height="${size.height}">${bands.join("")}</svg>`;
}

/** The warm foot for light ground: its air is drawn as lines. */
function drawSole() {
  const field = warmthOf(foot, "warm");
  const steps: [number, string][] = [[0.03, "#2e7f95"], [0.09, "#2e7f95"], [0.19, "#1b6277"], ...ramp.slice(6)];
  const bands = contours()
    .size([field.width, field.height])
    .thresholds(steps.map(([at]) => at))([...field.values])
    .map(
      (shape, i) =>
        `<path ${i < 3 ? `fill="none" stroke="${steps[i]?.[1]}" stroke-width="${3 + i}" stroke-opacity="${0.4 + i * 0.3}"` : `fill="${steps[i]?.[1]}"`} d="${toPath(shape, { scale: 2 * cell, digits: 0, tolerance: 0.8, smallest: 240 })}"/>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="180 60 520 980" width="260" height="490">${bands.join("")}</svg>`;
}

await writeFile(new URL("drawn/sole.svg", import.meta.url), drawSole());
for (const [name, bones] of Object.entries({ hand, foot }))
  for (const state of ["cold", "warm"] as const) await writeFile(new URL(`drawn/${name}-${state}.svg`, import.meta.url), draw(bones, state));
