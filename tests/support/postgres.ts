import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { openQueue } from "#server/platform/queue/queue.ts";
import { jobs } from "#server/shop.ts";
import { keepLogged, keptLog } from "#tests/logs/keep.ts";
import { makeEmptier } from "#tests/support/make-emptier.ts";
import { makeRowCounter } from "#tests/support/make-row-counter.ts";
import { ownFolder, sweepLeftBehind } from "#tests/support/sweep-left-behind.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
  }
}

/** Hundreds of databases live for a few seconds each: nobody needs to look through all of them, one by one, for rows to clear away. */
const settings = { max_connections: "300", autovacuum: "off" };

/** One real PostgreSQL for the whole run, in memory where the machine can, with a migrated template to copy: the one that `npm test` has started, or its own. */
export async function startTestPostgres() {
  const { TEST_POSTGRES: started } = process.env;
  if (started) return { url: started, stop: async () => {} };
  const memory = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  await sweepLeftBehind(memory);
  const folder = await mkdtemp(ownFolder(memory));
  await chmod(folder, 0o755);
  const postgres = await openEmbedded(folder, { durable: false, settings });
  const root = openDatabase(postgres.url, { connections: 1 });
  // Whoever gets into its socket's folder is let in: to prove the password costs more than half of a new connection, and a run makes thousands.
  await writeFile(`${folder}/pg/pg_hba.conf`, "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n");
  await root.pool.query("select pg_reload_conf()");
  await root.pool.query("create database shop_template");
  await root.db.destroy();
  const template = openDatabase(databaseAt(postgres.url, "shop_template"), { connections: 2 });
  await migrate(template.db);
  await (await openQueue(template.pool, { jobs, log: keptLog })).close();
  await makeRowCounter(template.db);
  await makeEmptier(template.db);
  await template.db.destroy();
  return {
    url: postgres.url,
    async stop() {
      await postgres.close();
      keepLogged(await readFile(`${folder}/postgres.log`, "utf8").catch(() => ""));
      await rm(folder, { recursive: true });
    },
  };
}

/** The same server, another database. */
export const databaseAt = (url: string, name: string) => url.replace(/[^/]+$/, name);

export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres();
  project.provide("postgres", postgres.url);
  return postgres.stop;
}
