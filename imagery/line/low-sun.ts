import { disc, stroke } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";

type Sun = { x: number; y: number; r: number; horizon: number; rings?: readonly number[] };

/** Half a turn over the horizon, or as much of it as stands above. */
const bow = ({ x, y, horizon }: Sun, r: number) => {
  const half = Math.round(Math.sqrt(Math.max(0, r * r - (horizon - y) ** 2)));
  return `M${x - half} ${horizon}A${r} ${r} 0 ${horizon > y ? 1 : 0} 1 ${x + half} ${horizon}`;
};

/** A winter sun: seen, not felt, so it is lines and no fill. */
export function lowSun(p: Palette, sun: Sun): string[] {
  const rings = sun.rings ?? [26, 58, 98, 146];
  return [
    `<path d="${bow(sun, sun.r)}z" fill="${p.tints[0]}" stroke="${p.ember}"/>`,
    ...rings.map((more, i) => stroke(bow(sun, sun.r + more), i < 1 ? p.warm[1] : i < 2 ? p.middle : p.far, { opacity: 1 - i * 0.12 })),
  ];
}

export const fullSun = (p: Palette, x: number, y: number, r: number): string => disc(x, y, r, p.tints[0], p.ember);
