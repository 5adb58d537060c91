import { execFile } from "node:child_process";
import { mkdir, mkdtemp, open as openFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { failures } from "#contracts/failure.ts";
import { isAlive, readPostmaster } from "#server/platform/database/embedded/process.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { checkBooks, checkPromises, sum } from "#tests/drills/check-books.ts";
import { createCustomer, type Promised, shopOnce } from "#tests/drills/customer.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { findPostgres } from "#tests/drills/find-postgres.ts";
import { bodyOf, forms } from "#tests/drills/forms.ts";
import { startSite } from "#tests/support/start-site.ts";

type Size = { /** How long the disk stays full, at least, each time. */ seconds: number };

const run = promisify(execFile);
const megabytes = 160;
const catchUpSeconds = 60;
const contactForm = forms.find(({ path }) => path === "/contact");

/** A small disk in memory; null where only root may make one, and we are not. */
async function mountSmallDisk() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return null;
  const disk = await mkdtemp(`${tmpdir()}/shop-disk-`);
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", disk]).then(
    () => true,
    () => false,
  );
  if (mounted) return disk;
  await rm(disk, { recursive: true });
  return null;
}

async function fill(disk: string) {
  const filler = await openFile(`${disk}/filler`, "a");
  for (let size = 2 ** 20; size >= 1; size /= 16) {
    const block = Buffer.alloc(size);
    let written = size;
    while (written === size)
      written = await filler.write(block).then(
        ({ bytesWritten }) => bytesWritten,
        () => 0,
      );
  }
  await filler.close();
}

/** The disk with all our data fills up under customers, twice: first so that rows find no room, then so that PostgreSQL itself gives up. */
export async function drillDisk({ seconds }: Size): Promise<Drilled> {
  const disk = await mountSmallDisk();
  if (!disk) return { figures: {}, ok: true, skipped: "only root on Linux can mount the small disk it needs" };
  const dataDir = `${disk}/data`;
  const env = { DATA_DIR: dataDir, TRUSTED_PROXIES: "1", STOCK: "100000", LOG_LEVEL: "warn" };
  const promised: Promised = { signUps: [], orders: [], payments: [] };
  const statuses: Record<string, number> = {};
  const wrong = new Map<string, number>();
  let customers = 0;
  let open = true;
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);

  async function keepShopping(origin: string) {
    while (open) {
      await shopOnce(createCustomer(origin, ++customers, { timeoutMs: 20_000 }), promised).catch((error: Error) => note(`a customer: ${error.message}`));
      await wait(20);
    }
  }
  /** Pages stand, and a form is kept or answered in words with all that was typed. */
  async function look(origin: string) {
    for (const path of ["/", "/faq", "/healthz"]) if ((await fetch(origin + path)).status !== 200) note(`${path} did not stand`);
    if (!contactForm) return;
    const answer = await fetch(origin + contactForm.path, {
      method: "POST",
      redirect: "manual",
      headers: {
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
        origin,
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": `10.8.${(++customers >> 8) & 255}.${customers & 255}`,
      },
      body: bodyOf({ ...contactForm, typed: { ...contactForm.typed, email: `full-${customers}@example.com` } }),
    });
    const text = await answer.text();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 303) return;
    if (answer.status !== 503) note(`a form was answered ${answer.status}`);
    else if (!text.includes(failures.unavailable.message) || !text.includes(contactForm.typed.message ?? "")) note("a form lost its words");
  }
  const refusals = () => statuses[503] ?? 0;

  /** Until a form was refused at least, and for so long. */
  async function stayFull(origin: string, press: () => Promise<unknown>) {
    const before = refusals();
    const began = performance.now();
    while (performance.now() - began < seconds * 1000 || (refusals() === before && performance.now() - began < 60_000)) {
      await press().catch(() => {});
      await fill(disk ?? "");
      await look(origin);
      await wait(100);
    }
    if (refusals() === before) note("the disk was never full enough to refuse anything");
  }
  async function makeRoom(origin: string) {
    await rm(`${disk}/filler`);
    const began = performance.now();
    while (performance.now() - began < 60_000) {
      const joined = await createCustomer(origin, ++customers, { timeoutMs: 20_000 })
        .joinList()
        .catch(() => undefined);
      await joined?.body?.cancel();
      if (joined?.status === 200) return (performance.now() - began) / 1000;
      await wait(50);
    }
    return Number.POSITIVE_INFINITY;
  }

  try {
    await mkdir(dataDir, { mode: 0o755 });
    site = await startSite(env, { seconds: 120 });
    const { origin } = site;
    const shoppers = Array.from({ length: 2 }, () => keepShopping(origin));
    while (promised.payments.length === 0) await wait(20);
    const postgres = await findPostgres(dataDir);

    // Rows take room until there is none; the log still has what is left of its file.
    await fill(disk);
    const { db, pool } = openDatabase(postgres.url, { connections: 1 });
    await stayFull(origin, () => pool.query("create table if not exists filler as select repeat('x', 7000) from generate_series(1, 200)"));
    const afterRows = await makeRoom(origin);

    // The log needs a new file, and finds no room: PostgreSQL ends itself, and cannot start again.
    await fill(disk);
    await stayFull(origin, () => pool.query("select pg_switch_wal()"));
    const gone = (await readPostmaster(`${dataDir}/pg`))?.pid !== postgres.pid;
    await db.destroy();
    const afterLog = await makeRoom(origin);

    open = false;
    await Promise.all(shoppers);
    const ended = site.process.exitCode !== null;
    const stopped = await site.stop();
    site = await startSite(env, { seconds: 120 });
    const books = openDatabase((await findPostgres(dataDir)).url, { connections: 2 });
    const began = performance.now();
    const count = async () => ({ ...(await checkPromises(books.db, promised)), ...(await checkBooks(books.db)) });
    while (sum(await count()) > 0 && performance.now() - began < catchUpSeconds * 1000) await wait(100);
    const kept = await count();
    await books.db.destroy();
    const broke = (site.output().match(/"(a function broke|a request broke)"/g) ?? []).length;
    const figures = {
      "megabytes, and seconds it was full each time": `${megabytes}, ${seconds}`,
      "forms kept, refused in words": `${statuses[303] ?? 0}, ${refusals()}`,
      "answered other than they should": sum(Object.fromEntries(wrong)),
      "PostgreSQL ended, our process": `${Number(gone)}, ${Number(ended)}`,
      "seconds until a sign-up is kept once there is room: after no room for rows, for the log": `${afterRows.toFixed(1)}, ${afterLog.toFixed(1)}`,
      "acknowledged sign-ups, orders, payments": `${promised.signUps.length}, ${promised.orders.length}, ${promised.payments.length}`,
      "lost or wrong": sum(kept),
      "exit code of the stop afterwards": stopped ?? "none",
      "requests that broke": broke,
      ...Object.fromEntries(wrong),
      ...Object.fromEntries(Object.entries(kept).filter(([, number]) => number > 0)),
    };
    return { figures, ok: wrong.size === 0 && gone && !ended && stopped === 0 && afterRows < 10 && afterLog < 15 && sum(kept) === 0 && broke === 0 };
  } finally {
    open = false;
    await site?.stop();
    const left = await readPostmaster(`${dataDir}/pg`);
    if (left && isAlive(left.pid)) process.kill(left.pid, "SIGKILL");
    while (left && isAlive(left.pid)) await wait(20);
    await run("umount", [disk]);
    await rm(disk, { recursive: true });
  }
}
