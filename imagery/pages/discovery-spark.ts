import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import type { Depth } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines, outlines } from "#imagery/line/trace.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;
const [cx, cy] = [480, 372];

/** A star's distance: four long rays and four short ones, their points drawn in as the lines come closer. */
const spark: Depth = (x, y) => {
  const [dx, dy] = [x - cx, y - cy];
  const far = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx) + 0.2;
  const long = Math.abs(Math.cos(2 * angle)) ** 5;
  const short = Math.abs(Math.sin(2 * angle)) ** 9;
  const pull = Math.exp(-((far / 330) ** 2));
  const shape = far / (1 + pull * (1.5 * long + 0.55 * short - 0.3));
  return -shape - Math.max(0, Math.min(1, (far - 190) / 200)) * 18 * weather(x / 210, y / 210);
};

/** One spark, and how far its warmth is felt. */
export function discoverySpark(p: Palette): string {
  const levels = [96, 114, 134, 156, 181, 209, 240, 274, 311, 352, 398, 448];
  const lines = isolines(
    spark,
    levels.map((level) => -level),
    { box, cell: 4 },
  ).map((d, i) => stroke(d, i < 3 ? p.ember : i < 4 ? p.warm[1] : i < 6 ? p.near : i < 9 ? p.middle : p.far, i === 4 ? { width: weights.figure } : {}));
  const grounds = outlines(spark, [-274, -165], { box }).map((d, i) => fill(d, p.tints[1 - i] as string));
  const core = outlines(spark, [-80, -61, -42, -23], { box: [180, 80, 600, 600], cell: 3, digits: 1, tolerance: 0.35 }).map((d, i) =>
    fill(d, p.warm[i] as string),
  );
  const flown = steps(7, (i) => {
    const angle = -2.75 + i * 0.43 + (i % 2) * 0.1;
    const from = 250 + (i % 3) * 34;
    const point = (r: number) => `${Math.round(cx + Math.cos(angle) * r)} ${Math.round(cy + Math.sin(angle) * r * 0.86)}`;
    return `M${point(from)}L${point(from + 24 + (i % 2) * 14)}`;
  }).join("");
  return sheet(p.ground, [...grounds, ...lines, ...core, stroke(flown, p.ember, { width: 5 })]);
}
