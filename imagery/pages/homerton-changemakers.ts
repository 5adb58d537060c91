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

/** Battlements along the top of a wall from x to x + w, `n` of them. */
const crown = (x: number, y: number, w: number, n: number) => {
  const step = Math.round(w / (2 * n - 1));
  return `M${x} ${y}${Array.from({ length: n }, (_, i) => `v-16h${step}v16${i < n - 1 ? `h${step}` : ""}`).join("")}`;
};

/** A college front at opening time: from the middle arch the warmth comes out over the court. */
export function homertonChangemakers(p: Palette): string {
  const floor = 500;
  const doors = [-352, -192, 0, 192, 352].map((dx) => ({ x: 480 + dx, middle: dx === 0 }));
  const wings = fill(`M-5 214H965V${floor}H-5z`, p.tints[1], p.near);
  const tower = fill(`${crown(376, 116, 208, 5)}V${floor}H376z`, p.tints[1], p.ink);
  const courses = stroke("M-5 236H374M586 236H965M378 140H582M378 240H582", p.near);
  const stones = stroke(steps(6, (i) => `M-5 ${272 + i * 40}H374M586 ${272 + i * 40}H965`).join(""), p.tints[2]);
  const lancets = [-48, 0, 48].map((dx) => fill(`${arch(480 + dx, 184, 14, 218)}z`, p.tints[0], p.near));
  const arches = doors.flatMap(({ x, middle }) =>
    middle
      ? [
          fill(`${arch(x, 374, 80, floor)}z`, p.tints[0], p.ink),
          ...[0, 1, 2, 3].map((i) => fill(`${arch(x, 381 + i * 17, 68 - i * 14, floor)}z`, p.warm[i] as string)),
        ]
      : [fill(`${arch(x, 372, 62, floor)}z`, p.tints[0], p.near), stroke(arch(x, 378, 49, floor), p.middle), stroke(arch(x, 384, 36, floor), p.far)],
  );
  const light = (x: number, y: number) => -Math.hypot((x - 480) / (1 + (y - floor) / 260), (y - floor) * 1.5) + 5 * weather(x / 120, y / 90);
  const levels = [84, 118, 154, 194, 238, 286, 340, 400, 466];
  const lines = isolines(
    light,
    levels.map((level) => -level),
    { box, cell: 5, keep: (_x, y) => y - floor - 1 },
  ).map((d, i) => stroke(d, i < 3 ? p.ember : i < 4 ? p.warm[1] : i < 7 ? p.near : p.middle));
  const sky = [150, 200, 256, 318].map((r, i) => `<circle cx="480" cy="116" r="${r}" stroke="${i === 0 ? p.middle : p.far}"/>`);
  return sheet(p.ground, [
    ...sky,
    wings,
    stones,
    tower,
    courses,
    ...lancets,
    ...arches,
    fill(`M-5 ${floor}h970v230H-5z`, p.ground),
    ...lines,
    stroke(`M-5 ${floor}H965`, p.ink, { width: weights.figure }),
  ]);
}
