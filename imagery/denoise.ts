/** A picture as floats, `channels` to a pixel, row by row, all in one scale (0 to 1). */
export type Floats = { width: number; height: number; channels: number; values: Float32Array };

/** Pixels to each side that are searched for likenesses, and pixels to each side that must be alike. */
type Reach = { search?: number; patch?: number };

/**
 * Takes the grain out of a picture rendered twice with different seeds. Where the two halves disagree is noise; where both have an edge is
 * picture. Each half is averaged with its own likenesses, found in the other half, so that noise cannot vouch for itself
 * (non-local means with dual buffers: Rousselle, Knaus, Zwicker, "Adaptive Rendering with Non-Local Means Filtering", 2012).
 */
export function denoise(a: Floats, b: Floats, { search = 6, patch = 2 }: Reach = {}): Floats {
  const spread = blur(disagreement(a, b), a.width, a.height, 2);
  const cleanA = average(a, b, spread, search, patch);
  const cleanB = average(b, a, spread, search, patch);
  return { ...a, values: cleanA.map((value, i) => (value + (cleanB[i] ?? 0)) / 2) };
}

/** Variance of one half, per pixel, mean over the channels. */
function disagreement(a: Floats, b: Floats) {
  const { width, height, channels } = a;
  const found = new Float32Array(width * height);
  for (let i = 0; i < found.length; i++) {
    let sum = 0;
    for (let c = 0; c < channels; c++) sum += ((a.values[i * channels + c] ?? 0) - (b.values[i * channels + c] ?? 0)) ** 2 / 2;
    found[i] = sum / channels;
  }
  return found;
}

/** Averages `of` with weights found in `by`. */
function average(of: Floats, by: Floats, spread: Float32Array, search: number, patch: number) {
  const { width, height, channels } = of;
  const size = width * height;
  const sums = new Float32Array(size * channels);
  const weights = new Float32Array(size);
  const apart = new Float32Array(size);
  for (let dy = -search; dy <= search; dy++)
    for (let dx = -search; dx <= search; dx++) {
      distances(by, spread, dx, dy, apart);
      const alike = blur(apart, width, height, patch);
      for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++)
        for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
          const here = y * width + x;
          const there = here + dy * width + dx;
          const gap = alike[here] as number;
          // Too little alike to count; most are.
          if (gap > 6) continue;
          const weight = gap > 0 ? Math.exp(-gap) : 1;
          weights[here] = (weights[here] as number) + weight;
          for (let c = 0; c < channels; c++)
            sums[here * channels + c] = (sums[here * channels + c] as number) + weight * (of.values[there * channels + c] as number);
        }
    }
  return sums.map((sum, i) => sum / (weights[Math.floor(i / channels)] as number));
}

/** How far every pixel lies from the one at (dx, dy) from it, noise allowed for. */
function distances({ width, height, channels, values }: Floats, spread: Float32Array, dx: number, dy: number, into: Float32Array) {
  const strictness = 0.45 ** 2;
  into.fill(9);
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++)
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const here = y * width + x;
      const there = here + dy * width + dx;
      const mine = spread[here] as number;
      const theirs = spread[there] as number;
      let sum = 0;
      for (let c = 0; c < channels; c++) {
        const gap = (values[here * channels + c] as number) - (values[there * channels + c] as number);
        sum += gap * gap;
      }
      into[here] = (sum / channels - (mine + Math.min(mine, theirs))) / (2e-6 + strictness * (mine + theirs));
    }
}

/** Mean over a square of `reach` pixels to each side. */
function blur(values: Float32Array, width: number, height: number, reach: number) {
  const across = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += width) {
    let sum = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width) sum += values[start + x + reach] as number;
      if (x > reach) sum -= values[start + x - reach - 1] as number;
      if (x >= 0) across[start + x] = sum / (Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1);
    }
  }
  // Row by row, with one running sum for each column: down the columns the processor's cache would miss at every step.
  const made = new Float32Array(values.length);
  const sums = new Float32Array(width);
  for (let y = -reach; y < height; y++) {
    const count = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1;
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (y + reach < height) sum += across[(y + reach) * width + x] as number;
      if (y > reach) sum -= across[(y - reach - 1) * width + x] as number;
      sums[x] = sum;
      if (y >= 0) made[y * width + x] = sum / count;
    }
  }
  return made;
}
