import { isDatabaseAway } from "#server/platform/database/outage.ts";

type Waiting<Item> = { item: Item; done: () => void; fail: (error: unknown) => void };
type Options<Item> = {
  most: number;
  /** No two of one key go in one group. Without it any may go together. */
  keyOf?: (item: Item) => string;
};

/** Writes what comes at once in one transaction: the first alone, whoever comes meanwhile with the next group. A group that fails is tried one by one. */
export function groupCommit<Item>(write: (items: readonly Item[]) => Promise<void>, { most, keyOf }: Options<Item>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let writing = false;

  function nextGroup() {
    const group = new Map<unknown, Waiting<Item>>();
    const later: Waiting<Item>[] = [];
    for (const one of waiting) {
      const key = keyOf ? keyOf(one.item) : one;
      if (group.size < most && !group.has(key)) group.set(key, one);
      else later.push(one);
    }
    waiting = later;
    return [...group.values()];
  }

  async function commit(group: readonly Waiting<Item>[]) {
    try {
      await write(group.map(({ item }) => item));
      for (const { done } of group) done();
    } catch (error) {
      if (group.length > 1 && !isDatabaseAway(error)) await Promise.all(group.map((one) => commit([one])));
      else for (const { fail } of group) fail(error);
    }
  }

  async function commitAll() {
    writing = true;
    while (waiting.length > 0) await commit(nextGroup());
    writing = false;
  }

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!writing) void commitAll();
    });
}
