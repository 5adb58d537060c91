import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import type { Depth } from "#imagery/line/shape.ts";
import { isolines, outlines } from "#imagery/line/trace.ts";
import { warmth } from "#imagery/line/warmth.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;
const left = [292, 384] as const;
const right = [668, 336] as const;
const middle = [480, 360] as const;

const fromLeft: Depth = (x, y) => Math.hypot(x - left[0], y - left[1]);
const fromRight: Depth = (x, y) => Math.hypot(x - right[0], y - right[1]);

/** Cassini's ovals: lines on which the product of two distances stands still. Near each centre they are its own; further out they hold both. */
const between: Depth = (x, y) => {
  const [a, b] = [fromLeft(x, y), fromRight(x, y)];
  const stirred = 0.055 * Math.min(1, Math.min(a, b) / 150) * Math.min(1, Math.hypot(x - middle[0], y - middle[1]) / 150) * weather(x / 200, y / 200 + 1);
  return -Math.sqrt(a * b) * (1 + stirred);
};

/** Two systems meet: each keeps its centre, and further out they share their weather. */
export function partners(p: Palette): string {
  const waist = between(...middle);
  const own = [0.36, 0.47, 0.575, 0.675, 0.77, 0.86, 0.94].map((share) => share * waist);
  const shared = [1.05, 1.14, 1.24, 1.36, 1.5, 1.67, 1.87, 2.1, 2.38, 2.7].map((share) => share * waist);
  const bold = (i: number) => (i === 6 ? { width: weights.figure } : {});
  const warm = isolines(between, own, { box, cell: 5, keep: (x) => x - 480 }).map((d, i) => stroke(d, i < 5 ? p.ember : p.warm[1], bold(i)));
  const cold = isolines(between, own, { box, cell: 5, keep: (x) => 480 - x }).map((d, i) => stroke(d, i < 5 ? p.near : p.middle, bold(i)));
  const both = isolines(between, shared, { box }).map((d, i) => stroke(d, i < 1 ? p.near : i < 5 ? p.middle : p.far, i === 0 ? { width: weights.figure } : {}));
  const grounds = outlines(between, [1.5 * waist, 1.05 * waist, 0.94 * waist], { box }).map((d, i) =>
    fill(d, [p.tints[1], p.tints[2], p.tints[0]][i] as string),
  );
  const core = outlines((x, y) => 38 - fromLeft(x, y), [0, 12, 25], { box, cell: 4 }).map((d, i) => fill(d, [p.near, p.middle, p.far][i] as string));
  return sheet(p.ground, [
    ...grounds,
    ...both,
    ...cold,
    ...warm,
    ...core,
    ...warmth((x, y) => 40 - fromRight(x, y), p, { box: [600, 260, 140, 150], deep: 40 }),
  ]);
}
