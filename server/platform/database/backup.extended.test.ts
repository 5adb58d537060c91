import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { create } from "tar";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeBackup } from "#server/platform/database/backup.ts";
import { type EmbeddedPostgres, openEmbedded } from "#server/platform/database/embedded/open.ts";
import { isAlive } from "#server/platform/database/embedded/process.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { restoreBackup, tryBackup } from "#server/platform/database/restore.ts";
import { runAndKill } from "#tests/support/run-and-kill.ts";

const makeFolder = async (name: string) => {
  const folder = await mkdtemp(`${existsSync("/dev/shm") ? "/dev/shm" : tmpdir()}/shop-${name}-`);
  await chmod(folder, 0o755);
  return folder;
};

async function ask<T extends object>(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Pairs of rows, each pair in one transaction, each row with a sum of its own; wide ones, so that they lie in other files too. */
function writePairs(url: string) {
  let stopping = false;
  const done: number[] = [];
  const write = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (!stopping) {
      await client.query("begin");
      const { rows } = await client.query<{ id: number }>(
        "insert into lefts (text, sum) select t, md5(t) from (select repeat(gen_random_uuid()::text, 1 + (random() * 200)::int) as t) as made returning id",
      );
      const { id } = rows[0] as { id: number };
      await client.query("insert into rights (id, text, sum) select id, text || 'r', md5(text || 'r') from lefts where id = $1", [id]);
      // Old rows change too, on pages that were copied already and pages that were not.
      await client.query("update lefts set text = text || 'u', sum = md5(text || 'u') where id = 1 + $1 / 2", [id]);
      await client.query("commit");
      done.push(id);
      // At full speed they'd only take the machine from the copying that they're here to disturb.
      await wait(5);
    }
    await client.end();
  };
  const writers = [write(), write()];
  return {
    done: () => [...done],
    async stop() {
      stopping = true;
      await Promise.all(writers);
    },
  };
}

let dataDir: string;
let postgres: EmbeddedPostgres;
let elsewhere: string;
beforeAll(async () => {
  dataDir = await makeFolder("backed-up");
  // Durable, as a shop's is: without full pages in the log a copy of a running database would be worth nothing.
  postgres = await openEmbedded(dataDir);
  const { db } = openDatabase(postgres.url, { connections: 2 });
  await migrate(db);
  await db.destroy();
  await ask(postgres.url, "create table lefts (id int generated always as identity primary key, text text, sum text)");
  await ask(postgres.url, "create table rights (id int primary key, text text, sum text)");
}, 60_000);
afterAll(async () => {
  await postgres.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  elsewhere = await makeFolder("restored");
});
afterEach(() => rm(elsewhere, { recursive: true, force: true }));

const take = () => takeBackup({ url: postgres.url, pgData: `${dataDir}/pg`, folder: `${dataDir}/backups` });

