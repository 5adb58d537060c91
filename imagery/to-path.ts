import type { ContourMultiPolygon } from "d3-contour";

type Point = readonly [number, number];
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
    .map((ring) => smooth(thin(ring, tolerance).slice(0, -1), digits))
    .join("");
}

function area(ring: readonly Point[]) {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - y * (ring[(i + 1) % ring.length]?.[0] ?? 0), 0)) / 2;
}

/** Ramer–Douglas–Peucker. */
function thin(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let far = 0;
  let at = 0;
  points.forEach((point, i) => {
    const away = distance(point, first, last);
    if (away > far) [far, at] = [away, i];
  });
  if (far <= tolerance) return [first, last];
  return [...thin(points.slice(0, at + 1), tolerance).slice(0, -1), ...thin(points.slice(at), tolerance)];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

/** A third of the way from b to c, in the direction from a to d: short stretches get short handles, so nothing kinks. */
function handle(a: Point, d: Point, b: Point, c: Point): Point {
  const length = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
  const reach = Math.hypot(c[0] - b[0], c[1] - b[1]) / 3;
  return [((d[0] - a[0]) / length) * reach, ((d[1] - a[1]) / length) * reach];
}

/** A smooth line through the points, written as relative cubic curves. */
function smooth(points: readonly Point[], digits: number) {
  if (points.length < 3) return "";
  const at = (i: number) => points[(i + points.length) % points.length] as Point;
  const grid = 10 ** digits;
  const snap = (n: number) => Math.round(n * grid);
  const write = (n: number) => String(n / grid).replace(/^(-?)0\./, "$1.");
  const join = (numbers: number[]) => numbers.map(write).reduce((text, n) => (text && !n.startsWith("-") ? `${text} ${n}` : text + n), "");
  let [px, py] = [snap(at(0)[0]), snap(at(0)[1])];
  let path = `M${join([px, py])}c`;
  points.forEach((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [nx, ny] = [snap(c[0]), snap(c[1])];
    const [ux, uy] = handle(a, c, b, c);
    const [vx, vy] = handle(b, d, b, c);
    const curve = [snap(b[0] + ux) - px, snap(b[1] + uy) - py, snap(c[0] - vx) - px, snap(c[1] - vy) - py, nx - px, ny - py];
    const text = join(curve);
    path += i > 0 && !text.startsWith("-") ? ` ${text}` : text;
    [px, py] = [nx, ny];
  });
  return `${path}z`;
}
