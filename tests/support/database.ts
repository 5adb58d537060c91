import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { openDatabase } from "#server/platform/database/open.ts";
import { databaseAt } from "#tests/support/postgres.ts";

/** A database of this test's own, already migrated: a copy of the template, 10 to 35 ms. */
export async function createTestDatabase(postgres: string) {
  const name = `t_${randomBytes(6).toString("hex")}`;
  const root = openDatabase(postgres, { connections: 1 });
  await root.pool.query(`create database ${name} template shop_template`);
  await root.db.destroy();
  return databaseAt(postgres, name);
}

export async function freshDatabase() {
  const url = await createTestDatabase(inject("postgres"));
  return { url, ...openDatabase(url) };
}
