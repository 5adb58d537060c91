import { readdir } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { openDatabase } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";

const here = new URL("./migrations/", import.meta.url);

const listMigrations = async (folder: URL) => (await readdir(folder)).filter((name) => name.endsWith(".ts")).map((name) => name.slice(0, -3));

async function readMigrations(folder: URL, names: readonly string[]) {
  const loaded = names.map(async (name) => [name, (await import(new URL(`${name}.ts`, folder).href)) as Migration] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

async function readTaken(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows: known } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!known[0]?.there) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Also where a newer version has gone further: the older one is still being replaced, or is gone back to, and must start. */
const isUpToDate = async (db: Kysely<Tables>, names: readonly string[]) => new Set(names).isSubsetOf(await readTaken(db));

/** Brings the schema up to date; answers how many steps that took. Kysely's migrator locks, so replicas that start together are safe. */
export async function migrate(db: Kysely<Tables>, folder = here) {
  const names = await listMigrations(folder);
  if (await isUpToDate(db, names)) return 0;
  const migrations = await readMigrations(folder, names);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return results?.filter((step) => step.status === "Success").length ?? 0;
}

/** The same for the database at that address, on a connection without our usual limits: replicas wait for one another. Nothing to do needs none. */
export async function migrateAt(url: string, open: Kysely<Tables>) {
  if (await isUpToDate(open, await listMigrations(here))) return;
  const { db } = openDatabase(url, { connections: 1, patient: true });
  try {
    // A step whose program was killed ends with it, however long it would have gone on. Not to be had on Windows.
    await sql`set client_connection_check_interval = 1000`.execute(db).catch(() => {});
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
