import type { Point } from "#imagery/line/curve.ts";

/** How deep inside a shape a place lies, in drawing units; negative outside. */
export type Depth = (x: number, y: number) => number;
export type Joint = readonly [x: number, y: number, radius: number];

function capsule([ax, ay, ar]: Joint, [bx, by, br]: Joint): Depth {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  return (x, y) => {
    const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return ar + (br - ar) * along - Math.hypot(x - ax - (bx - ax) * along, y - ay - (by - ay) * along);
  };
}

/** Shapes grown together; `soft` is how far, in units, their flesh flows into one another. */
export function grown(soft: number, ...parts: Depth[]): Depth {
  return (x, y) => {
    const deep = parts.map((part) => part(x, y));
    const most = Math.max(...deep);
    return most + soft * Math.log(deep.reduce((sum, d) => sum + Math.exp((d - most) / soft), 0));
  };
}

/** Between b and c, `t` of the way, on a smooth line through all four. */
const between = (a: number, b: number, c: number, d: number, t: number) => b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** The same joints with others between them, so that flesh bends instead of breaking. */
export function bent(joints: readonly Joint[], parts = 5): Joint[] {
  const at = (i: number) => joints[Math.max(0, Math.min(joints.length - 1, i))] as Joint;
  const on = (i: number, t: number): Joint => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t), between(a[2], b[2], c[2], d[2], t)];
  };
  return [...joints.slice(0, -1).flatMap((_joint, i) => Array.from({ length: parts }, (_, k) => on(i, k / parts))), at(joints.length - 1)];
}

/** One limb through its joints, its line and its thickness changing smoothly from each to the next. */
export function limb(...joints: Joint[]): Depth {
  const row = joints.length > 2 ? bent(joints) : joints;
  const parts = row.length === 1 ? [capsule(row[0] as Joint, row[0] as Joint)] : row.slice(1).map((to, i) => capsule(row[i] as Joint, to));
  return (x, y) => {
    let most = -Infinity;
    for (const part of parts) most = Math.max(most, part(x, y));
    return most;
  };
}

export const within =
  (...parts: Depth[]): Depth =>
  (x, y) =>
    Math.min(...parts.map((part) => part(x, y)));

/** Everything on the left of the way from a to b, seen with y downwards. */
export function half([ax, ay]: Point, [bx, by]: Point): Depth {
  const length = Math.hypot(bx - ax, by - ay);
  return (x, y) => ((bx - ax) * -(y - ay) + (by - ay) * (x - ax)) / length;
}

type Place = { x: number; y: number; scale?: number; turn?: number; mirror?: boolean; from?: Point };
/** The shape, its point `from` moved to (x, y), turned by degrees clockwise. */
export function placed(shape: Depth, { x, y, scale = 1, turn = 0, mirror = false, from = [0, 0] }: Place): Depth {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (px, py) => {
    const [dx, dy] = [(px - x) / scale, (py - y) / scale];
    const [ux, uy] = [dx * cos + dy * sin, dy * cos - dx * sin];
    return scale * shape((mirror ? -ux : ux) + from[0], uy + from[1]);
  };
}
