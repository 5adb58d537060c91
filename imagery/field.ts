/** A grid of warmth, row by row. */
export type Field = { width: number; height: number; values: Float64Array };

export function makeField(width: number, height: number, at: (x: number, y: number) => number): Field {
  return { width, height, values: Float64Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))) };
}

/** Lets the warmth spread, as heat does: a Gaussian blur, `reach` in cells. The edge cells go on for ever. */
export function spread(field: Field, reach: number): Field {
  return pass(pass(field, reach, 1, 0), reach, 0, 1);
}

function pass({ width, height, values }: Field, reach: number, dx: number, dy: number): Field {
  const far = Math.ceil(reach * 3);
  const weights = Array.from({ length: 2 * far + 1 }, (_, i) => Math.exp(-((i - far) ** 2) / (2 * reach * reach)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const clamp = (n: number, most: number) => Math.max(0, Math.min(most, n));
  return makeField(width, height, (x, y) =>
    weights.reduce((sum, weight, i) => {
      const from = clamp(y + (i - far) * dy, height - 1) * width + clamp(x + (i - far) * dx, width - 1);
      return sum + (weight * (values[from] ?? 0)) / whole;
    }, 0),
  );
}
