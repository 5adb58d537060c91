import { readFile, statfs } from "node:fs/promises";
import { sql } from "kysely";
import { findMissingFacts } from "#content/launch-facts.ts";
import type { Health, HealthState, VendorHealth } from "#contracts/health.ts";
import { checkSettings } from "#server/modules/back-office/launch-check.ts";
import { dueSince, isDue } from "#server/modules/back-office/watch.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import type { Database } from "#server/platform/database/open.ts";
import { utcDay } from "#server/platform/dates.ts";
import { type Quota, quotas } from "#server/platform/limits/daily-quotas.ts";
import { readDeadJobs } from "#server/platform/queue/dead-jobs.ts";
import type { Config } from "#server/providers/settings.ts";
import { ports, type VendorOutcome } from "#server/providers/vendor.ts";

/** What the country service is called among vendors: no setting names it. */
export const geoService = "country-service";

type Needs = Pick<ModuleNeeds, "db" | "now" | "config" | "checkLaunch" | "refusedCalls">;

type Port = VendorHealth["port"];
const quotasOf: Record<Port, readonly Quota[]> = {
  PAYMENTS: [],
  SHIPPING: ["labels", "parcel-looks"],
  MAIL_DELIVERY: ["mails", "lawful-mails"],
  MAILING_LIST: [],
  ANALYTICS: ["kept-events", "analytics-events"],
  ASSISTANT: ["assistant-calls"],
  GEO: ["geo-calls"],
};
/** What is spent though nobody outside is asked. */
const ofOurs: readonly Quota[] = ["mails", "lawful-mails", "kept-events"];
const withWebhook: readonly Port[] = ["PAYMENTS", "SHIPPING", "MAILING_LIST"];

const minute = 60_000;
const hour = 60 * minute;
const megabyte = 2 ** 20;

/** Milliseconds since then; null where there's none. A backup a night is meant: two that are missing are worth a look. */
export const stateOfBackup = (age: number | null): HealthState => (age === null || age > 168 * hour ? "broken" : age > 50 * hour ? "look" : "fine");
/** In bytes. PostgreSQL stops the moment that nothing is free. */
export const stateOfDisk = (free: number, total: number): HealthState =>
  free < 500 * megabyte ? "broken" : free < 2_000 * megabyte || free < total * 0.05 ? "look" : "fine";
const stateOfQueue = (age: number, dead: number): HealthState => (dead > 0 || age > hour ? "broken" : age > 10 * minute ? "look" : "fine");

type Calls = Partial<Record<VendorOutcome, { at: Date; words: string | null }>>;

function stateOfVendor({ worked, failed, heard }: Calls, refused: Date | null, isSpent: boolean): HealthState {
  if (failed && !(worked && worked.at > failed.at)) return "broken";
  return isSpent || (refused && !(heard && heard.at > refused)) ? "look" : "fine";
}

async function readVendors({ db, config, refusedCalls }: Needs, at: Date): Promise<VendorHealth[]> {
  const [calls, spent] = await Promise.all([
    db.selectFrom("vendor_calls").selectAll().execute(),
    db.selectFrom("daily_quotas").select(["quota", "used"]).where("day", "=", utcDay(at)).execute(),
  ]);
  return [...ports, "GEO" as const].map((port) => {
    const name = port === "GEO" ? (config.GEO_URL ? geoService : "local") : config[port];
    const vendor = name === "local" ? null : name;
    const own: Calls = Object.fromEntries(calls.filter((call) => call.vendor === vendor).map((call) => [call.outcome, call]));
    const refused = (vendor && refusedCalls.get(vendor)) || null;
    const used = quotasOf[port]
      .filter((quota) => vendor !== null || ofOurs.includes(quota))
      .map((quota) => {
        const { what, setting } = quotas[quota];
        return { what, setting, most: config[setting], used: spent.find((row) => row.quota === quota)?.used ?? 0 };
      });
    const isSpent = used.some(({ used, most }) => used >= most);
    return {
      port,
      vendor,
      state: stateOfVendor(own, refused, isSpent),
      worked: own.worked?.at ?? null,
      failed: own.failed ? { at: own.failed.at, words: own.failed.words ?? "" } : null,
      webhook: vendor && withWebhook.includes(port) ? { heard: own.heard?.at ?? null, refused } : null,
      quotas: used,
    };
  });
}

async function readDatabase(db: Database): Promise<Health["database"]> {
  const { rows } = await sql<{ bytes: string; connections: number; most: number; version: string }>`
    select pg_database_size(current_database()) as bytes, (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as most, current_setting('server_version') as version`.execute(db);
  const [{ bytes, connections, most, version }] = rows as [(typeof rows)[number]];
  return { state: connections > most * 0.8 ? "look" : "fine", bytes: Number(bytes), connections, most, version };
}

async function readQueue(db: Database, at: Date): Promise<Health["queue"]> {
  const [{ rows }, deadJobs] = await Promise.all([
    sql<{ waiting: number; since: Date | null }>`
      select count(*)::int as waiting, min(${dueSince}) as since
      from pgboss.job
      where state < 'active' and name <> 'dead' and name not like '\\_\\_%' and ${isDue(at)}`.execute(db),
    readDeadJobs(db),
  ]);
  const [{ waiting, since }] = rows as [(typeof rows)[number]];
  const dead = deadJobs.reduce((sum, { count }) => sum + count, 0);
  return { state: stateOfQueue(since ? at.getTime() - since.getTime() : 0, dead), waiting, since, dead };
}

async function readDisk(folder: string): Promise<Health["disk"]> {
  const disk = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    // With a database elsewhere there may be no such folder.
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!disk) return null;
  const [free, total] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize];
  return { state: stateOfDisk(free, total), free, total };
}

async function readBackups(db: Database, { DATABASE_URL }: Config, at: Date): Promise<Health["backups"]> {
  const last = await db.selectFrom("backups").selectAll().orderBy("at", "desc").limit(1).executeTakeFirst();
  // Those of a database that isn't ours are made where nobody can look from here.
  const own = DATABASE_URL === undefined;
  const state = own || last ? stateOfBackup(last ? at.getTime() - last.at.getTime() : null) : "look";
  return { state, own, at: last?.at ?? null, bytes: last?.bytes == null ? null : Number(last.bytes) };
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL("../../../package.json", import.meta.url), "utf8")) as { version: string };
  return version;
}

/** How everything fares that the shop needs: read anew each time, but for the built pages, which stay as they are. */
export async function readHealth(needs: Needs): Promise<Health> {
  const { db, now, config, checkLaunch } = needs;
  const at = now();
  const [vendors, database, queue, disk, backups, version, lines] = await Promise.all([
    readVendors(needs, at),
    readDatabase(db),
    readQueue(db, at),
    readDisk(config.DATA_DIR),
    readBackups(db, config, at),
    readVersion(),
    checkLaunch?.(db) ?? [...findMissingFacts(), ...checkSettings(config, config.DISPATCH_DATE, at)],
  ]);
  const running = { version, node: process.versions.node, since: new Date(Date.now() - process.uptime() * 1_000) };
  return { vendors, database, queue, disk, backups, running, launch: { live: config.SITE_STAGE === "live", whole: checkLaunch !== undefined, lines } };
}
