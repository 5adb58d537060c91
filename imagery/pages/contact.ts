import { curve, type Point } from "#imagery/line/curve.ts";
import { disc, fill, ring, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import type { Depth } from "#imagery/line/shape.ts";
import { placed } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines, outlines } from "#imagery/line/trace.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;
const letter = { x: 610, y: 300, turn: -8 };
const [half, tall] = [196, 130];

/** A rectangle about nought with rounded corners. */
const card =
  (w: number, h: number, r: number): Depth =>
  (x, y) => {
    const [dx, dy] = [Math.abs(x) - w + r, Math.abs(y) - h + r];
    return r - Math.hypot(Math.max(0, dx), Math.max(0, dy)) - Math.min(0, Math.max(dx, dy));
  };

const hill = (x: number, y: number, cx: number, cy: number, wide: number, high: number) =>
  high * Math.exp(-(((x - cx) / wide) ** 2 + ((y - cy) / (wide * 0.8)) ** 2));
const height: Depth = (x, y) =>
  hill(x, y, 236, 210, 190, 190) +
  hill(x, y, 800, 620, 230, 170) +
  hill(x, y, 880, 80, 170, 120) +
  hill(x, y, 60, 640, 190, 90) +
  16 * weather(x / 210, y / 210) +
  26;

const way: Point[] = [
  [128, 556],
  [196, 500],
  [246, 432],
  [330, 398],
  [410, 420],
  [452, 496],
  [520, 556],
  [610, 560],
  [664, 516],
  [672, 462],
];

function envelope(p: Palette): string {
  const flap = `M${-half + 6} ${-tall + 8}L-14 22q14 12 28 0L${half - 6} ${-tall + 8}`;
  const folds = `M${-half + 8} ${tall - 8}L-70-26M${half - 8} ${tall - 8}L70-26`;
  const face = `M${-half + 12} ${-tall}h${2 * half - 24}q12 0 12 12v${2 * tall - 24}q0 12-12 12h${-2 * half + 24}q-12 0-12-12v${-2 * tall + 24}q0-12 12-12z`;
  const seal = [disc(0, 26, 38, p.warm[0]), disc(0, 25, 28, p.warm[1]), disc(1, 24, 18, p.warm[2]), disc(2, 23, 8, p.warm[3])];
  return `<g transform="translate(${letter.x} ${letter.y}) rotate(${letter.turn})">${fill(face, p.tints[0], p.ink)}${stroke(folds, p.far)}${stroke(flap, p.ink, { width: weights.figure })}${seal.join("")}</g>`;
}

/** A letter on its way over the hills. */
export function contact(p: Palette): string {
  const clear = placed(card(half + 22, tall + 22, 30), letter);
  const keep: Depth = (x, y) => -clear(x, y);
  const levels = steps(13, (i) => 20 + i * 15);
  const tints = outlines(height, [60, 120], { box }).map((d, i) => fill(d, p.tints[i + 1] as string));
  const lines = isolines(height, levels, { box, keep }).map((d, i) =>
    stroke(d, i % 4 === 3 ? p.near : i < 4 ? p.far : p.middle, i % 4 === 3 ? { width: weights.figure } : {}),
  );
  const path = `<path d="${curve(way)}" stroke="${p.ember}" stroke-width="4.5" stroke-dasharray="1 14"/>`;
  return sheet(p.ground, [...tints, ...lines, path, ring(128, 556, 15, p.ember, { width: weights.figure }), disc(128, 556, 6, p.ember), envelope(p)]);
}
