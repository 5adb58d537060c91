import type { ContourMultiPolygon } from "d3-contour";
import { curve, type Point, thin } from "#imagery/line/curve.ts";

type Options = {
  /** Output units per field cell. */
  scale?: number;
  /** Decimals kept. */
  digits?: number;
  /** Points nearer to their neighbours' straight line than this are dropped, in output units. */
  tolerance?: number;
  /** Rings smaller than this are dropped, in square output units. */
  smallest?: number;
};

/** A contour as short path data: thinned, smoothed through its points, relative and rounded. */
export function toPath(shape: ContourMultiPolygon, { scale = 1, digits = 1, tolerance = 0.35 * scale, smallest = 6 * scale * scale }: Options = {}): string {
  const rings = shape.coordinates.flat().map((ring) => ring.map(([x, y]): Point => [(x ?? 0) * scale, (y ?? 0) * scale]));
  return rings
    .filter((ring) => area(ring) >= smallest)
    .map((ring) => curve(thin(ring, tolerance).slice(0, -1), { digits, closed: true }))
    .join("");
}

function area(ring: readonly Point[]) {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - y * (ring[(i + 1) % ring.length]?.[0] ?? 0), 0)) / 2;
}
