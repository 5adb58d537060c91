import type { ChildProcess } from "node:child_process";
import { access, constants, mkdir, readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { chooseRunAs, createDatabase, findBinaries, giveTo, passwordFile } from "#server/platform/database/embedded/binaries.ts";
import { freePort, isAlive, isOurs, makeSocketFolder, type Postmaster, readPostmaster, spawnServer } from "#server/platform/database/embedded/process.ts";

const major = "18";

export async function checkFolder(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true }).catch((cause) => {
    throw new Error(`DATA_DIR ${dataDir} cannot be made.`, { cause });
  });
  await access(dataDir, constants.W_OK).catch((cause) => {
    throw new Error(`DATA_DIR ${dataDir} is not writable.`, { cause });
  });
  const found = (await readFile(`${dataDir}/pg/PG_VERSION`, "utf8").catch(() => "")).trim();
  if (found && found !== major) {
    throw new Error(
      `DATA_DIR ${dataDir} holds a database of PostgreSQL ${found}, and this program brings PostgreSQL ${major}. ` +
        "Nothing was touched. docs/operating.md says how to move the data over.",
    );
  }
  return found !== "";
}

/** Every process of ours on one folder holds this lock, shared; the one that can take it alone is the last out. */
const presenceLock = 7_015_001;

/** A session on this very folder that holds the shared lock; undefined while nobody answers, or another process is stopping it. */
export async function joinServer(url: string, folder: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, application_name: "shop presence", keepAlive: true });
  // Its end is what we watch for; the error before it says no more.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const sql = "select current_setting('data_directory') = $1 and pg_try_advisory_lock_shared($2) as joined";
    const { rows } = await client.query<{ joined: boolean }>(sql, [folder, presenceLock]);
    if (rows[0]?.joined) return client;
  } catch {
    // Not up yet, or just going down: the caller asks again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** Lets go of the lock, and answers whether nobody else holds it; then nobody else can join either. */
export async function isLastOut(client: pg.Client): Promise<boolean> {
  const sql = "select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone";
  const { rows } = await client.query<{ alone: boolean }>(sql, [presenceLock]).catch(() => ({ rows: [] }));
  return rows[0]?.alone === true;
}

/** Milliseconds until we give up on a start; recovery after a crash takes seconds. */
const timeoutMs = 60_000;
/** Milliseconds before it is started again where it ended at once, twice as long each time: a full disk may stay full for hours. */
const pauses = { first: 50, longest: 4_000 };
const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

type Where = Pick<Postmaster, "port" | "socket">;
type Options = { settings?: Record<string, string>; durable?: boolean; log?: (message: string) => void };

export async function openEmbedded(folder: string, { settings = {}, durable = true, log = () => undefined }: Options = {}) {
  const dataDir = resolve(folder);
  const pgData = `${dataDir}/pg`;
  const exists = await checkFolder(dataDir);
  const binaries = await findBinaries();
  const as = await chooseRunAs(binaries, dataDir);
  if (!exists) await createDatabase(binaries, as, dataDir, durable);
  await giveTo(as.owner, pgData);
  const password = await readFile(passwordFile(pgData), "utf8");
  const socket = await makeSocketFolder(dataDir, as.owner);
  const urlOf = ({ port, socket }: Where) => `postgres://shop:${password}@${socket ? encodeURIComponent(socket) : "127.0.0.1"}:${port}/postgres`;
  const start = (port: number) => spawnServer({ binaries, as, dataDir, port, socket, settings: { ...(durable ? {} : notDurable), ...settings }, log });

  let closing = false;
  let child: ChildProcess | undefined;
  let presence: pg.Client | undefined;

  /** Starts or adopts, and joins. The port stays the same over a restart, since pools know it. */
  async function arrive(port?: number) {
    const giveUpAt = Date.now() + timeoutMs;
    let pause = pauses.first;
    let startAt = 0;
    while (Date.now() < giveUpAt && !closing) {
      const there = await readPostmaster(pgData);
      const alive = there && isAlive(there.pid);
      if (there && alive && !(await isOurs(there, pgData))) {
        await rm(`${pgData}/postmaster.pid`, { force: true });
        continue;
      }
      if (there && alive && there.ready) {
        presence = await joinServer(urlOf(there), there.folder);
        if (presence) return there;
      }
      const starting = child && child.exitCode === null && child.signalCode === null;
      if (!alive && !starting && Date.now() >= startAt) {
        child = await start(port ?? (await freePort()));
        startAt = Date.now() + pause;
        pause = Math.min(pause * 2, pauses.longest);
      }
      await wait(25);
    }
    throw new Error(`PostgreSQL in ${dataDir} did not become ready within ${timeoutMs / 1000} s; see ${dataDir}/postgres.log`);
  }

  let at = await arrive();
  const adopted = child === undefined;

  function watch() {
    presence?.once("end", async () => {
      if (closing) return;
      log("PostgreSQL went away; starting it again");
      while (!closing) {
        try {
          at = await arrive(at.port);
          return watch();
        } catch (error) {
          log(`PostgreSQL has not come back yet: ${(error as Error).message}`);
        }
      }
    });
  }
  watch();

  return {
    url: urlOf(at),
    pid: () => at.pid,
    adopted,
    async close() {
      closing = true;
      const last = presence !== undefined && (await isLastOut(presence));
      if (last) process.kill(at.pid, "SIGINT");
      await presence?.end().catch(() => undefined);
      while (last && isAlive(at.pid) && (await readPostmaster(pgData))) await wait(20);
    },
  };
}
export type EmbeddedPostgres = Awaited<ReturnType<typeof openEmbedded>>;
