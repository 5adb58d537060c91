import { spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { type EmbeddedPostgres, openEmbedded } from "#server/platform/database/embedded/open.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { compiled, root } from "#tests/support/start-site.ts";

async function ask<T extends object>(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

type Sum = { rows: number; sum: string };

/** Every table of every schema of ours, each with one sum over all its rows; but for `backups`, where a backup is written down after it's taken. */
async function checksums(url: string) {
  const tables = await ask<{ name: string }>(
    url,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'backups' order by 1",
  );
  const sums = new Map<string, Sum>();
  for (const { name } of tables) {
    const [sum] = await ask<Sum>(
      url,
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${name} t`,
    );
    sums.set(name, sum as Sum);
  }
  return sums;
}

const isEqual = async (url: string, before: Awaited<ReturnType<typeof checksums>>) => isDeepStrictEqual(await checksums(url), before);

/** Backs a shop's folder up by the command, tries that backup while the shop runs, loses what it held, and restores it. */
export async function drillBackup(): Promise<Drilled> {
  const dataDir = await mkdtemp(`${tmpdir()}/shop-backed-up-`);
  await chmod(dataDir, 0o755);
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const child = spawn(process.execPath, args, { cwd: root, env: { PATH: process.env.PATH, ...compiled, DATA_DIR: dataDir } });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
      child.on("close", (code) => done({ code, output }));
    });
  const said = ({ code, output }: Awaited<ReturnType<typeof run>>, wanted: number, words: RegExp) => code === wanted && words.test(output);

  let postgres: EmbeddedPostgres | undefined = await openEmbedded(dataDir);
  try {
    const { db } = openDatabase(postgres.url, { connections: 2 });
    await migrate(db);
    await db.destroy();
    await ask(postgres.url, "create table lefts as select n, md5(n::text) as sum from generate_series(1, 20000) n");
    const before = await checksums(postgres.url);

    const taken = await run("main/backup.ts", "--keep", "2");
    const file = /^\/.*\.tar\.gz$/m.exec(taken.output)?.[0] ?? "";
    const whileOpen = await run("main/restore.ts", file);
    const tried = await run("main/restore.ts", file, "--try");
    const untouched = await isEqual(postgres.url, before);
    const noted = (await ask(postgres.url, "select at from backups")).length;

    await ask(postgres.url, "delete from lefts");
    await postgres.close();
    postgres = undefined;
    const restored = await run("main/restore.ts", file);
    postgres = await openEmbedded(dataDir);
    const after = await checksums(postgres.url);
    // What was empty may hold what a shop makes when it opens: a restored one does, to erase again who was erased since.
    const filled = [...before].filter(([, { rows }]) => rows > 0);
    const equal = filled.filter(([name, sum]) => isDeepStrictEqual(after.get(name), sum)).length;
    const folders = (await readdir(dataDir)).filter((name) => name.startsWith("pg.before-")).length;

    const steps = {
      "backed up": said(taken, 0, /It holds 0 orders and 0 names on the Warmth List/),
      "refused while the shop runs": said(whileOpen, 1, /The shop is running/),
      tried: said(tried, 0, /^Good\. .*Nothing was changed/) && untouched && noted === 1,
      restored: said(restored, 0, /Restored as of .*is kept in .*pg\.before-/s),
    };
    const wrong = Object.entries(steps)
      .filter(([, isRight]) => !isRight)
      .map(([name]) => name);
    const figures = {
      tables: before.size,
      "with rows": filled.length,
      "restored equal": equal,
      "kept aside": folders,
      "steps that went wrong": wrong.join(", ") || 0,
    };
    return { figures, ok: wrong.length === 0 && before.size > 15 && filled.length > 1 && equal === filled.length && folders === 1 };
  } finally {
    await postgres?.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
