import { expect, test } from "vitest";
import { groupCommit } from "#server/platform/database/group-commit.ts";

/** The groups that were carried out, none before `release`. */
function groups({ most = 3, fails = () => undefined as Error | undefined }: { most?: number; fails?: (items: readonly string[]) => Error | undefined } = {}) {
  const seen: string[][] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const ask = groupCommit(
    async (items: readonly string[]) => {
      seen.push([...items]);
      await held;
      const error = fails(items);
      if (error) throw error;
    },
    { most, keyOf: (item) => item },
  );
  return { seen, ask, release };
}

test("the first goes at once, and those who come meanwhile go together, as many as may", async () => {
  const { seen, ask, release } = groups();
  const all = ["a", "b", "c", "d", "e"].map(ask);
  expect(seen).toEqual([["a"]]);
  release();
  await Promise.all(all);
  expect(seen).toEqual([["a"], ["b", "c", "d"], ["e"]]);
  await ask("f");
  expect(seen.at(-1)).toEqual(["f"]);
});

test("two of one key never go in one group, and none is lost", async () => {
  const { seen, ask, release } = groups();
  const all = ["a", "b", "b", "c", "b"].map(ask);
  release();
  await Promise.all(all);
  expect(seen).toEqual([["a"], ["b", "c"], ["b"], ["b"]]);
});

test("nobody fails for what another sent", async () => {
  const bad = new Error("a bad one");
  const { seen, ask, release } = groups({ fails: (items) => (items.includes("bad") ? bad : undefined) });
  const all = ["a", "b", "bad", "c"].map(ask);
  release();
  expect(await Promise.allSettled(all)).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }, { reason: bad }, { status: "fulfilled" }]);
  expect(seen).toEqual([["a"], ["b", "bad", "c"], ["b"], ["bad"], ["c"]]);
});

test("where the database is away nobody is tried again: all would wait for it once more", async () => {
  const away = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  const { seen, ask, release } = groups({ fails: () => away });
  const all = ["a", "b", "c"].map(ask);
  release();
  for (const outcome of await Promise.allSettled(all)) expect(outcome).toMatchObject({ reason: away });
  expect(seen).toEqual([["a"], ["b", "c"]]);
});
