import { bareTree } from "#imagery/line/bare-tree.ts";
import { curve, type Point } from "#imagery/line/curve.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import { fullSun } from "#imagery/line/low-sun.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { ground, row } from "#imagery/line/rows.ts";
import { type Depth, grown, limb, placed } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

/** The print of a boot: ball and heel. */
const boot: Depth = grown(3, grown(8, limb([-2, -78, 24], [-4, -52, 33]), limb([-4, -52, 33], [4, 2, 25])), limb([6, 50, 25], [6, 66, 25]));
/** Seen aslant, as it lies on the ground before us. */
const printAt = (x: number, mirror: boolean): Depth => {
  const flat = placed(boot, { x, y: 0, scale: 0.62, turn: mirror ? 9 : -9, mirror });
  return (px, py) => flat(px, (py - 592) * 1.5);
};

const peak = (x: number, at: number, wide: number, high: number) => high * Math.exp(-(Math.abs((x - at) / wide) ** 1.6));
const ridge = (x: number) => 352 - peak(x, 180, 120, 190) - peak(x, 356, 100, 96) - peak(x, 30, 90, 84);
const downs = (x: number) => 424 - peak(x, 120, 230, 66) - peak(x, 520, 200, 44) + 60 / (1 + Math.exp(-(x - 690) / 34));
const field = (x: number) => 506 - peak(x, 300, 330, 38) + 54 / (1 + Math.exp(-(x - 720) / 50));

/** One arm of the post: pointed at its far end. */
const arm = (y: number, long: number, tilt: number) => {
  const way = Math.sign(long);
  return `M480 ${y}l${long - way * 26} ${tilt}l${way * 26} 21l${-way * 26} 21l${-long + way * 26} ${-tilt}z`;
};

const paths: readonly Point[][] = [
  [
    [404, 606],
    [330, 590],
    [262, 572],
    [222, 532],
    [262, 486],
    [236, 432],
    [190, 380],
    [204, 320],
    [182, 250],
    [180, 176],
  ],
  [
    [448, 570],
    [446, 546],
    [482, 524],
    [560, 510],
    [572, 478],
    [530, 430],
    [548, 392],
  ],
  [
    [560, 586],
    [640, 598],
    [728, 594],
    [790, 574],
    [826, 540],
    [868, 506],
  ],
  [
    [548, 630],
    [640, 652],
    [780, 640],
    [970, 660],
  ],
];

/** Four ways out of one place: up the hill, along the road, down to the sea, over the grass. */
export function outsideHub(p: Palette): string {
  const prints = [printAt(424, false), printAt(536, true)];
  const hillSide = (top: (x: number) => number, next: (x: number) => number, count: number, colour: string) =>
    steps(count, (k) =>
      stroke(
        row((x) => top(x + 8 * Math.sin(k + x / 50)) + 16 + k * 17 + k * k * 1.5, { keep: (x, y) => next(x) - y - 5 }),
        colour,
      ),
    );
  const water = steps(8, (i) =>
    stroke(
      row((x) => 338 + i * 15 + i * i * 1.6 + (1 + i * 0.6) * Math.sin(x / 38 + i), {
        from: 560,
        keep: (x, y) => Math.min(downs(x) - y - 4, Math.sin(x / 80 + i * 2.2) + 0.75),
      }),
      p.middle,
    ),
  );
  const arms = [
    [312, -190, -14],
    [360, 196, 8],
    [408, -168, 6],
    [456, 172, -6],
  ] as const;
  return sheet(p.ground, [
    ...[86, 130, 184, 250].map((r, i) => `<circle cx="742" cy="236" r="${r}" stroke="${i === 0 ? p.warm[1] : i < 2 ? p.middle : p.far}"/>`),
    fullSun(p, 742, 236, 52),
    fill(
      ground(() => 330, { from: 430 }),
      p.tints[1],
    ),
    stroke("M430 330H965", p.near, { width: weights.figure }),
    ...water,
    fill(ground(ridge, { to: 520 }), p.tints[0]),
    ...hillSide(ridge, downs, 8, p.middle),
    stroke(row(ridge, { to: 470 }), p.near, { width: weights.figure }),
    fill(ground(downs), p.tints[1]),
    ...hillSide(downs, field, 4, p.far),
    stroke(row(downs), p.near, { width: weights.figure }),
    fill(ground(field), p.tints[0]),
    ...hillSide(field, () => 740, 8, p.far),
    stroke(row(field), p.near, { width: weights.figure }),
    ...[
      [612, 470, 90],
      [646, 478, 70],
      [66, 480, 96],
    ].flatMap(([x = 0, y = 0, high = 0]) => bareTree(x, y, high, 0.03).map(({ d, width }) => stroke(d, p.near, { width: width * 0.6 }))),
    ...paths.map((way) => `<path d="${curve(way)}" stroke="${p.ember}" stroke-width="4.5" stroke-dasharray="1 13"/>`),
    fill("M471 280h18v330h-18z", p.tints[2], p.ink),
    ...arms.map(([y, long, tilt]) => fill(arm(y, long, tilt), p.tints[0], p.ink)),
    fill("M466 282l14-20 14 20z", p.near, p.ink),
    ...prints.flatMap((print) => halo(print, p, { box: [340, 500, 290, 190], cell: 3, steps: [11, 25] })),
    ...prints.flatMap((print) => warmth(print, p, { box: [340, 500, 290, 190], cell: 2, deep: 19 })),
  ]);
}
