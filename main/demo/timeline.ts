/** Numbers from 0 to 1 that are the same for the same seed (mulberry32, by Tommy Ettinger). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** From `least` up to, and without, `most`. */
    between: (least: number, most: number) => least + next() * (most - least),
    chance: (share: number) => next() < share,
    /** One of them; those that stand there more often come more often. */
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
    /** A count around that mean, as so many people would do something on one day (Poisson). */
    count(mean: number) {
      let times = -1;
      for (let left = Math.exp(mean); left >= 1; left *= next()) times++;
      return times;
    },
  };
}
export type Random = ReturnType<typeof createRandom>;

type Act = () => Promise<void>;

/** What is to happen, each at its time. What happens may plan more; what is planned for after the end never does. */
export function createTimeline() {
  const planned: { at: number; act: Act }[] = [];
  return {
    plan(at: Date, act: Act) {
      const time = at.getTime();
      planned.splice(planned.findLastIndex((other) => other.at <= time) + 1, 0, { at: time, act });
    },
    async run(until: Date, moveTo: (at: Date) => Promise<void>) {
      for (let next = planned.shift(); next && next.at <= until.getTime(); next = planned.shift()) {
        await moveTo(new Date(next.at));
        await next.act();
      }
      await moveTo(until);
    },
  };
}
