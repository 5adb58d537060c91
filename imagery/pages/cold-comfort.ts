import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { chillOf, personFront } from "#imagery/line/person-front.ts";
import { type Depth, limb, placed, within } from "#imagery/line/shape.ts";
import { softened } from "#imagery/line/softened.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines, outline } from "#imagery/line/trace.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;
const near = [300, 40, 360, 660] as const;
const at = { x: 480, y: 266, scale: 0.82 };

/** Where a body keeps its warmth when it is cold: the trunk glows, hands and feet are let go. */
export function coldComfort(p: Palette): string {
  const body = placed(personFront, at);
  const chill = softened((x, y) => chillOf((x - at.x) / at.scale, (y - at.y) / at.scale) + 0.03 * weather(x / 70, y / 70), near, 5, 3);
  const levels = [0.86, 0.72, 0.6, 0.5, 0.41, 0.3, 0.2];
  const colours = [p.middle, "#5b9aa8", p.far, ...p.warm];
  const bands = levels.map((level, i) =>
    part(
      within(body, (x, y) => (level - chill(x, y)) * 240),
      near,
      { colour: colours[i] as string },
    ),
  );
  const bulk = placed(limb([0, -120, 40], [0, 60, 76], [0, 400, 70]), at);
  const air: Depth = (x, y) => {
    const far = -Math.max(body(x, y), bulk(x, y) - 34);
    return -far + Math.min(1, Math.max(0, far - 14) / 160) * 24 * weather(x / 230, y / 230);
  };
  const rings = steps(13, (i) => -(14 + i * 17 + i * i * 2.2));
  const lines = isolines(air, rings, { box }).map((d, i) => stroke(d, i < 3 ? p.near : i < 7 ? p.middle : p.far, i === 0 ? { width: weights.figure } : {}));
  const grounds = [fill(outline(air, { box }, -100), p.tints[1]), fill(outline(air, { box }, -14), p.tints[0])];
  return sheet(p.ground, [...grounds, ...lines, part(body, near, { colour: p.near }), ...bands]);
}
