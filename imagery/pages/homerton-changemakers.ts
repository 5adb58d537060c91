import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines } from "#imagery/line/trace.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;

/** A pointed arch standing on the floor, `w` half its width: each side is part of a circle about the other side's foot. */
const arch = (x: number, spring: number, w: number, foot: number) => {
  const r = Math.round(w * 1.7);
  const rise = Math.round(Math.sqrt(r * r - (r - w) ** 2));
  return `M${x - w} ${foot}V${spring}A${r} ${r} 0 0 1 ${x} ${spring - rise}A${r} ${r} 0 0 1 ${x + w} ${spring}V${foot}`;
};

/** An old cloister in the morning: from the middle arch the warmth comes in over the floor. */
export function homertonChangemakers(p: Palette): string {
  const floor = 520;
  const doors = [-330, -165, 0, 165, 330].map((dx) => ({ x: 480 + dx, middle: dx === 0 }));
  const walls = fill(`M-5-5h970v${floor + 5}H-5z`, p.tints[1]);
  const courses = steps(9, (i) => `M-5 ${44 + i * 56}H965`).join("");
  const arches = doors.flatMap(({ x, middle }) => [
    fill(`${arch(x, 300, 66, floor)}z`, p.tints[0], p.ink),
    ...(middle
      ? [0, 1, 2, 3].map((i) => fill(`${arch(x, 306 + i * 22, 54 - i * 12, floor)}z`, p.warm[i] as string))
      : [stroke(`${arch(x, 306, 54, floor)}`, p.middle), stroke(arch(x, 312, 42, floor), p.far)]),
  ]);
  const light = (x: number, y: number) => -Math.hypot((x - 480) / (1 + (y - floor) / 260), (y - floor) * 1.5) + 5 * weather(x / 120, y / 90);
  const levels = [70, 104, 140, 178, 220, 266, 318, 376, 440];
  const lines = isolines(
    light,
    levels.map((level) => -level),
    { box, cell: 5, keep: (_x, y) => y - floor - 1 },
  ).map((d, i) => stroke(d, i < 3 ? p.ember : i < 4 ? p.warm[1] : i < 7 ? p.near : p.middle));
  const ground = fill(`M-5 ${floor}h970v210H-5z`, p.ground);
  return sheet(p.ground, [walls, stroke(courses, p.tints[2]), ...arches, ground, ...lines, stroke(`M-5 ${floor}H965`, p.ink, { width: weights.figure })]);
}
