/** The directions in which rows of numbers differ most, the widest first, each of length 1: eigenvectors of their covariance, by Jacobi's turns. */
export function principalAxes(rows: readonly (readonly number[])[]): number[][] {
  const size = rows[0]?.length ?? 0;
  const spread = new Float64Array(size * size);
  for (const row of rows)
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) spread[i * size + j] = at(spread, i * size + j) + at(row, i) * at(row, j);
  const axes = new Float64Array(size * size);
  for (let i = 0; i < size; i++) axes[i * size + i] = 1;

  for (let sweep = 0; sweep < sweeps; sweep++)
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        const [pq, pp, qq] = [at(spread, p * size + q), at(spread, p * size + p), at(spread, q * size + q)];
        if (pq === 0) continue;
        const theta = (qq - pp) / (2 * pq);
        const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        for (let k = 0; k < size; k++) turn(spread, k * size + p, k * size + q, cosine, tangent * cosine);
        for (let k = 0; k < size; k++) turn(spread, p * size + k, q * size + k, cosine, tangent * cosine);
        for (let k = 0; k < size; k++) turn(axes, p * size + k, q * size + k, cosine, tangent * cosine);
      }
  const widest = Array.from({ length: size }, (_, i) => i).sort((a, b) => at(spread, b * size + b) - at(spread, a * size + a));
  return widest.map((i) => [...axes.subarray(i * size, (i + 1) * size)]);
}

/** Enough for a hundred directions to come to rest. */
const sweeps = 12;
const at = (numbers: ArrayLike<number>, place: number) => numbers[place] ?? 0;

function turn(numbers: Float64Array, one: number, other: number, cosine: number, sine: number) {
  const [a, b] = [at(numbers, one), at(numbers, other)];
  numbers[one] = cosine * a - sine * b;
  numbers[other] = sine * a + cosine * b;
}
