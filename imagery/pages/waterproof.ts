import { bareHand, hand } from "#imagery/line/hand.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { placed } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines, outline } from "#imagery/line/trace.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const box = [-18, -18, 996, 756] as const;
const [cx, cy, rx, ry] = [480, 384, 186, 296];
const at = { x: cx + 16, y: cy + 216, scale: 1.02 };
const pose = { spread: 0.12, thumb: 0.3 };

/** How far out from the middle of the egg, its rim being 1. */
const apart = (x: number, y: number) => Math.hypot((x - cx) / rx, (y - cy) / ry);

/** Water falls past a hand as past a stone: the stream function of a flow round an egg. */
export function waterproof(p: Palette): string {
  const stream = (x: number, y: number) => {
    const r = apart(x, y);
    const ripple = 9 * Math.sin(y / 52 + x / 80) * Math.min(1, Math.max(0, r - 1.1));
    return (x - cx) * (1 - 1 / Math.max(1, r * r)) + ripple;
  };
  const levels = steps(18, (i) => (i - 8.5) * 38);
  const water = isolines(stream, levels, { box, keep: (x, y) => apart(x, y) - 1.02 }).map((d, i) => {
    const out = Math.abs(i - 8.5);
    return stroke(d, out < 3 ? p.near : out < 6 ? p.middle : p.far, out < 1 ? { width: weights.figure } : {});
  });
  const dry = outline((x, y) => 1 - apart(x, y), { box }, -0.03);
  const air = halo(placed(bareHand(pose), at), p, { box, steps: [13, 28, 45, 64], keep: (x, y) => 0.98 - apart(x, y) });
  return sheet(p.tints[1], [fill(dry, p.tints[0]), ...water, ...air, ...warmth(placed(hand(pose), at), p, { box: [180, 40, 600, 720], deep: 62 })]);
}
