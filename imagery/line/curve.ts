export type Point = readonly [number, number];

/** Ramer–Douglas–Peucker: points nearer to their neighbours' straight line than the tolerance are dropped. */
export function thin(points: readonly Point[], tolerance: number): Point[] {
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

/** A smooth line through the points, closed or open, written as relative cubic curves. */
export function curve(points: readonly Point[], { digits = 0, closed = false }: { digits?: number; closed?: boolean } = {}) {
  if (points.length < (closed ? 3 : 2)) return "";
  const count = points.length;
  const at = (i: number) => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const grid = 10 ** digits;
  const snap = (n: number) => Math.round(n * grid);
  const write = (n: number) => String(n / grid).replace(/^(-?)0\./, "$1.");
  const join = (numbers: number[]) => numbers.map(write).reduce((text, n) => (text && !n.startsWith("-") ? `${text} ${n}` : text + n), "");
  let [px, py] = [snap(at(0)[0]), snap(at(0)[1])];
  let path = `M${join([px, py])}c`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [nx, ny] = [snap(c[0]), snap(c[1])];
    const [ux, uy] = handle(a, c, b, c);
    const [vx, vy] = handle(b, d, b, c);
    const text = join([snap(b[0] + ux) - px, snap(b[1] + uy) - py, snap(c[0] - vx) - px, snap(c[1] - vy) - py, nx - px, ny - py]);
    path += i > 0 && !text.startsWith("-") ? ` ${text}` : text;
    [px, py] = [nx, ny];
  }
  return closed ? `${path}z` : path;
}
