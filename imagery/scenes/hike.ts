import { curve } from "#imagery/line/curve.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import { fullSun } from "#imagery/line/low-sun.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { ground, row } from "#imagery/line/rows.ts";
import { grown, half, limb, within } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const box = [420, 120, 420, 600] as const;

const peak = (x: number, at: number, wide: number, high: number) => high * Math.exp(-(Math.abs((x - at) / wide) ** 1.7));
/** From the furthest range to the ground we stand on. */
const ranges: readonly ((x: number) => number)[] = [
  (x) => 330 - peak(x, 250, 120, 96) - peak(x, 470, 90, 60) - peak(x, 800, 150, 70) - 6 * Math.sin(x / 23),
  (x) => 396 - peak(x, 90, 160, 120) - peak(x, 392, 130, 84) - peak(x, 930, 160, 116) - 4 * Math.sin(x / 31),
  (x) => 476 - peak(x, 250, 170, 92) - peak(x, 860, 190, 74) - 4 * Math.sin(x / 37),
  (x) => 596 - peak(x, 30, 200, 66) - peak(x, 660, 250, 40),
];

/** A range and the lines of equal height down its side. */
function range(p: Palette, i: number): string[] {
  const top = ranges[i] as (x: number) => number;
  const next = ranges[i + 1] ?? (() => 740);
  const lines = steps(5 + i * 2, (k) => {
    const down = 15 + k * (13 + i * 3.5) + k * k * 1.2;
    const at = (x: number) => top(x + 14 * Math.sin(k + x / 60)) * (1 - k * 0.045) + (330 + i * 70) * k * 0.045 + down;
    return stroke(row(at, { keep: (x, y) => next(x) - y - 5 }), i === 0 ? p.far : i < 3 ? p.middle : p.near);
  });
  return [
    fill(ground(top), [p.tints[0], p.tints[1], p.tints[0], p.tints[1]][i] as string),
    ...lines,
    stroke(row(top), i === 0 ? p.middle : i === 3 ? p.ink : p.near, { width: weights.figure }),
  ];
}

const legs = [
  grown(5, limb([610, 400, 33], [604, 462, 29], [600, 494, 22]), limb([600, 494, 22], [596, 522, 22], [596, 570, 15])),
  grown(5, limb([648, 400, 33], [660, 456, 28], [668, 486, 22]), limb([668, 486, 22], [666, 514, 21], [658, 556, 15])),
];
const boots = [
  grown(3, limb([596, 566, 18], [592, 586, 18]), limb([590, 592, 13], [578, 594, 12])),
  grown(3, limb([658, 554, 18], [662, 574, 18]), limb([664, 580, 13], [676, 582, 12])),
];
const trunk = within(
  grown(7, limb([584, 262, 25], [674, 262, 25]), limb([596, 284, 38], [608, 372, 36]), limb([662, 284, 38], [650, 372, 36])),
  half([540, 414], [720, 414]),
);
const leftArm = grown(5, limb([580, 264, 25], [552, 306, 22], [532, 346, 19]), limb([532, 346, 19], [508, 334, 16], [486, 320, 13]));
const rightArm = grown(5, limb([678, 264, 25], [702, 314, 21], [710, 352, 19]), limb([710, 352, 19], [694, 376, 16], [676, 384, 14]));
const fist = grown(3, limb([480, 306, 16], [478, 324, 17]), limb([484, 300, 10], [490, 312, 11]));
const head = grown(4, limb([629, 188, 31], [629, 200, 30]), limb([629, 214, 21], [629, 236, 18]));
const hat = grown(3, within(limb([629, 186, 35], [629, 194, 34]), half([580, 200], [680, 200])), limb([629, 148, 9]));
const pack = grown(10, limb([606, 276, 28], [652, 276, 28]), limb([602, 366, 30], [656, 366, 30]));
const lid = grown(6, limb([604, 264, 19], [654, 264, 19]));

/** On the ridge, looking out: one warm hand on the pole. */
export function hike(p: Palette): string {
  const skin = { colour: p.tints[0], line: p.ink };
  const clouds = steps(3, (i) =>
    stroke(
      row((x) => 96 + i * 34 + 10 * Math.sin(x / 130 + i * 2), {
        keep: (x, y) => Math.min(Math.sin(x / 150 + i * 2.2 + 2) + 0.1, Math.hypot(x - 300, y - 196) - 146),
      }),
      p.far,
    ),
  );
  return sheet(p.ground, [
    ...clouds,
    ...[54, 88, 130].map((r, i) => `<circle cx="300" cy="196" r="${r}" stroke="${i === 0 ? p.warm[1] : p.far}"/>`),
    fullSun(p, 300, 196, 30),
    ...ranges.flatMap((_top, i) => range(p, i)),
    ...halo(fist, p, { box: [360, 190, 230, 250], steps: [13, 29, 48] }),
    ...legs.map((leg) => part(leg, box, { colour: p.tints[2], line: p.ink })),
    ...boots.map((boot) => part(boot, box, { colour: p.near, line: p.ink })),
    part(rightArm, box, skin),
    part(head, box, skin),
    part(trunk, box, skin),
    part(hat, box, { colour: p.near, line: p.ink }),
    part(leftArm, box, skin),
    part(pack, box, { colour: p.tints[2], line: p.ink }),
    part(lid, box, { colour: p.near, line: p.ink }),
    stroke(
      `${curve([
        [580, 326],
        [629, 334],
        [678, 326],
      ])}M614 284V326M644 284V326`,
      p.near,
    ),
    stroke("M480 288L456 604", p.ink, { width: 5 }),
    ...warmth(fist, p, { box: [440, 270, 80, 90], cell: 2, deep: 18 }),
    stroke("M446 596h22", p.ink, { width: weights.figure }),
  ]);
}
