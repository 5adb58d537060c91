import { makeField, spread } from "#imagery/field.ts";
import type { Depth } from "#imagery/line/shape.ts";
import type { Box } from "#imagery/line/trace.ts";

/** The same field after its warmth has spread `reach` units: creases and corners melt. */
export function softened(field: Depth, [x, y, w, h]: Box, reach: number, cell = 4): Depth {
  const [columns, rows] = [Math.ceil(w / cell) + 2, Math.ceil(h / cell) + 2];
  const { values } = spread(
    makeField(columns, rows, (i, j) => field(x + i * cell, y + j * cell)),
    reach / cell,
  );
  const at = (i: number, j: number) => values[Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))] ?? 0;
  return (px, py) => {
    const [u, v] = [(px - x) / cell, (py - y) / cell];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    return (1 - t) * ((1 - s) * at(i, j) + s * at(i + 1, j)) + t * ((1 - s) * at(i, j + 1) + s * at(i + 1, j + 1));
  };
}
