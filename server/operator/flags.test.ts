import { afterAll, beforeAll, expect, it } from "vitest";
import { listFlags } from "#server/operator/list-flags.ts";
import { resolveFlag } from "#server/operator/resolve-flag.ts";
import { freshDatabase } from "#tests/support/database.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
const at = new Date("2026-11-20T12:00:00Z");
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.db.destroy());

it("lists what is open, newest first, until it is put away", async () => {
  const { db } = database;
  const list = listFlags({ db });
  const resolve = resolveFlag({ db, now: () => at });
  await db
    .insertInto("flags")
    .values([
      { order_id: null, kind: "unknown-order", detail: "first", at },
      { order_id: null, kind: "unknown-order", detail: "second", at },
    ])
    .execute();

  const [second, first] = await list();
  expect([second?.detail, first?.detail]).toEqual(["second", "first"]);
  await resolve(second?.id ?? "");
  expect((await list()).map(({ detail }) => detail)).toEqual(["first"]);
  await expect(resolve(second?.id ?? "")).rejects.toMatchObject({ code: "not-found" });
  await expect(resolve("1; drop table flags")).rejects.toMatchObject({ code: "not-found" });
});
