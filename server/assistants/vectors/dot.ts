/** How far two directions of length 1 agree: 1 where they are the same, 0 where they have nothing in common. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
