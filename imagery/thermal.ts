import { writeFile } from "node:fs/promises";
import { contours } from "d3-contour";
import { colour, mix } from "#content/tokens.ts";
import { type Bone, cell, foot, hand, size, warmthOf } from "#imagery/bones.ts";
import { toPath } from "#imagery/to-path.ts";

/** Dark to bright; luminance rises throughout. */
const ramp: [number, string][] = [
  [0.045, mix("sea-950", "sea-900", 0.85)],
  [0.085, mix("sea-900", "sea-800", 0.7)],
  [0.135, mix("sea-800", "sea-600", 0.45)],
  [0.2, mix("sea-600", "sea-500", 0.25)],
  [0.27, colour("sea-500")],
  [0.36, mix("sea-500", "ice-300", 0.35)],
  [0.435, colour("ember-500")],
  [0.53, mix("ember-500", "amber-400", 0.4)],
  [0.63, mix("ember-500", "amber-400", 0.8)],
  [0.73, colour("amber-400")],
  [0.82, mix("amber-400", "glow-200", 0.5)],
  [0.92, colour("glow-200")],
  [1.0, mix("glow-200", "glow-50", 0.55)],
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
  const steps: [number, string][] = [[0.03, colour("sea-500")], [0.09, colour("sea-500")], [0.19, colour("sea-600")], ...ramp.slice(6)];
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
