import { stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { row } from "#imagery/line/rows.ts";
import type { Depth } from "#imagery/line/shape.ts";

type Sea = { horizon: number; foot?: number; rows: number; swell?: number; keep?: Depth; lift?: Depth };

/** Water seen from just above it: rows that open and swell as they come nearer. `lift` raises the water round what moves in it. */
export function sea(p: Palette, { horizon, foot = 730, rows, swell = 1, keep, lift = () => 0 }: Sea): string[] {
  return Array.from({ length: rows }, (_, i) => {
    const near = (i + 1) / rows;
    const base = horizon + (foot - horizon) * near ** 1.55;
    const high = swell * (2 + 24 * near ** 1.2);
    const long = 60 + 150 * near;
    const at = (x: number) => {
      // Neighbours swell nearly together, as one surface does.
      const y = base + high * 0.5 * (Math.sin(x / long + i * 0.42) + 0.5 * Math.sin(x / (long * 0.43) - i * 0.33));
      return y - lift(x, y);
    };
    const broken: Depth = (x, y) => Math.min(keep?.(x, y) ?? 1, Math.sin(x / (long * 1.3) + i * 2.4) + 0.95);
    return stroke(row(at, { keep: broken }), i < rows * 0.3 ? p.far : i < rows * 0.7 ? p.middle : p.near, near > 0.85 ? { width: weights.figure } : {});
  });
}
