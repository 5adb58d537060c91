import { chmod, cp, mkdtemp, readFile, rm, stat, symlink, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { isAlive, readPostmaster } from "#server/platform/database/embedded/process.ts";
import { restoreBackup } from "#server/platform/database/restore.ts";
import { runAndKill } from "#tests/support/run-and-kill.ts";

const makeFolder = async () => {
  const made = await mkdtemp(`${tmpdir()}/shop-embedded-`);
  await chmod(made, 0o755);
  return made;
};
const remove = (made: string) => rm(made, { recursive: true, force: true, maxRetries: 5 });

/** A busy disk takes its time to make a database. */
const timeout = 90_000;

async function ask<T extends object>(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  return rows;
}

// Making a database costs far more than opening one: the first test makes it, and the others open it.
let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => remove(folder));

/** A second program on the same folder, killed as soon as it says that it is up. */
async function openElsewhereAndKill() {
  const code = `const { openEmbedded } = await import(${JSON.stringify(new URL("./open.ts", import.meta.url).href)});
    const { url, pid } = await openEmbedded(${JSON.stringify(folder)}, { durable: false });
    console.log(JSON.stringify({ url, pid: pid() }));
    setInterval(() => {}, 1000);`;
  return JSON.parse(await runAndKill(code)) as { url: string; pid: number };
}

describe("a PostgreSQL of our own", { timeout }, () => {
  it("is made once where two come at once, shared by both, stopped by neither while the other is in, and keeps its data", async () => {
    const [one, two] = await Promise.all([openEmbedded(folder, { durable: false }), openEmbedded(folder, { durable: false })]);
    expect(two.pid()).toBe(one.pid());
    await ask(one.url, "create table kept (n int)");
    await one.close();
    await ask(two.url, "insert into kept values (7)");
    await two.close();
    await expect.poll(() => isAlive(two.pid())).toBe(false);

    const again = await openEmbedded(folder, { durable: false });
    expect(await ask(again.url, "select n from kept")).toEqual([{ n: 7 }]);
    await again.close();
  });

  it("is reached through a socket in a folder that nobody else can enter", async () => {
    const postgres = await openEmbedded(folder, { durable: false });
    expect(new URL(postgres.url).hostname).toBe(encodeURIComponent(`${folder}/socket`));
    expect((await stat(`${folder}/socket`)).mode & 0o777).toBe(0o700);
    expect(await ask(postgres.url, "select inet_server_addr() as address")).toEqual([{ address: null }]);
    await postgres.close();
  });

  it("in a folder too deep for a socket is reached over the loopback address", async () => {
    const deep = `${folder}/${"deep".repeat(20)}`;
    await cp(`${folder}/pg`, `${deep}/pg`, { recursive: true });
    await chmod(`${deep}/pg`, 0o700);
    const postgres = await openEmbedded(deep, { durable: false });
    expect(new URL(postgres.url).hostname).toBe("127.0.0.1");
    expect(await ask(postgres.url, "select 1 as n")).toEqual([{ n: 1 }]);
    await postgres.close();
  });

  it("is adopted after its program was killed", async () => {
    const orphan = await openElsewhereAndKill();
    const adopted = await openEmbedded(folder, { durable: false });
    expect(adopted.adopted).toBe(true);
    expect(adopted.pid()).toBe(orphan.pid);
    expect(adopted.url).toBe(orphan.url);
    await adopted.close();
    expect(await readPostmaster(`${folder}/pg`)).toBeUndefined();
  });

  it("is joined by who spells its folder in another way, and isn't taken for stopped by a restore there", async () => {
    const link = `${folder}-link`;
    await symlink(folder, link);
    try {
      const postgres = await openEmbedded(folder, { durable: false });
      await expect(restoreBackup("backup.tar.gz", link)).rejects.toThrow("The shop is running");
      const other = await openEmbedded(link, { durable: false });
      expect([other.adopted, other.pid()]).toEqual([true, postgres.pid()]);
      await postgres.close();
      expect(await ask(other.url, "select 1 as n")).toEqual([{ n: 1 }]);
      await other.close();
      // Started under the link's name, and joined under its own.
      const first = await openEmbedded(link, { durable: false });
      const second = await openEmbedded(folder, { durable: false });
      expect(second.pid()).toBe(first.pid());
      await second.close();
      await first.close();
    } finally {
      await unlink(link);
    }
  });

  it("is started anew when it dies under us, on the same port", async () => {
    const postgres = await openEmbedded(folder, { durable: false });
    const before = postgres.pid();
    process.kill(before, "SIGKILL");
    await expect.poll(() => ask<{ n: number }>(postgres.url, "select 1 as n").catch(() => []), { timeout: 15_000 }).toEqual([{ n: 1 }]);
    await expect.poll(() => postgres.pid()).not.toBe(before);
    await postgres.close();
  });

  it("starts although a stale pid file names another program", async () => {
    const first = await openEmbedded(folder, { durable: false });
    const pidFile = await readFile(`${folder}/pg/postmaster.pid`, "utf8");
    await first.close();
    await writeFile(`${folder}/pg/postmaster.pid`, pidFile.replace(/^\d+/, String(process.pid)));
    const again = await openEmbedded(folder, { durable: false });
    expect(await ask(again.url, "select 1 as n")).toEqual([{ n: 1 }]);
    await again.close();
  });
});
