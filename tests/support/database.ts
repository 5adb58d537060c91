import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "#server/platform/database/open.ts";
import { databaseAt } from "#tests/support/postgres.ts";

/** One connection a server and thread: a new one for each database would cost a third of it. */
const roots = new Map<string, pg.Pool>();

function rootOf(postgres: string) {
  const root = roots.get(postgres) ?? new pg.Pool({ connectionString: postgres, max: 1, allowExitOnIdle: true });
  // The run ends with its PostgreSQL.
  if (!roots.has(postgres)) root.on("error", () => {});
  roots.set(postgres, root);
  return root;
}

/** A database of this test's own, already migrated: the template's files, copied as they are, which costs half of what copying through the log does. */
export async function createTestDatabase(postgres: string) {
  const name = `t_${randomBytes(6).toString("hex")}`;
  await rootOf(postgres).query(`create database ${name} template shop_template strategy file_copy`);
  return databaseAt(postgres, name);
}

export async function freshDatabase() {
  const url = await createTestDatabase(inject("postgres"));
  return { url, ...openDatabase(url) };
}
