import { readdir } from "node:fs/promises";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "#server/db/types.ts";

const here = new URL("./migrations/", import.meta.url);

async function readMigrations(folder: URL) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
  const loaded = names.map(async (name) => [name.slice(0, -3), (await import(new URL(name, folder).href)) as Migration] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/**
 * Brings the schema up to date; answers how many steps that took. Kysely's migrator holds an advisory lock in its own
 * transaction, so replicas that start together are safe, and a step that was cut off never happened.
 */
export async function migrate(db: Kysely<Tables>, folder = here) {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return results?.filter((step) => step.status === "Success").length ?? 0;
}
