import { createRandom as createNumbers } from "#main/demo/timeline.ts";

/** Random numbers that a seed brings back, so that a failure can be replayed. */
export function createRandom(seed: number) {
  const { next } = createNumbers(seed);
  return {
    /** 0 ≤ x < 1 */
    next,
    below: (limit: number) => Math.floor(next() * limit),
    shuffle<T>(items: T[]): T[] {
      for (let at = items.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [items[at], items[other]] = [items[other] as T, items[at] as T];
      }
      return items;
    },
  };
}
