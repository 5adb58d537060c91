import { mix } from "#content/tokens.ts";
import { curve } from "#imagery/line/curve.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import { lowSun } from "#imagery/line/low-sun.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { ground, row } from "#imagery/line/rows.ts";
import { sea } from "#imagery/line/sea.ts";
import { type Depth, grown, limb, within } from "#imagery/line/shape.ts";
import { isolines } from "#imagery/line/trace.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const box = [-18, -18, 996, 756] as const;
const horizon = 250;
const shoulder = [556, 452] as const;
const elbow = [462, 292] as const;
const wrist = [322, 388] as const;
const entry = [258, 476] as const;

/** Fingers together and leading, palm down, as a swimmer's hand goes in. */
const fingers = grown(3, limb([...wrist, 22], [300, 410, 27], [272, 446, 22], [238, 490, 9]), limb([314, 402, 13], [312, 430, 12], [296, 456, 9]));
const arm = grown(7, limb([...shoulder, 56], [522, 378, 46], [...elbow, 34]), limb([...elbow, 35], [404, 324, 36], [...wrist, 23]));

/** Front crawl at sunrise: the elbow high, the warm hand about to go in. */
export function swim(p: Palette): string {
  const line = (x: number) => 486 + 7 * Math.sin(x / 74) + 5 * Math.sin(x / 31 + 1);
  const over: Depth = (x, y) => line(x) - y;
  const back = within(grown(12, limb([566, 474, 54], [690, 486, 46], [800, 508, 34]), limb([852, 512, 20], [876, 490, 14])), over);
  const head = within(grown(8, limb([470, 462, 48], [500, 452, 50]), limb([452, 486, 34])), over);
  const cap = within(head, (x, y) => (x - 452) * 0.8 - (y - 492) * 0.62);
  const ripple: Depth = (x, y) => -Math.hypot((x - entry[0]) / 1, (y - entry[1] - 26) * 3.1);
  const ripples = isolines(ripple, [-44, -74, -108, -146, -190], { box, cell: 4, keep: (x, y) => Math.max(-over(x, y) - 6, 0) }).map((d, i) =>
    stroke(d, i < 2 ? p.ember : i < 3 ? p.warm[1] : p.near, { width: weights.figure }),
  );
  const still: Depth = (x, y) => Math.hypot(x - entry[0], (y - entry[1] - 26) * 3.1) - 205;
  const open: Depth = (x, y) => (y < 500 ? Math.min(-grown(1, back, head)(x, y) - 10, still(x, y)) : still(x, y));
  const splash = [
    [
      [858, 470],
      [870, 430],
      [894, 402],
    ],
    [
      [880, 466],
      [906, 440],
      [934, 430],
    ],
    [
      [842, 470],
      [838, 440],
      [846, 416],
    ],
  ] as const;
  return sheet(p.ground, [
    ...lowSun(p, { x: 690, y: horizon - 6, r: 58, horizon, rings: [30, 66, 110, 162, 222] }),
    fill(
      ground(() => horizon),
      p.tints[1],
    ),
    stroke(`M-5 ${horizon}H965`, p.near, { width: weights.figure }),
    ...sea(p, { horizon: horizon + 6, rows: 15, keep: open }),
    ...halo(fingers, p, { box: [130, 280, 300, 206], steps: [14, 31, 52], keep: (x, y) => Math.min(over(x, y), -arm(x, y) - 8) }),
    part(head, box, { colour: p.tints[0], line: p.ink }),
    part(cap, box, { colour: p.near, line: p.ink }),
    part(within(grown(10, arm, back), over), box, { colour: p.tints[0], line: p.ink }),
    part(
      within(back, over, (x, y) => (x - 640) * 0.9 + (y - 480) * 0.5),
      box,
      { colour: p.near, line: p.ink },
    ),
    ...warmth(within(fingers, over), p, { box: [200, 340, 180, 160], cell: 2, deep: 25 }),
    ...splash.map((points) => stroke(curve(points), p.near, { width: weights.figure })),
    stroke(row(line, { from: 196, to: 908 }), p.near, { width: weights.figure }),
    stroke("M282 436L250 474M296 440L262 478", mix("ember-800", "ember-500", 0.3)),
    ...ripples,
  ]);
}
