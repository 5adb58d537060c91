import { sql } from "kysely";
import { expect, inject, it, vi } from "vitest";
import { openDatabase } from "#server/platform/database/open.ts";
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

it("takes the password of a URL that has none from PGPASSWORD, as deploy/compose.yaml gives it: any signs will do there", async () => {
  const url = new URL(inject("postgres"));
  vi.stubEnv("PGPASSWORD", decodeURIComponent(url.password));
  url.password = "";
  const { db } = openDatabase(url.href);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  vi.unstubAllEnvs();
});
