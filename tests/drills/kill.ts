import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, isAlive, readPostmaster } from "#server/platform/database/embedded/process.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { checkBooks, checkPromises, sum } from "#tests/drills/check-books.ts";
import { createCustomer, type Promised, shopOnce } from "#tests/drills/customer.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { findPostgres } from "#tests/drills/find-postgres.ts";
import { createRandom } from "#tests/drills/random.ts";
import { startSite, untilUp } from "#tests/support/start-site.ts";

type Size = { rounds: number; seed?: number; say?: (line: string) => void };

const customersAtOnce = 4;
/** Killed jobs come back after 11 to 16 s; a busy machine is given some more. */
const catchUpSeconds = 90;

/**
 * Kills our process, its PostgreSQL, or both, at random moments while customers join, order and pay; starts again, and at
 * the end compares every promise made with what is there.
 */
export async function drillKills({ rounds, seed = Date.now() % 1_000_000, say = () => {} }: Size): Promise<Drilled> {
  const random = createRandom(seed);
  const dataDir = await mkdtemp(`${existsSync("/dev/shm") ? "/dev/shm" : tmpdir()}/shop-kill-`);
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), TRUSTED_PROXIES: "1", STOCK: "1000000", LOG_LEVEL: "error" };
  const promised: Promised = { signUps: [], orders: [], payments: [] };
  const kills = { us: 0, postgres: 0, both: 0 };
  let broken = 0;
  let customers = 0;
  let open = true;
  let site = await startSite(env, { seconds: 120 }).catch(async (error: Error) => {
    await cleanUp();
    throw error;
  });

  /** Whatever was left: a site that broke cannot stop its PostgreSQL. */
  async function cleanUp() {
    const left = await readPostmaster(`${dataDir}/pg`);
    if (left && isAlive(left.pid)) process.kill(left.pid, "SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }

  async function keepShopping() {
    while (open) {
      const customer = createCustomer(site.origin, ++customers);
      // A connection that is cut is what this is about; only what was answered counts.
      await shopOnce(customer, promised).catch(() => wait(20));
    }
  }

  async function untilOther(pid: number) {
    const giveUpAt = Date.now() + 120_000;
    for (;;) {
      const there = await readPostmaster(`${dataDir}/pg`);
      if (there?.ready && there.pid !== pid) return;
      if (Date.now() > giveUpAt || site.process.exitCode !== null)
        throw new Error(`PostgreSQL was not started again (seed ${seed}):\n${site.output().slice(-2000)}`);
      await wait(10);
    }
  }

  async function killOnce() {
    const enough = promised.orders.length + 1;
    const giveUpAt = Date.now() + 10_000;
    while (promised.orders.length < enough && Date.now() < giveUpAt) await wait(5);
    await wait(random.below(150));
    const what = (["us", "us", "postgres", "both"] as const)[random.below(4)] ?? "us";
    kills[what]++;
    const postgres = await findPostgres(dataDir);
    if (what !== "us") process.kill(postgres.pid, "SIGKILL");
    if (what !== "postgres") {
      broken += (site.output().match(/"(a function broke|a request broke)"/g) ?? []).length;
      await site.stop("SIGKILL");
      site = await startSite(env, { seconds: 120 });
    } else {
      // The killed server's sessions live a moment longer, so readiness alone could still be the old one's.
      await untilOther(postgres.pid);
      await untilUp(site.origin, "/readyz", site.process, 120).catch((cause) => {
        throw new Error(`the site did not outlive its PostgreSQL (seed ${seed}):\n${site.output().slice(-2000)}`, { cause });
      });
    }
  }

  try {
    const shoppers = Array.from({ length: customersAtOnce }, keepShopping);
    const began = performance.now();
    for (let round = 1; round <= rounds; round++) {
      await killOnce();
      if (round % 25 === 0) say(`kills: round ${round}, ${Math.round((performance.now() - began) / 1000)} s`);
    }
    const killing = performance.now() - began;
    open = false;
    await Promise.all(shoppers);
    const { db } = openDatabase((await findPostgres(dataDir)).url, { connections: 2 });
    try {
      const giveUpAt = Date.now() + catchUpSeconds * 1000;
      while (sum(await checkPromises(db, promised)) > 0 && Date.now() < giveUpAt) await wait(250);
      const kept = { ...(await checkPromises(db, promised)), ...(await checkBooks(db)) };
      const wrong = Object.entries(kept).filter(([, count]) => count > 0);
      return {
        figures: {
          seed,
          rounds,
          "killed: us, PostgreSQL, both": `${kills.us}, ${kills.postgres}, ${kills.both}`,
          "acknowledged sign-ups": promised.signUps.length,
          "acknowledged orders": promised.orders.length,
          "acknowledged payments": promised.payments.length,
          "lost or wrong": sum(kept),
          "requests that broke": broken,
          "seconds a round": (killing / 1000 / rounds).toFixed(2),
          "seconds to catch up": ((performance.now() - began - killing) / 1000).toFixed(1),
          ...Object.fromEntries(wrong),
        },
        ok: wrong.length === 0 && broken === 0 && promised.payments.length >= rounds / 2,
      };
    } finally {
      await db.destroy();
    }
  } finally {
    open = false;
    await site.stop();
    await cleanUp();
  }
}