describe("a backup", { timeout: 120_000 }, () => {
  it("taken while others write holds every row that was written before, each whole, and no half transaction", async () => {
    const left = `${dataDir}/backups/.taking-killed`;
    await mkdir(left, { recursive: true });
    await utimes(left, new Date(0), new Date(0));
    const writing = writePairs(postgres.url);
    await expect.poll(() => writing.done().length, { timeout: 20_000 }).toBeGreaterThan(50);
    const before = writing.done();
    const { file, bytes, unpacked } = await take();
    const during = writing.done().length - before.length;
    await writing.stop();
    expect(await readdir(`${dataDir}/backups`), "one that was cut off by a kill leaves nothing for long").not.toContain(".taking-killed");
    expect(during).toBeGreaterThan(0);
    expect([(await stat(file)).mode & 0o777, (await stat(file)).size]).toEqual([0o600, bytes]);
    expect(unpacked).toBeGreaterThan(bytes);

    await restoreBackup(file, elsewhere);
    const restored = await openEmbedded(elsewhere);
    const [judged] = await ask(
      restored.url,
      `select (select count(*)::int from lefts where sum <> md5(text)) + (select count(*)::int from rights where sum <> md5(text)) as damaged,
        (select count(*)::int from lefts full join rights using (id) where lefts.id is null or rights.id is null) as halves,
        (select count(*)::int from unnest($1::int[]) as wanted(id) where not exists (select from lefts where lefts.id = wanted.id)) as lost`,
      [before],
    );
    expect(judged).toEqual({ damaged: 0, halves: 0, lost: 0 });
    // It is a database like any other: it takes new rows, with numbers that were never used.
    await ask(
      restored.url,
      "with fresh as (insert into lefts (text, sum) values ('x', md5('x')) returning id) insert into rights select id, 'x', md5('x') from fresh",
    );
    await restored.close();
  });

  it("is tried where there's no shop yet; a trial that was killed goes with the next, and so does its PostgreSQL", async () => {
    const { file } = await take();
    const dataDir = `${elsewhere}/not-there`;
    expect(await tryBackup(file, dataDir)).toMatchObject({ orders: 0, signUps: 0 });

    const left = [`${dataDir}/trying-killed`, `${dataDir}/pg.restoring-killed`];
    for (const folder of left) await mkdir(folder);
    const open = JSON.stringify(new URL("./embedded/open.ts", import.meta.url).href);
    const code = `const { openEmbedded } = await import(${open});
      console.log((await openEmbedded(${JSON.stringify(left[0])}, { durable: false })).pid());
      setInterval(() => {}, 1000);`;
    const pid = Number(await runAndKill(code));
    for (const folder of left) await utimes(folder, new Date(0), new Date(0));
    await mkdir(`${dataDir}/trying-now`);
    await tryBackup(file, dataDir);
    expect(await readdir(dataDir)).toEqual(["trying-now"]);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it("that is damaged, cut off, or none at all is refused before anything is touched", async () => {
    const [there] = await readdir(`${dataDir}/backups`).catch(() => []);
    const file = there ? `${dataDir}/backups/${there}` : (await take()).file;
    await mkdir(`${elsewhere}/pg`);
    await writeFile(`${elsewhere}/pg/PG_VERSION`, "18\n");
    const refused = async (path: string, why: RegExp) => {
      await expect(restoreBackup(path, elsewhere)).rejects.toThrow(why);
      expect(await readdir(`${elsewhere}/pg`)).toEqual(["PG_VERSION"]);
    };
    const bytes = await readFile(file);
    await writeFile(`${elsewhere}/cut.tar.gz`, bytes);
    await truncate(`${elsewhere}/cut.tar.gz`, Math.floor(bytes.length / 2));
    await refused(`${elsewhere}/cut.tar.gz`, /cannot be unpacked|damaged/);
    await writeFile(`${elsewhere}/none.tar.gz`, "no archive");
    await refused(`${elsewhere}/none.tar.gz`, /cannot be unpacked|no backup/);
    await refused(`${elsewhere}/missing.tar.gz`, /cannot be unpacked/);

    const made = `${elsewhere}/made`;
    await mkdir(`${made}/pg`, { recursive: true });
    await writeFile(`${made}/pg/PG_VERSION`, "18\n");
    await create({ cwd: made, file: `${made}/bare.tar.gz`, gzip: true }, ["pg"]);
    await refused(`${made}/bare.tar.gz`, /no manifest/);
    const sha256 = "0".repeat(64);
    await writeFile(
      `${made}/manifest.json`,
      JSON.stringify({ format: 1, madeAt: new Date().toISOString(), postgres: "18", files: { PG_VERSION: { bytes: 3, sha256 } } }),
    );
    await create({ cwd: made, file: `${made}/changed.tar.gz`, gzip: true }, ["manifest.json", "pg"]);
    await refused(`${made}/changed.tar.gz`, /PG_VERSION is not what was put in/);
    await writeFile(`${made}/pg/more`, "planted");
    await create({ cwd: made, file: `${made}/more.tar.gz`, gzip: true }, ["manifest.json", "pg"]);
    await refused(`${made}/more.tar.gz`, /damaged/);
  });
});
