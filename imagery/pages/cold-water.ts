import { curve, type Point } from "#imagery/line/curve.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import { fullSun } from "#imagery/line/low-sun.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { ground, row } from "#imagery/line/rows.ts";
import { sea } from "#imagery/line/sea.ts";
import { type Depth, grown, half, limb, within } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines } from "#imagery/line/trace.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const box = [-18, -18, 996, 756] as const;
const horizon = 262;
const rail: Point[] = [
  [96, 300],
  [96, 246],
  [112, 190],
  [168, 158],
  [236, 162],
  [284, 204],
  [298, 270],
  [300, 420],
  [300, 740],
];

/** Four fingers round the rail, the back of the hand towards us. */
const grip = (y: number): Depth =>
  grown(
    3,
    limb([332, y + 8, 27], [316, y, 30]),
    ...[-27, -9, 9, 27].map((k) => limb([322, y + k, 12], [292, y + k - 2, 11.5])),
    limb([346, y + 16, 22], [358, y + 26, 21]),
  );
const high = grip(352);
const low = grip(470);

/** Out of the sea by the harbour ladder: two warm hands on cold iron. */
export function coldWater(p: Palette): string {
  const line = (x: number) => 552 + 6 * Math.sin(x / 66) + 4 * Math.sin(x / 29);
  const over: Depth = (x, y) => line(x) - y;
  const head = grown(7, limb([548, 402, 57], [546, 424, 54]), limb([524, 452, 38], [520, 462, 32]));
  const cap = within(head, half([470, 432], [640, 396]));
  const neck = limb([556, 470, 36], [572, 540, 50]);
  const shoulders = grown(14, neck, limb([520, 560, 50], [640, 566, 56]));
  const upper = grown(7, limb([520, 556, 46], [462, 480, 36], [420, 440, 31]), limb([420, 440, 31], [386, 408, 26], [356, 376, 20]));
  const lower = within(grown(7, limb([500, 590, 40], [440, 560, 34]), limb([440, 560, 34], [398, 524, 27], [356, 494, 20])), over);
  const body = within(grown(6, shoulders, upper), over);
  const wall = "M-10 300H196V740H-10z";
  const stones = "M-10 378H196M-10 456H196M-10 534H196M-10 612H196M60 300V378M140 378V456M36 456V534M120 534V612M70 612V740";
  const still: Depth = (x, y) => Math.hypot(x - 500, (y - 562) * 2.6) - 250;
  const rings = isolines((x, y) => -Math.hypot((x - 510) / 1.1, (y - 562) * 3.4), [-130, -164, -202, -246], {
    box,
    cell: 4,
    keep: (x, y) => Math.min(-over(x, y) - 8, x - 204),
  });
  const rungs = steps(3, (i) => `M196 ${410 + i * 70}H300`).join("");
  return sheet(p.ground, [
    ...[92, 134, 186, 250].map((r, i) => `<circle cx="770" cy="206" r="${r}" stroke="${i === 0 ? p.warm[1] : i < 2 ? p.middle : p.far}"/>`),
    fullSun(p, 770, 206, 58),
    fill(
      ground(() => horizon),
      p.tints[1],
    ),
    ...sea(p, { horizon: horizon + 6, rows: 14, keep: (x, y) => Math.min(x - 204, y < 540 ? -body(x, y) - head(x, y) : still(x, y)) }),
    stroke(`M-5 ${horizon}H965`, p.near, { width: weights.figure }),
    fill(wall, p.tints[2], p.ink),
    stroke(stones, p.middle),
    stroke(rungs, p.ink, { width: 9 }),
    part(body, box, { colour: p.tints[0], line: p.ink }),
    part(lower, box, { colour: p.tints[0], line: p.ink }),
    part(head, box, { colour: p.tints[0], line: p.ink }),
    part(cap, box, { colour: p.near, line: p.ink }),
    part(within(upper, over), box, { colour: p.tints[0] }),
    ...isolines(upper, [0], { box, cell: 3, digits: 1, keep: (x, y) => Math.min(over(x, y) - 2, 505 - x) }).map((d) =>
      stroke(d, p.ink, { width: weights.figure }),
    ),
    stroke(curve(rail), p.ink, { width: 21 }),
    stroke(curve(rail), p.tints[2], { width: 14 }),
    ...halo(grown(2, high, low), p, {
      box: [200, 250, 240, 300],
      steps: [13, 29, 48],
      keep: (x, y) => Math.min(-upper(x, y) - 4, -lower(x, y) - 4, over(x, y)),
    }),
    ...warmth(high, p, { box: [260, 290, 130, 130], cell: 2, deep: 30 }),
    ...warmth(low, p, { box: [260, 410, 130, 130], cell: 2, deep: 30 }),
    stroke(row(line, { from: 330, to: 760 }), p.near, { width: weights.figure }),
    ...rings.map((d, i) => stroke(d, i < 1 ? p.ember : i < 2 ? p.warm[1] : p.near)),
  ]);
}
