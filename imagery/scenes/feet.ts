import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import { fullSun } from "#imagery/line/low-sun.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { ground, row } from "#imagery/line/rows.ts";
import { type Depth, grown, limb, placed, within } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines } from "#imagery/line/trace.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const box = [-18, -18, 996, 756] as const;

/** A foot from its inner side, toes to the right: heel at nought, sole on the line y = 34. */
const foot: Depth = within(
  grown(
    9,
    limb([-2, 2, 34], [8, -24, 33]),
    limb([14, -40, 34], [22, -92, 31], [26, -150, 34], [26, -330, 50]),
    limb([24, -34, 38], [74, 0, 31], [132, 12, 23]),
    limb([128, 12, 22], [168, 17, 17], [184, 19, 14]),
  ),
  (_x, y) => 34 - y,
);
const shaft: Depth = limb([26, -120, 58], [26, -196, 62]);
/** Leather all round the foot, up to the ankle; the sole is flat, with a heel. */
const boot: Depth = within(
  grown(
    10,
    (x, y) => foot(x, y) + 19,
    (x, y) => shaft(x, y),
  ),
  (_x, y) => y + 186,
  (_x, y) => 46 - y,
);
const sole: Depth = grown(3, limb([-30, 56, 12], [196, 54, 12]), limb([-32, 60, 14], [24, 62, 13]));
const sock: Depth = within(
  limb([26, -170, 48], [26, -228, 50]),
  (_x, y) => y + 226,
  (_x, y) => -168 - y,
);
const leg: Depth = within(limb([26, -200, 56], [30, -560, 74]), (_x, y) => -212 - y);

function step(p: Palette, at: { x: number; y: number; turn?: number; scale: number }): string[] {
  const laces = [-118, -92, -66].map((y, i) => placed(limb([44 + i * 5, y + 4, 2], [70 + i * 7, y - 4, 2]), at));
  const line = { line: p.ink };
  return [
    part(placed(leg, at), box, { colour: p.tints[2], ...line }),
    part(placed(sock, at), box, { colour: p.tints[0], ...line }),
    part(placed(boot, at), box, { colour: p.tints[0], ...line }),
    part(placed(sole, at), box, { colour: p.near, ...line }),
    ...warmth(
      placed(
        within(foot, (_x, y) => y + 150),
        at,
      ),
      p,
      { box, cell: 3, deep: 34 * at.scale },
    ),
    ...laces.map((lace) => part(lace, box, { colour: p.ink })),
  ];
}

/** A step over frozen grass: the boots are lines, the feet in them are warm. */
export function feet(p: Palette): string {
  const floor = (x: number) => 596 + 6 * Math.sin(x / 140) + 3 * Math.sin(x / 37);
  const hills = (x: number) => 372 - 46 * Math.exp(-(((x - 140) / 190) ** 2)) - 74 * Math.exp(-(((x - 800) / 240) ** 2));
  const blades = steps(46, (i) => {
    const x = 8 + i * 21 + ((i * 37) % 11);
    const high = 12 + ((i * 53) % 26);
    const lean = ((i * 29) % 17) - 8;
    return `M${x} ${Math.round(floor(x))}q${Math.round(lean / 3)}-${Math.round(high * 0.6)} ${lean}-${high}`;
  }).join("");
  const fields = steps(8, (i) =>
    stroke(
      row((x) => hills(x) + 20 + i * 21 + i * i * 1.3 + 4 * Math.sin(x / 90 + i), { keep: (x, y) => floor(x) - 46 - y }),
      i < 3 ? p.far : p.middle,
    ),
  );
  const frost = steps(6, (i) =>
    stroke(
      row((x) => floor(x) + 20 + i * 19 + (3 + i) * Math.sin(x / (80 + i * 14) + i * 0.7), { keep: (x) => Math.sin(x / 120 + i * 2.3) + 0.75 }),
      i < 3 ? p.near : p.middle,
    ),
  );
  const front = { x: 548, y: 526, scale: 1.06 };
  const rear = { x: 214, y: 456, scale: 1.06, turn: 28 };
  const pressed = isolines((x, y) => -Math.hypot((x - 640) / 1.7, (y - 606) * 2.4), [-84, -104, -128], { box, cell: 4, keep: (x, y) => y - floor(x) - 8 });
  return sheet(p.ground, [
    ...[72, 108, 152, 204].map((r, i) => `<circle cx="826" cy="262" r="${r}" stroke="${i === 0 ? p.warm[1] : i === 1 ? p.middle : p.far}"/>`),
    fullSun(p, 826, 262, 44),
    fill(ground(hills), p.tints[1]),
    stroke(row(hills), p.near, { width: weights.figure }),
    ...fields,
    ...halo(placed(sole, front), p, { box: [380, 400, 560, 200], steps: [16, 34], keep: (x, y) => floor(x) - y }),
    ...step(p, rear),
    ...step(p, front),
    fill(
      ground((x) => floor(x) + 1),
      p.tints[0],
    ),
    stroke(row(floor), p.ink, { width: weights.figure }),
    ...frost,
    ...pressed.map((d, i) => stroke(d, i < 2 ? p.ember : p.warm[1])),
    stroke(blades, p.near),
  ]);
}
