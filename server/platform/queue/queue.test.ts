import { afterAll, beforeAll, expect, test } from "vitest";
import { due, openQueue } from "#server/platform/queue/queue.ts";
import { jobs } from "#server/shop.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { freshDatabase } from "#tests/support/database.ts";

let room: Awaited<ReturnType<typeof freshDatabase>>;
let queue: Awaited<ReturnType<typeof openQueue>>;
const sent: string[] = [];
let tidied = 0;
beforeAll(async () => {
  room = await freshDatabase();
  queue = await openQueue(room.pool, { jobs, log: keptLog });
  // They wait before anybody works.
  const about = "00000000-0000-4000-8000-000000000000";
  for (const key of ["first", "second"]) await queue.sendJob(room.db, "send-mail", { mail: "confirm-sign-up", about, key });
  await queue.sendJob(room.db, "send-mail", { mail: "pre-orders-open", about, key: "to-many" });
  await queue.sendJob(room.db, "send-mail", { mail: "order-confirmed", about, key: "a-buyer" });
  await queue.work({ "send-mail": async ({ key }) => void sent.push(key), tidy: async () => void tidied++ }, async () => {});
});
afterAll(() => queue.close());

test("a buyer's mail goes before those of a crowd that joins the list, and each kind in the order it came", async () => {
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(["a-buyer", "first", "second", "to-many"]);
});

test("a killed worker's job comes back once its heart has not beaten for ten seconds", async () => {
  await room.pool.query(`insert into pgboss.job (name, state, retry_limit, retry_delay, started_on, heartbeat_on, heartbeat_seconds)
    values ('tidy', 'active', 12, 0, now(), now() - interval '9 seconds', 10)`);
  expect(tidied).toBe(0);
  await expect.poll(() => tidied, { timeout: 15_000 }).toBe(1);
});

test("a look for jobs that are due reads none that are done", async () => {
  const client = await room.pool.connect();
  try {
    // A table as small as a test's is read whole unless that's forbidden; then an index that can't answer isn't used all the same.
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${due}`);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/ job_common_i11/);
  } finally {
    client.release(true);
  }
});
