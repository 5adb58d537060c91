import { afterAll, beforeAll, expect, test } from "vitest";
import { openQueue } from "#server/platform/queue/queue.ts";
import { jobs } from "#server/shop.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { freshDatabase } from "#tests/support/database.ts";

let room: Awaited<ReturnType<typeof freshDatabase>>;
let queue: Awaited<ReturnType<typeof openQueue>>;
beforeAll(async () => {
  room = await freshDatabase();
  queue = await openQueue(room.pool, { jobs, log: keptLog });
});
afterAll(() => queue.close());

test("a buyer's mail goes before those of a crowd that joins the list, and each kind in the order it came", async () => {
  const about = "00000000-0000-4000-8000-000000000000";
  for (const key of ["first", "second"]) await queue.sendJob(room.db, "send-mail", { mail: "confirm-sign-up", about, key });
  await queue.sendJob(room.db, "send-mail", { mail: "pre-orders-open", about, key: "to-many" });
  await queue.sendJob(room.db, "send-mail", { mail: "order-confirmed", about, key: "a-buyer" });
  const sent: string[] = [];
  await queue.work({ "send-mail": async ({ key }) => void sent.push(key) }, async () => {});
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(["a-buyer", "first", "second", "to-many"]);
});
