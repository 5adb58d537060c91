import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { createBalancer } from "#tests/drills/balancer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Site, startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & {
  restarts: number;
  /** At least so many, spread evenly over the restarts. */
  requests: number;
  perSecond: number;
  drainSeconds: number;
  /** Whether the balancer looks at /readyz, or learns only by being refused. */
  looks?: boolean;
};
const clients = 40;

/** As visitors do: of ten requests, eight for what is made at build, one for a rendered page, one that writes. */
function nthRequest(number: number) {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  if (number % 10 === 3) return { path: "/checkout", address };
  const signUp = { name: "Drill Person", email: `restart-${number}@example.com`, country: "GB" };
  if (number % 10 === 7) return { path: "/functions/v1/mailchimp-subscribe", body: JSON.stringify(signUp), address, email: signUp.email };
  return { path: "/", address };
}

/** One after the other is stopped with SIGTERM and started again, under load, behind a balancer. */
export async function drillRestarts({ postgres, restarts, requests, perSecond, drainSeconds, looks = true }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const ports = [await freePort(), await freePort()];
  const env = { DATABASE_URL: url, TRUSTED_PROXIES: "1", LOG_LEVEL: "error", DRAIN_SECONDS: String(drainSeconds) };
  const start = (port: number | undefined) => startSite({ ...env, PORT: String(port) }, { seconds: 120 });
  const sites: Site[] = await Promise.all(ports.map(start));
  const balancer = createBalancer({ ports, looksEvery: looks ? 200 : null });
  const statuses: Record<string, number> = {};
  const accepted: string[] = [];
  const badExits: string[] = [];
  let sent = 0;
  let slowestStop = 0;
  let open = true;

  /** Each asks again once it is answered: where the machine is slow, fewer ask, and nobody queues for minutes. */
  async function keepSending() {
    while (open) {
      const began = performance.now();
      const number = sent++;
      const { email, ...asked } = nthRequest(number);
      const outcome = await balancer.send(number, asked);
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      if (email && outcome === 200) accepted.push(email);
      await wait(Math.max(0, (1000 * clients) / perSecond - (performance.now() - began)));
    }
  }

  try {
    const began = performance.now();
    const sending = Array.from({ length: clients }, keepSending);
    for (let restart = 0; restart < restarts; restart++) {
      const which = restart % 2;
      const stopping = performance.now();
      const code = await sites[which]?.stop();
      slowestStop = Math.max(slowestStop, performance.now() - stopping);
      if (code !== 0) badExits.push(String(code));
      sites[which] = await start(ports[which]);
      // It is asked again, and the other may go, once the balancer has seen it.
      await wait(300);
      while (sent < (requests * (restart + 1)) / restarts) await wait(20);
    }
    open = false;
    await Promise.all(sending);
    const seconds = (performance.now() - began) / 1000;
    const dropped = Object.entries(statuses).filter(([status]) => status !== "200");
    const figures = {
      restarts,
      requests: sent,
      "requests a second": Math.round(sent / seconds),
      answered: statuses[200] ?? 0,
      "refused before they were taken, and answered by the other": balancer.movedOn(),
      "dropped or failed": dropped.length === 0 ? 0 : dropped.map(([status, count]) => `${count} × ${status}`).join(", "),
      "acknowledged sign-ups": accepted.length,
      "of these lost": accepted.length - (await countKept(url, accepted)),
      "exits that were not 0": badExits.length,
      "slowest stop, seconds": (slowestStop / 1000).toFixed(1),
    };
    return { figures, ok: dropped.length === 0 && figures["of these lost"] === 0 && badExits.length === 0 && slowestStop < 10_000 };
  } finally {
    open = false;
    await balancer.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
}

async function countKept(url: string, emails: string[]) {
  const { db } = openDatabase(url, { connections: 1 });
  const { count } = await db
    .selectFrom("sign_ups")
    .select((eb) => eb.fn.countAll().as("count"))
    .where((eb) => eb("email", "=", eb.fn.any(eb.val(emails))))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return Number(count);
}
