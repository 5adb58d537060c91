import { bareHand, hand } from "#imagery/line/hand.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { grown, placed } from "#imagery/line/shape.ts";
import { sleeve } from "#imagery/line/sleeve.ts";
import { isolines, outline } from "#imagery/line/trace.ts";

const box = [-18, -18, 996, 756] as const;
const skins = ["#f3d3b8", "#d29a6c", "#95603b", "#4f2f20"];
const hands = [
  { x: 176, y: 556, turn: -9, pose: { spread: 0.7, thumb: 0.5 } },
  { x: 376, y: 520, turn: -3, pose: { spread: 0.55, thumb: 0.6 } },
  { x: 584, y: 534, turn: 3, pose: { spread: 0.85, thumb: 0.5 }, mirror: true },
  { x: 788, y: 562, turn: 9, pose: { spread: 0.65, thumb: 0.55 }, mirror: true },
];

/** Four hands of four skins, one warmth round them all. */
export function skin(p: Palette): string {
  const at = ({ pose: _pose, ...place }: (typeof hands)[number]) => ({ ...place, scale: 0.74 });
  const all = grown(14, ...hands.map((one) => placed(bareHand(one.pose), at(one))));
  const colours = [p.ember, p.ember, p.warm[1], p.middle, p.middle, p.far, p.far, p.far];
  const levels = [10, 24, 40, 60, 84, 114, 150, 194];
  const grounds = [
    { level: -60, tint: p.tints[1] },
    { level: -10, tint: p.tints[0] },
  ].map(({ level, tint }) => fill(outline(all, { box }, level), tint));
  const lines = isolines(
    all,
    levels.map((level) => -level),
    { box, cell: 5 },
  ).map((d, i) => stroke(d, colours[i] as string, i === 0 ? { width: weights.figure } : {}));
  return sheet(p.ground, [
    ...grounds,
    ...lines,
    ...hands.flatMap((one, i) => [part(placed(hand(one.pose), at(one)), box, { colour: skins[i] as string, cell: 4 }), ...sleeve(p, at(one), box)]),
  ]);
}
