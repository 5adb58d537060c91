import { expect, test } from "vitest";
import { denoise, type Floats } from "#imagery/denoise.ts";

const [width, height] = [48, 32];
/** Even numbers between -1 and 1, the same every time. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return (state / 4_294_967_296) * 2 - 1;
  };
}
const truth = (x: number) => (x < width / 2 ? 0.2 : 0.8);
function noisy(seed: number): Floats {
  const random = chance(seed);
  return { width, height, channels: 1, values: Float32Array.from({ length: width * height }, (_, i) => truth(i % width) + 0.1 * random()) };
}
const error = ({ values }: Floats) => Math.sqrt(values.reduce((sum, value, i) => sum + (value - truth(i % width)) ** 2, 0) / values.length);

test("takes out most of the grain and leaves the edge standing", () => {
  const clean = denoise(noisy(1), noisy(2));
  expect(error(clean)).toBeLessThan(error(noisy(1)) / 4);
  const row = (height / 2) * width;
  expect((clean.values[row + width / 2] as number) - (clean.values[row + width / 2 - 1] as number)).toBeGreaterThan(0.5);
});

test("changes nothing where both halves agree", () => {
  const sharp: Floats = { width, height, channels: 1, values: Float32Array.from({ length: width * height }, (_, i) => ((i * 7919) % 13) / 13) };
  const clean = denoise(sharp, sharp);
  expect(Math.max(...clean.values.map((value, i) => Math.abs(value - (sharp.values[i] as number))))).toBeLessThan(0.01);
});
