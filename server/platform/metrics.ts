import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Quota } from "#server/platform/limits/daily-quotas.ts";

const unknown = Number.NaN;

/** How the shop stands at this moment, for alarms: counts and ages, nothing about a person. */
export type Gauges = {
  jobs: { kind: string; state: "waiting" | "dead"; count: number }[];
  /** Emails that wait, also those that wait for tomorrow by intent; seconds since the oldest of those that should have gone was asked for. */
  mails: { waiting: number; oldestSeconds: number };
  stock: { product: string; available: number; held: number }[];
  alerts: number;
  /** Seconds since the last backup that `npm run backup` took and tried; null where it has taken none. */
  backupAgeSeconds: number | null;
  quotas: { what: Quota; left: number }[];
};

/** Counters for a Prometheus scraper. One a process; nothing in them is about a person. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({ name: "shop_requests_total", help: "Requests by route and status", labelNames: ["route", "status"], registers });
  const seconds = new Histogram({
    name: "shop_request_seconds",
    help: "Seconds to answer what is not a file",
    labelNames: ["route"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) => new Gauge({ name, help, labelNames, registers });
  const jobs = gauge("shop_jobs", "Jobs that wait, and that failed for good, by kind", "kind", "state");
  const mails = gauge("shop_mails_waiting", "Emails that have not gone yet");
  const oldestMail = gauge("shop_oldest_mail_seconds", "Seconds that the oldest email waits which should have gone");
  const stock = gauge("shop_stock", "Tubes that are free, and held for a payment", "product", "state");
  const alerts = gauge("shop_alerts", "What waits for the owner's eyes");
  const backup = gauge("shop_backup_age_seconds", "Seconds since the last backup");
  const quotas = gauge("shop_quota_left", "What may be spent until midnight UTC", "what");
  function show(read: Gauges) {
    for (const { kind, state, count } of read.jobs) jobs.set({ kind, state }, count);
    mails.set(read.mails.waiting);
    oldestMail.set(read.mails.oldestSeconds);
    for (const { product, available, held } of read.stock) {
      stock.set({ product, state: "free" }, available);
      stock.set({ product, state: "held" }, held);
    }
    alerts.set(read.alerts);
    backup.set(read.backupAgeSeconds ?? unknown);
    for (const { what, left } of read.quotas) quotas.set({ what }, left);
  }

  return {
    request(route: string, status: number, ms: number) {
      requests.inc({ route, status });
      seconds.observe({ route }, ms / 1000);
    },
    /** A page or asset from memory: counted, and too quick to be worth timing. */
    file: (route: string, status: number) => requests.inc({ route, status }),
    /** Everything as Prometheus reads it. Where the database is away, nothing is said of what stands in it: no figure is better than an old one. */
    async text(readGauges: () => Promise<Gauges>): Promise<string> {
      for (const one of [jobs, stock, quotas]) one.reset();
      for (const one of [mails, oldestMail, alerts, backup]) one.set(unknown);
      await readGauges().then(show, () => {});
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
