import { readdir, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { findRunning, isAlive } from "#server/platform/database/embedded/process.ts";

/** What a run's database folder is called, up to its random end: whose it is stands in its name. */
export const ownFolder = (folder: string) => `${folder}/shop-test-${process.pid}-`;

/**
 * Ends and removes the databases of test runs that were killed: each is hundreds of megabytes, in memory where the machine can, and nobody
 * else ever looks for them. A few dozen of them once left no memory to run in.
 */
export async function sweepLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = Number(/^shop-test-(\d+)-/.exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    const left = `${folder}/${name}`;
    const postmaster = await findRunning(`${left}/pg`);
    if (postmaster) {
      process.kill(postmaster.pid, "SIGINT");
      for (let tries = 0; tries < 100 && isAlive(postmaster.pid); tries++) await wait(50);
    }
    await rm(left, { recursive: true, force: true });
  }
}
