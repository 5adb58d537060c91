/** Random numbers that a seed brings back, so that a failure can be replayed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** 0 ≤ x < 1 */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
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
