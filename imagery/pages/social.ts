import { bareHand, hand } from "#imagery/line/hand.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { type Depth, placed } from "#imagery/line/shape.ts";
import { sleeve } from "#imagery/line/sleeve.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines, outline } from "#imagery/line/trace.ts";
import { warmth } from "#imagery/line/warmth.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;
const elbow = { x: 480, y: 760 };

/** A wave is a signal: rings leave the hand to both sides. */
export function social(p: Palette): string {
  const arm = (turn: number) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return { x: elbow.x + 210 * sin, y: elbow.y - 210 * cos, scale: 0.86, turn };
  };
  const shape = placed(hand({ spread: 1, thumb: 0.9 }), arm(7));
  const middle = [500, 356] as const;
  const ringAt: Depth = (x, y) => -Math.hypot(x - middle[0], (y - middle[1]) * 1.04) + 7 * weather(x / 160, y / 160);
  const sector =
    (open: number): Depth =>
    (x, y) =>
      Math.cos(open) - Math.abs(y - middle[1] + 10) / Math.hypot(x - middle[0], y - middle[1]) - 0.22;
  const levels = steps(9, (i) => -(222 + i * 42));
  const lines = levels.flatMap((level, i) =>
    isolines(ringAt, [level], { box, keep: sector(0.62 - i * 0.028) }).map((d) =>
      stroke(d, i < 2 ? p.ember : i < 3 ? p.warm[1] : i < 5 ? p.near : i < 7 ? p.middle : p.far, i < 5 ? { width: weights.figure } : {}),
    ),
  );
  const ghosts = [-9, 23].map((turn) => stroke(outline(placed(bareHand({ spread: 1, thumb: 0.9 }), arm(turn)), { box, cell: 4 }), p.far));
  const near = fill(outline(ringAt, { box }, -190), p.tints[1]);
  return sheet(p.ground, [near, ...lines, ...ghosts, ...warmth(shape, p, { box: [180, 60, 620, 640], deep: 56 }), ...sleeve(p, arm(7), box)]);
}
