import { curve, type Point } from "#imagery/line/curve.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { grown, type Joint, limb } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines, outline } from "#imagery/line/trace.ts";
import { warmth } from "#imagery/line/warmth.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;

/** The hook of a question mark, then its stem. */
const hook: Joint[] = [
  ...steps(19, (_i, share): Joint => {
    const angle = ((196 + share * 232) * Math.PI) / 180;
    return [484 + 104 * Math.cos(angle), 236 + 100 * Math.sin(angle), 23 + 4 * Math.sin(share * Math.PI)];
  }),
  [500, 362, 24],
  [482, 396, 23],
  [478, 440, 21],
];

/** A cold front coming in: its line, and teeth on the side it moves to. */
function front(points: readonly Point[], p: Palette): string {
  const teeth = points.slice(1, -1).map(([x, y], i) => {
    const [bx, by] = points[i] as Point;
    const [cx, cy] = points[i + 2] as Point;
    const length = Math.hypot(cx - bx, cy - by);
    const [ux, uy] = [(cx - bx) / length, (cy - by) / length];
    const corner = (along: number, out: number) => `${Math.round(x + ux * along + uy * out)} ${Math.round(y + uy * along - ux * out)}`;
    return `M${corner(-13, 0)}L${corner(0, 22)}L${corner(13, 0)}z`;
  });
  return fill(teeth.join(""), p.near) + stroke(curve(points), p.near, { width: weights.figure });
}

/** A weather map on which the pressure asks a question. */
export function faq(p: Palette): string {
  const mark = limb(...hook);
  const dot = limb([478, 528, 36]);
  const both = grown(30, mark, dot);
  const air = (x: number, y: number) => {
    const far = Math.max(-6, -both(x, y));
    return -far - Math.max(0, Math.min(1, (far - 20) / 150)) * 26 * weather(x / 300 + 0.4, y / 300);
  };
  const levels = steps(13, (i) => -(16 + i * 20 + i * i * 1.9));
  const lines = isolines(air, levels, { box }).map((d, i) => stroke(d, i < 3 ? p.near : i < 8 ? p.middle : p.far));
  const near = outline(air, { box }, -58);
  const cold = front(
    [
      [70, 60],
      [128, 150],
      [160, 250],
      [164, 354],
      [136, 456],
      [84, 548],
      [20, 616],
    ],
    p,
  );
  return sheet(p.ground, [
    fill(near, p.tints[1]),
    ...lines,
    cold,
    fill(outline(mark, { box, cell: 3, digits: 1 }), p.tints[0], p.ink),
    ...warmth(dot, p, { box: [420, 470, 120, 120], cell: 2, deep: 36 }),
  ]);
}
