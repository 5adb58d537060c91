import { sql } from "kysely";
import { expect, it } from "vitest";
import { isDatabaseAway } from "#server/platform/database/outage.ts";
import { freshDatabase } from "#tests/support/database.ts";

it("survives losing a connection between two queries of a transaction, and goes on with another", async () => {
  const { db } = await freshDatabase();
  const lost = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toSatisfy(isDatabaseAway);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
