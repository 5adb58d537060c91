import { expect, test } from "vitest";
import { whenCalm } from "#server/platform/queue/queue.ts";

/** A pool where somebody waits at each of the first so many looks. */
function crowded(times: number) {
  let looks = 0;
  return {
    get waitingCount() {
      looks += 1;
      return looks <= times ? 3 : 0;
    },
    looks: () => looks,
  };
}

test.each([
  { times: 0, looks: 1, what: "goes on at once where nobody waits for a connection" },
  { times: 4, looks: 5, what: "waits until nobody does any more" },
  { times: 1_000, looks: 51, what: "goes on after a second where the crowd stays" },
])("a job $what", async ({ times, looks }) => {
  const pool = crowded(times);
  await whenCalm(pool);
  expect(pool.looks()).toBe(looks);
});
