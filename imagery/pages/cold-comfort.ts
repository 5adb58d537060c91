import { mix } from "#content/tokens.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { chillOf, personFront } from "#imagery/line/person-front.ts";
import { type Depth, limb, placed } from "#imagery/line/shape.ts";
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
  const colours = [p.middle, mix("sea-500", "ice-300", 0.35), p.far, ...p.warm];
  // Cut out by one outline of the body, which each band would otherwise draw anew.
  const bands = levels.map((level, i) =>
    fill(
      outline((x, y) => (level - chill(x, y)) * 240, { box: near }),
      colours[i] as string,
    ),
  );
  const [x, y, w, h] = near;
  const all = `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="${p.near}"/>${bands.join("")}`;
  const cut = `<clipPath id="body"><path d="${outline(body, { box: near, cell: 3, digits: 1, tolerance: 0.5 })}"/></clipPath><g clip-path="url(#body)">${all}</g>`;
  const bulk = placed(limb([0, -120, 40], [0, 60, 76], [0, 400, 70]), at);
  const air: Depth = (x, y) => {
    const far = -Math.max(body(x, y), bulk(x, y) - 34);
    return -far + Math.min(1, Math.max(0, far - 14) / 160) * 24 * weather(x / 230, y / 230);
  };
  const rings = steps(13, (i) => -(14 + i * 17 + i * i * 2.2));
  const lines = isolines(air, rings, { box, tolerance: 1.6 }).map((d, i) =>
    stroke(d, i < 3 ? p.near : i < 7 ? p.middle : p.far, i === 0 ? { width: weights.figure } : {}),
  );
  const grounds = [fill(outline(air, { box, tolerance: 1.8 }, -100), p.tints[1]), fill(outline(air, { box, tolerance: 1.8 }, -14), p.tints[0])];
  return sheet(p.ground, [...grounds, ...lines, cut]);
}
