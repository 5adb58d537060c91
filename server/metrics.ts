import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Counters for a Prometheus scraper. One a process; nothing in them is about a person. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "shop_requests_total",
    help: "Requests by route and status",
    labelNames: ["route", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "shop_request_seconds",
    help: "Seconds to answer what is not a file",
    labelNames: ["route"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers: [registry],
  });
  return {
    request(route: string, status: number, ms: number) {
      requests.inc({ route, status });
      seconds.observe({ route }, ms / 1000);
    },
    /** A page or asset from memory: counted, and too quick to be worth timing. */
    file: (route: string, status: number) => requests.inc({ route, status }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
