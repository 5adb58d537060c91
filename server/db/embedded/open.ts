import type { ChildProcess } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { findBinaries } from "#server/db/embedded/binaries.ts";
import { checkFolder } from "#server/db/embedded/check-folder.ts";
import { createDatabase, passwordFile } from "#server/db/embedded/create.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { isAlive, isOurs, type Postmaster, readPostmaster } from "#server/db/embedded/postmaster.ts";
import { isLastOut, joinServer } from "#server/db/embedded/presence.ts";
import { chooseRunAs, giveTo } from "#server/db/embedded/run-as.ts";
import { makeSocketFolder } from "#server/db/embedded/socket-folder.ts";
import { spawnServer } from "#server/db/embedded/spawn-server.ts";

/** Milliseconds until we give up on a start; recovery after a crash takes seconds. */
const patience = 60_000;
/** Milliseconds before it is started again where it ended at once, twice as long each time: a full disk may stay full for hours. */
const pauses = { first: 50, longest: 4_000 };
const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export type EmbeddedPostgres = {
  url: string;
  pid(): number;
  /** Whether it was still running from before. */
  adopted: boolean;
  /** Lets go; stops PostgreSQL where nobody else is using it. */
  close(): Promise<void>;
};

type Where = Pick<Postmaster, "port" | "socket">;
type Options = {
  /** PostgreSQL settings on top of ours. */
  settings?: Record<string, string>;
  /** False only for tests: no fsync. */
  durable?: boolean;
  log?: (message: string) => void;
};

/** A real PostgreSQL of our own in `dataDir`: started, or adopted where one still runs from before. */
export async function openEmbedded(folder: string, { settings = {}, durable = true, log = () => undefined }: Options = {}): Promise<EmbeddedPostgres> {
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
    const giveUpAt = Date.now() + patience;
    let pause = pauses.first;
    let startAt = 0;
    while (Date.now() < giveUpAt && !closing) {
      const there = await readPostmaster(pgData);
      const alive = there && isAlive(there.pid);
      if (there && alive && !(await isOurs(there.pid, pgData))) {
        await rm(`${pgData}/postmaster.pid`, { force: true });
        continue;
      }
      if (there && alive && there.ready) {
        presence = await joinServer(urlOf(there), pgData);
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
    throw new Error(`PostgreSQL in ${dataDir} did not become ready within ${patience / 1000} s; see ${dataDir}/postgres.log`);
  }

  let at = await arrive();
  const adopted = child === undefined;

  /** If PostgreSQL dies under us it is started again. */
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
