import { bareHand, hand } from "#imagery/line/hand.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { grown, limb, placed } from "#imagery/line/shape.ts";
import { sleeve } from "#imagery/line/sleeve.ts";
import { isolines, outlines } from "#imagery/line/trace.ts";
import { warmth } from "#imagery/line/warmth.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;
const at = { x: 492, y: 552, scale: 0.94 };

/** Closed rings lie round a hand as they do round a high on a weather map: nothing leaves. */
export function locksWarmth(p: Palette): string {
  const open = placed(bareHand(), at);
  const round = grown(46, open, placed(limb([0, -90, 100], [0, -260, 80]), at));
  const air = (x: number, y: number) => {
    const far = Math.max(0, -round(x, y));
    return -far + Math.min(1, far / 190) * 20 * weather(x / 260, y / 260);
  };
  const levels = [8, 19, 32, 47, 64, 84, 110, 144, 190, 246, 316];
  const colours = [p.ember, p.ember, p.warm[1], p.near, p.near, p.middle, p.middle, p.middle, p.far, p.far, p.far];
  const [outer, inner] = outlines(air, [-144, -47], { box });
  const rings = isolines(
    air,
    levels.map((level) => -level),
    { box },
  ).map((d, i) => stroke(d, colours[i] as string, i === 3 ? { width: weights.figure } : {}));
  const warm = warmth(placed(hand(), at), p, { box: [180, 60, 600, 600], deep: 62 });
  return sheet(p.ground, [fill(outer ?? "", p.tints[1]), fill(inner ?? "", p.tints[0]), ...warm, ...sleeve(p, at, box), ...rings]);
}
