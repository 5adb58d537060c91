import { curve, type Point } from "#imagery/line/curve.ts";
import { disc, fill, ring, sheet, stroke, weights } from "#imagery/line/ink.ts";
import { lowSun } from "#imagery/line/low-sun.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { type Depth, grown, half, type Joint, limb, within } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const box = [-18, -18, 996, 756] as const;
const mirrored =
  (shape: Depth): Depth =>
  (x, y) =>
    shape(960 - x, y);

/** The left half of the handlebar, from its stem out to the grip's end. */
const bar: Joint[] = [
  [480, 452, 13],
  [408, 452, 13],
  [352, 470, 12],
  [286, 506, 12],
  [196, 522, 12],
  [120, 540, 12],
];
const grip = limb([268, 510, 18], [106, 542, 18]);

/** A gloved left hand seen by its owner: back of the hand, four fingers over the bar, thumb under it. */
const knuckles: Point[] = [
  [250, 520],
  [218, 516],
  [186, 522],
  [156, 534],
];
const palm = grown(8, limb([196, 640, 38], [214, 560, 44]), limb([196, 640, 38], [176, 572, 42]));
const fingers = knuckles.map(([x, y], i) => limb([x, y + 16, 20], [x - 4 + i, y - 26 + i * 2, 18.5]));
const thumb = limb([236, 596, 26], [274, 560, 19], [298, 532, 15]);
const glove = grown(4, palm, ...fingers, thumb);
const cuff = within(limb([200, 580, 50], [164, 780, 62]), half([300, 636], [100, 652]), half([100, 706], [300, 690]));
const sleeve = within(limb([186, 640, 66], [96, 900, 96]), half([300, 684], [100, 700]));

/** One terrace: roofs and chimneys, running down to the road's far end. */
function terrace(p: Palette): string[] {
  const near = "M-10 300L60 262V214h22v38L150 290V268h18v34L236 326V306h14v28L318 352V338h12v22L392 376V410H-10z";
  return [fill(near, p.tints[1], p.near), `<g transform="matrix(-1 0 0 1 960 0)">${fill(near, p.tints[1], p.near)}</g>`];
}

/** Early, by bicycle: the road, the dawn at its end, and two warm hands. */
export function commute(p: Palette): string {
  const horizon = 388;
  const road = `M452 ${horizon}L-120 730H1080L508 ${horizon}z`;
  const kerbs = steps(4, (i) => `M${448 - i * 5} ${horizon}L${-170 - i * 150} 730M${512 + i * 5} ${horizon}L${1130 + i * 150} 730`).join("");
  const dashes = steps(5, (i) => {
    const y = (near: number) => Math.round(horizon + 340 * near ** 1.8);
    return `M480 ${y(0.14 + i * 0.16)}V${y(0.22 + i * 0.16)}`;
  }).join("");
  const sides = [(shape: Depth) => shape, mirrored];
  const cables = [
    curve([
      [330, 500],
      [352, 560],
      [430, 590],
      [470, 540],
    ]),
    curve([
      [630, 500],
      [604, 572],
      [540, 600],
      [492, 540],
    ]),
  ];
  return sheet(p.ground, [
    ...lowSun(p, { x: 480, y: 372, r: 74, horizon, rings: [30, 68, 114, 168, 230, 300] }),
    ...terrace(p),
    fill(`M-10 ${horizon}h980v350H-10z`, p.tints[1]),
    fill(road, p.tints[0]),
    stroke(`M-5 ${horizon}H965`, p.near, { width: weights.figure }),
    stroke(kerbs, p.middle),
    stroke(dashes, p.middle, { width: weights.figure }),
    part(limb([480, 380, 13], [480, 470, 15]), box, { colour: p.near, line: p.ink }),
    ...cables.map((d) => stroke(d, p.ink)),
    ...sides.flatMap((side) => halo(side(glove), p, { box, steps: [14, 32, 54], keep: (x, y) => -side(sleeve)(x, y) })),
    part(limb([480, 462, 22], [480, 760, 26]), box, { colour: p.tints[2], line: p.ink }),
    part(grown(2, limb(...bar), mirrored(limb(...bar))), box, { colour: p.tints[2], line: p.ink }),
    part(limb([480, 452, 27]), box, { colour: p.near, line: p.ink }),
    disc(480, 410, 26, p.tints[0], p.ink, { width: weights.figure }),
    ring(480, 410, 15, p.middle),
    disc(382, 444, 21, p.tints[0], p.ink, { width: weights.figure }),
    ring(382, 444, 9, p.middle),
    ...sides.flatMap((side) => [
      part(side(grip), box, { colour: p.near, line: p.ink }),
      ...warmth(side(glove), p, { box: side === mirrored ? [620, 440, 300, 290] : [60, 440, 300, 290], deep: 44 }),
      part(side(sleeve), box, { colour: p.tints[0], line: p.ink }),
      part(side(cuff), box, { colour: p.tints[2], line: p.ink }),
      ...knuckles.slice(0, 3).map(([x, y]) => stroke(side === mirrored ? `M${960 - x + 16} ${y - 20}v34` : `M${x - 16} ${y - 20}v34`, p.ember)),
    ]),
  ]);
}
