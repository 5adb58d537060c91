import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** How the shop stands at this moment, for alarms: what each figure says, and its labels. Nothing is about a person. */
const gauges = {
  shop_jobs: ["Jobs that wait, and that failed for good, by kind", "kind", "state"],
  shop_mails_waiting: ["Emails that have not gone yet"],
  shop_oldest_mail_seconds: ["Seconds that the oldest email waits which should have gone"],
  shop_stock: ["Tubes that are free, and held for a payment", "product", "state"],
  shop_alerts: ["What waits for the owner's eyes"],
  shop_backup_age_seconds: ["Seconds since the last backup"],
  shop_quota_left: ["What may be spent until midnight UTC", "what"],
} as const satisfies Record<string, readonly [help: string, ...labels: string[]]>;

/** NaN: not known. */
export type Gauges = Record<keyof typeof gauges, readonly [labels: Record<string, string>, value: number][]>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Milliseconds: its own default of 10 wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 1_000 });
  const requests = new Counter({ name: "shop_requests_total", help: "Requests by route and status", labelNames: ["route", "status"], registers });
  const seconds = new Histogram({
    name: "shop_request_seconds",
    help: "Seconds to answer what is not a file",
    labelNames: ["route"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers,
  });
  const shown = Object.entries(gauges).map(([name, [help, ...labelNames]]) => ({ name, labelNames, gauge: new Gauge({ name, help, labelNames, registers }) }));

  return {
    request(route: string, status: number, ms: number) {
      requests.inc({ route, status });
      seconds.observe({ route }, ms / 1000);
    },
    /** A page or asset from memory: counted, and too quick to be worth timing. */
    file: (route: string, status: number) => requests.inc({ route, status }),
    /** Everything as Prometheus reads it. Where the database is away, nothing is said of what stands in it: no figure is better than an old one. */
    async text(readGauges: () => Promise<Gauges>): Promise<string> {
      const read: Record<string, Gauges["shop_jobs"]> = await readGauges().catch(() => ({}));
      for (const { name, labelNames, gauge } of shown) {
        gauge.reset();
        if (labelNames.length === 0) gauge.set(Number.NaN);
        for (const [labels, value] of read[name] ?? []) gauge.set(labels, value);
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
