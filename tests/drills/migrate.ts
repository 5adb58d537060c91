import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { type Database, openDatabase } from "#server/platform/database/open.ts";
import { createCustomer } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Site, startSite, untilUp } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { /** Seconds that the change of the schema takes. */ pause: number };

const root = fileURLToPath(new URL("../../", import.meta.url));
const here = new URL("./migrations/", import.meta.url);

/** This program in a folder of its own, so that it can know a step more. */
async function copyProgram() {
  const folder = await mkdtemp(join(tmpdir(), "shop-next-"));
  for (const name of ["main", "server", "contracts", "content", "package.json"]) await cp(join(root, name), join(folder, name), { recursive: true });
  for (const name of ["build", "node_modules"]) await symlink(join(root, name), join(folder, name));
  return {
    folder,
    learn: (step: string) => cp(new URL(`${step}.ts`, here), join(folder, "server/platform/database/migrations", `${step}.ts`)),
  };
}

async function readSchema(db: Database) {
  const { rows } = await sql<{ migrating: number; halfDone: boolean; added: boolean; steps: string[] }>`
    select (select count(*)::int from pg_stat_activity where state = 'active' and query like '%pg_sleep((select%' and pid <> pg_backend_pid()) as migrating,
      to_regclass('drill_half_done') is not null as "halfDone",
      exists (select from information_schema.columns where table_name = 'sign_ups' and column_name = 'called') as added,
      array(select name from kysely_migration where name like '9%' order by name) as steps`.execute(db);
  return rows[0] ?? { migrating: 0, halfDone: true, added: true, steps: [] };
}

async function until(what: () => Promise<boolean>, seconds: number) {
  const began = performance.now();
  while (!(await what())) {
    if (performance.now() - began > seconds * 1000) return Number.POSITIVE_INFINITY;
    await wait(50);
  }
  return (performance.now() - began) / 1000;
}

const answers = (site: Site, path: string) =>
  fetch(site.origin + path).then(
    ({ status }) => status,
    () => 0,
  );

/** A release with a change of the schema: the old version serves all through it, a killed one leaves nothing, and the rest wait for the one that is at it. */
export async function drillMigrate({ postgres, pause }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const { db } = openDatabase(url, { connections: 2 });
  const next = await copyProgram();
  const env = { DATABASE_URL: url, TRUSTED_PROXIES: "1", LOG_LEVEL: "warn" };
  const startOld = () => startSite(env, { seconds: 60 });
  const startNext = (until: string | null) => startSite(env, { seconds: 90, wait: until, folder: next.folder });
  const sites: Site[] = [];
  const serving: Site[] = [];
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let customers = 0;
  let slowest = 0;
  let open = true;
  const expect = (what: string, holds: boolean) => void (holds || wrong.push(what));

  async function keepSigningUp() {
    while (open) {
      const number = ++customers;
      const site = serving[number % serving.length];
      const began = performance.now();
      const outcome = site
        ? await createCustomer(site.origin, number, { timeoutMs: 30_000 })
            .joinList()
            .then(read, (error: Error) => error.message)
        : "none";
      slowest = Math.max(slowest, performance.now() - began);
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      await wait(20);
    }
  }
  async function read(answer: Response) {
    await answer.body?.cancel();
    return answer.status;
  }

  try {
    await sql`create table drill_pause as select 60::float8 as seconds`.execute(db);
    const old = await startOld();
    sites.push(old);
    serving.push(old);
    const visitors = Array.from({ length: 4 }, keepSigningUp);

    await next.learn("9001-expand");
    const killed = await startNext(null);
    sites.push(killed);
    expect("a step is under way", (await until(async () => (await readSchema(db)).migrating > 0, 30)) < 30);
    await killed.stop("SIGKILL");
    const letGo = await until(async () => (await readSchema(db)).migrating === 0, 30);
    const after = await readSchema(db);
    expect("a killed step leaves nothing", !after.halfDone && !after.added && after.steps.length === 0);

    await sql`update drill_pause set seconds = ${pause}`.execute(db);
    // Looked for from the start: on a busy machine one is done before the other is up.
    const atIt = until(async () => (await readSchema(db)).migrating === 1, 60);
    const two = await Promise.all([startNext("/healthz"), startNext("/healthz")]);
    sites.push(...two);
    expect("one of two is at it", (await atIt) < 60);
    for (const site of two) {
      expect("a process that waits shows its pages", (await answers(site, "/faq")) === 200);
      const ready = await answers(site, "/readyz");
      expect("a process that waits is not ready", ready === 503 || (await readSchema(db)).migrating === 0);
    }
    await Promise.all(two.map((site) => untilUp(site.origin, "/readyz", site.process, pause + 30)));
    expect("the step was taken once", (await readSchema(db)).steps.join() === "9001-expand");
    serving.push(...two);
    // An older version that starts beside the newer schema: a crash within a release, or a release taken back.
    const again = await startOld();
    sites.push(again);
    serving.push(again);
    await wait(500);
    const { rows } = await sql<{ apart: number; rows: number }>`
      select count(*) filter (where called is distinct from name)::int as apart, count(*)::int as rows from sign_ups`.execute(db);

    serving.splice(0, serving.length, ...two);
    await Promise.all([old.stop(), again.stop()]);
    await next.learn("9002-contract");
    const last = await startNext("/readyz");
    sites.push(last);
    serving.push(last);
    await wait(300);
    expect("the second step was taken", (await readSchema(db)).steps.join() === "9001-expand,9002-contract");
    open = false;
    await Promise.all(visitors);
    const { rows: kept } = await sql<{ count: number }>`select count(*)::int as count from sign_ups`.execute(db);
    const failed = Object.entries(statuses).filter(([status]) => status !== "200");
    const figures = {
      "seconds the step took": pause,
      "seconds until a killed one's lock was free": letGo.toFixed(1),
      "sign-ups meanwhile, over old and new": customers,
      failed: failed.map(([status, count]) => `${count} × ${status}`).join(", ") || 0,
      "acknowledged and lost": (statuses[200] ?? 0) - (kept[0]?.count ?? 0),
      "the slowest, seconds": (slowest / 1000).toFixed(1),
      "rows on which old and new disagree": rows[0]?.apart ?? -1,
      "other than it should be": wrong.join("; ") || 0,
    };
    const ok = failed.length === 0 && figures["acknowledged and lost"] === 0 && rows[0]?.apart === 0 && wrong.length === 0 && letGo < 10;
    return { figures, ok };
  } finally {
    open = false;
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await db.destroy();
    await rm(next.folder, { recursive: true, force: true });
  }
}
