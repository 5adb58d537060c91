import { contours } from "d3-contour";
import { curve, type Point, thin } from "#imagery/line/curve.ts";
import type { Depth } from "#imagery/line/shape.ts";

export type Box = readonly [x: number, y: number, width: number, height: number];
type Options = {
  box: Box;
  /** Units between samples. */
  cell?: number;
  digits?: number;
  tolerance?: number;
  /** Rings shorter across than this are dropped, in units. */
  smallest?: number;
};

/** The rings where the field crosses each level, in drawing units. */
function rings(field: Depth, levels: readonly number[], { box: [x, y, w, h], cell = 6 }: Options): Point[][][] {
  const [columns, rows] = [Math.ceil(w / cell) + 1, Math.ceil(h / cell) + 1];
  const values = Array.from({ length: columns * rows }, (_, n) => field(x + (n % columns) * cell, y + Math.floor(n / columns) * cell));
  const place = (at: number[]): Point => [x + ((at[0] ?? 0) - 0.5) * cell, y + ((at[1] ?? 0) - 0.5) * cell];
  return levels.map((level) =>
    contours()
      .size([columns, rows])
      .contour(values, level)
      .coordinates.flat()
      .map((ring) => ring.map(place)),
  );
}

const across = (ring: readonly Point[]) =>
  Math.max(...([0, 1] as const).map((axis) => Math.max(...ring.map((at) => at[axis])) - Math.min(...ring.map((at) => at[axis]))));

/** The shape's edge, or the lines a given depth inside it, as closed paths: for filling. */
export function outlines(field: Depth, levels: readonly number[], options: Options): string[] {
  const { tolerance = 1.1, digits = 0, smallest = 8 } = options;
  return rings(field, levels, options).map((shape) =>
    shape
      .filter((ring) => across(ring) > smallest)
      .map((ring) => curve(thin(ring, tolerance).slice(0, -1), { digits, closed: true }))
      .join(""),
  );
}

export const outline = (field: Depth, options: Options, level = 0): string => outlines(field, [level], options)[0] ?? "";

/** Lines of equal value, broken wherever `keep` is not above nought and along the box's own edge: for stroking. */
export function isolines(field: Depth, levels: readonly number[], { keep = () => 1, ...options }: Options & { keep?: Depth }): string[] {
  const { tolerance = 1.3, digits = 0, smallest = 24, box } = options;
  const [x, y, w, h] = box;
  const cell = options.cell ?? 6;
  const seen = ([px, py]: Point) => px > x && py > y && px < x + Math.ceil(w / cell) * cell && py < y + Math.ceil(h / cell) * cell && keep(px, py) > 0;
  return rings(field, levels, options).map((shape) =>
    shape
      .filter((ring) => across(ring) > smallest)
      .flatMap((ring) =>
        ring.every(seen) ? [curve(thin(ring, tolerance).slice(0, -1), { digits, closed: true })] : runs(ring, seen, smallest, tolerance, digits),
      )
      .join(""),
  );
}

function runs(ring: readonly Point[], seen: (at: Point) => boolean, smallest: number, tolerance: number, digits: number): string[] {
  const around = ring.slice(0, -1);
  // Begun where the line is hidden, so that no visible run is cut in two.
  const start = around.findIndex((at) => !seen(at));
  const turned = [...around.slice(start), ...around.slice(0, start)];
  const found: Point[][] = [[]];
  for (const at of turned) {
    if (seen(at)) found.at(-1)?.push(at);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter((run) => run.length > 1 && across(run) > smallest / 2).map((run) => curve(thin(run, tolerance), { digits }));
}
