/** `count` values, each worked out from its place in the row and its share of the way, 0 to 1. */
export const steps = <T>(count: number, at: (i: number, share: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => at(i, count > 1 ? i / (count - 1) : 0));
