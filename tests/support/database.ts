import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
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

type Kept = { url: string; pool: pg.Pool };
/** What tests of this thread are done with, the longest first. */
const shelf: Kept[] = [];
/** A shop that is closed may be opened again by its test: the last ones stay as they are. */
const left = 2;

/** As it was made, with nothing under way; else it's nobody's any more. */
async function empty({ pool }: Kept): Promise<boolean> {
  for (let times = 0; pool.idleCount < pool.totalCount; times++) {
    if (times === 20) return false;
    await wait(10);
  }
  try {
    const { rows } = await pool.query<{ emptied: string[] | null }>("select tests.empty() as emptied");
    const emptied = rows[0]?.emptied ?? null;
    if (emptied !== null && emptied.length > 0) await pool.query(`vacuum (truncate, index_cleanup on) ${emptied.join(", ")}`);
    return emptied !== null;
  } catch {
    return false;
  }
}

async function take(): Promise<Kept> {
  while (shelf.length > left) {
    const one = shelf.shift();
    if (one && (await empty(one))) return one;
    void one?.pool.end();
  }
  const url = await createTestDatabase(inject("postgres"));
  const { pool } = openDatabase(url);
  return { url, pool };
}

/** Whoever opens this one by its address has it for good. */
export function keepFromOthers(url: string) {
  const at = shelf.findIndex((one) => one.url === url);
  for (const { pool } of at < 0 ? [] : shelf.splice(at, 1)) void pool.end();
}

/** As `freshDatabase`, of one that another test may have had: closed, it's kept for the next. What is still asked of it then is refused. */
export async function lendDatabase(): Promise<OpenDatabase & { url: string }> {
  const kept = await take();
  let over = false;
  const end = async () => {
    if (!over) shelf.push(kept);
    over = true;
  };
  const refuse = async () => {
    throw new Error("this database was given back");
  };
  const pool = new Proxy(kept.pool, {
    get(target, name) {
      if (name === "end") return end;
      if (over && (name === "connect" || name === "query")) return refuse;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { url: kept.url, pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
