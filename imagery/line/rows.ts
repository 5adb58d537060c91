import { curve, type Point, thin } from "#imagery/line/curve.ts";
import type { Depth } from "#imagery/line/shape.ts";

type Row = { from?: number; to?: number; step?: number; keep?: Depth };

/** One line across the picture at height `at(x)`, broken wherever `keep` is not above nought. */
export function row(at: (x: number) => number, { from = -10, to = 970, step = 8, keep = () => 1 }: Row = {}): string {
  const runs: Point[][] = [[]];
  for (let x = from; x <= to; x += step) {
    const point: Point = [x, at(x)];
    if (keep(...point) > 0) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs
    .filter((run) => run.length > 5)
    .map((run) => curve(thin(run, 0.5)))
    .join("");
}

/** The ground under a line, down to the picture's foot: for filling. */
export function ground(
  at: (x: number) => number,
  { from = -10, to = 970, step = 8, foot = 730 }: { from?: number; to?: number; step?: number; foot?: number } = {},
): string {
  return `${row(at, { from, to, step })}L${to} ${foot}H${from}z`;
}
