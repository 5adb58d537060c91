import { createHash } from "node:crypto";
import { contours } from "d3-contour";
import { makeField, spread } from "#imagery/field.ts";
import { bleed, card, cell } from "#imagery/share-card/frame.ts";
import type { Ground } from "#imagery/share-card/grounds.ts";
import { toPath } from "#imagery/to-path.ts";

const [columns, rows] = [(card.width + 2 * bleed) / cell, (card.height + 2 * bleed) / cell];
const lineCount = 17;

/** Four numbers in 0…1 that are this page's own, so that no two cards have the same weather. */
const chances = (seed: string) => [...createHash("sha256").update(seed).digest().subarray(0, 4)].map((byte) => byte / 255);

/** The ground of a card, and isotherms that leave the subject as warm rings and end as weather. */
export function drawWeather(away: Float64Array | null, colours: Ground, seed: string): string {
  return write(colours, away ? drawLines(away, colours, seed) : "");
}

const write = (colours: Ground, lines: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${bleed} ${bleed} ${card.width} ${card.height}" width="${card.width}" height="${card.height}" fill="none" stroke-width="2"><rect x="${bleed}" y="${bleed}" width="${card.width}" height="${card.height}" fill="${colours.ground}"/>${lines}</svg>`;

function drawLines(away: Float64Array, colours: Ground, seed: string): string {
  const [east = 0, south = 0, wide = 0, tall = 0] = chances(seed);
  const raw = makeField(columns, rows, (i, j) => {
    const far = away[j * columns + i] ?? 0;
    const [x, y] = [(i * cell) / (260 + 120 * wide) + east * 9, (j * cell) / (250 + 120 * tall) + south * 9];
    const weather = Math.sin(x * 1.9 + Math.sin(y * 2.7) * 1.3) + Math.cos(y * 2.9 + Math.sin(x * 1.4) * 1.7);
    return far + Math.min(85, Math.max(0, (far - 20) * 0.35)) * weather;
  });
  const field = spread(raw, 2.2);
  const stops = Array.from({ length: lineCount }, (_, i) => 16 + i * 22 + i * i * 1.7);
  return contours()
    .size([columns, rows])
    .thresholds(stops)([...field.values])
    .map((shape, i) => {
      const colour = colours.lines[Math.min(colours.lines.length - 1, Math.floor((i / lineCount) * colours.lines.length * 1.5))];
      const opacity = Math.max(0.32, 0.95 - i * 0.06);
      return `<path d="${toPath(shape, { scale: cell, digits: 0, tolerance: 0.9, smallest: 1200 })}" stroke="${colour}" stroke-opacity="${opacity.toFixed(2)}"/>`;
    })
    .join("");
}
