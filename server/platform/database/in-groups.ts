import { isDatabaseAway } from "#server/platform/database/open.ts";

type Waiting<Item> = { item: Item; done: () => void; fail: (error: unknown) => void };
type Options<Item> = {
  /** Of one group. */
  most: number;
  /** No two of one key go in one group. */
  keyOf: (item: Item) => string;
};

/**
 * Has what comes at once done together, in one transaction instead of one each: the first goes alone and at once, and whoever comes while it is
 * under way goes with the next group. So a crowd makes larger groups, not a longer queue.
 * A group that fails is tried again one by one, so that nobody fails for what another sent; not where the database is away.
 */
export function inGroups<Item>(carryOut: (items: readonly Item[]) => Promise<void>, { most, keyOf }: Options<Item>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let underWay = false;

  function takeGroup() {
    const group = new Map<string, Waiting<Item>>();
    const later: Waiting<Item>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (group.size < most && !group.has(key)) group.set(key, one);
      else later.push(one);
    }
    waiting = later;
    return [...group.values()];
  }

  async function serve(group: readonly Waiting<Item>[]) {
    try {
      await carryOut(group.map(({ item }) => item));
      for (const { done } of group) done();
    } catch (error) {
      if (group.length > 1 && !isDatabaseAway(error)) await Promise.all(group.map((one) => serve([one])));
      else for (const { fail } of group) fail(error);
    }
  }

  async function serveAll() {
    underWay = true;
    while (waiting.length > 0) await serve(takeGroup());
    underWay = false;
  }

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!underWay) void serveAll();
    });
}
