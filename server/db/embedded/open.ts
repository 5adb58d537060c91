import { type ChildProcess, spawn } from "node:child_process";
import { access, constants, mkdir, open, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findBinaries } from "#server/db/embedded/binaries.ts";
import { createDatabase, passwordFile } from "#server/db/embedded/create.ts";
import { isAlive, isOurs, readPostmaster } from "#server/db/embedded/postmaster.ts";
import { chooseRunAs, giveTo } from "#server/db/embedded/run-as.ts";

/** The major version of the binaries in package.json. */
const major = "18";
/** Every process of ours on one folder holds this lock, shared; the one that can take it alone is the last out. */
const presenceLock = 7_015_001;
const patience = 60_000;

export type EmbeddedPostgres = {
  url: string;
  pid(): number;
  adopted: boolean;
  /** Lets go; stops PostgreSQL where nobody else is using it. */
  close(): Promise<void>;
};

type Options = {
  /** PostgreSQL settings on top of ours. */
  settings?: Record<string, string>;
  /** False only for tests: no fsync. */
  durable?: boolean;
  log?: (message: string) => void;
};

const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

async function checkFolder(dataDir: string) {
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

/** A real PostgreSQL of our own in `dataDir`: started, or adopted where one still runs from before. */
export async function openEmbedded(folder: string, { settings = {}, durable = true, log = () => {} }: Options = {}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(folder);
  const pgData = `${dataDir}/pg`;
  const exists = await checkFolder(dataDir);
  const binaries = await findBinaries();
  const as = await chooseRunAs(binaries, dataDir);
  if (as.owner !== null) await giveTo(as.owner, dataDir).catch(() => {});
  if (!exists) await createDatabase(binaries, as, dataDir, durable);
  await giveTo(as.owner, pgData);
  const password = await readFile(passwordFile(pgData), "utf8");
  const urlAt = (port: number) => `postgres://shop:${password}@127.0.0.1:${port}/postgres`;

  let closing = false;
  let started: ChildProcess | undefined;
  let presence: pg.Client | undefined;

  async function start(port: number) {
    const output = await open(`${dataDir}/postgres.log`, "a");
    const all = {
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: "",
      max_connections: "60",
      shared_buffers: "64MB",
      timezone: "UTC",
      log_statement: "none",
      log_min_error_statement: "panic",
      log_error_verbosity: "terse",
      ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
      ...settings,
    };
    const [program, args] = as.command(binaries.postgres, ["-D", pgData, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])]);
    // Its own session: Ctrl-C reaches us first, and we stop it once our work has drained.
    started = spawn(program, args, { ...as.options, cwd: dataDir, env: { LC_ALL: "C", TZ: "UTC" }, detached: true, stdio: ["ignore", output.fd, output.fd] });
    started.on("error", (error) => log(`PostgreSQL could not be started: ${error.message}`));
    started.unref();
    await output.close();
  }

  /** A session on this very folder holding the shared lock; undefined while another process is stopping it. */
  async function join(port: number) {
    const client = new pg.Client({ connectionString: urlAt(port), connectionTimeoutMillis: 2000, application_name: "shop presence", keepAlive: true });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ folder: string; joined: boolean }>(
        "select current_setting('data_directory') as folder, pg_try_advisory_lock_shared($1) as joined",
        [presenceLock],
      );
      if (rows[0]?.folder === pgData && rows[0].joined) return client;
    } catch {
      // Not up yet, or just going down: the caller asks again.
    }
    await client.end().catch(() => {});
    return undefined;
  }

  /** Starts or adopts, and joins. The port stays the same over a restart, since pools know it. */
  async function arrive(port?: number) {
    const giveUpAt = Date.now() + patience;
    while (Date.now() < giveUpAt && !closing) {
      const there = await readPostmaster(pgData);
      const alive = there && isAlive(there.pid);
      if (there && alive && !(await isOurs(there.pid, pgData))) {
        await rm(`${pgData}/postmaster.pid`, { force: true });
        continue;
      }
      if (there && alive && there.ready) {
        presence = await join(there.port);
        if (presence) return { port: there.port, pid: there.pid };
      }
      const starting = started && started.exitCode === null && started.signalCode === null;
      if (!alive && !starting) await start(port ?? (await freePort()));
      await wait(25);
    }
    throw new Error(`PostgreSQL in ${dataDir} did not become ready within ${patience / 1000} s; see ${dataDir}/postgres.log`);
  }

  let at = await arrive();
  const adopted = started === undefined;

  /** If PostgreSQL dies under us it is started again, on the same port. */
  function watch() {
    presence?.once("end", async () => {
      if (closing) return;
      log("PostgreSQL went away; starting it again");
      try {
        at = await arrive(at.port);
        watch();
      } catch (error) {
        log(`PostgreSQL did not come back: ${(error as Error).message}`);
      }
    });
  }
  watch();

  return {
    url: urlAt(at.port),
    pid: () => at.pid,
    adopted,
    async close() {
      closing = true;
      const last = await presence
        ?.query<{ alone: boolean }>("select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone", [presenceLock])
        .then(({ rows }) => rows[0]?.alone === true)
        .catch(() => false);
      if (last) process.kill(at.pid, "SIGINT");
      await presence?.end().catch(() => {});
      while (last && isAlive(at.pid) && (await readPostmaster(pgData))) await wait(20);
    },
  };
}
