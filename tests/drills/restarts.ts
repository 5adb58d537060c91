import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/db/embedded/free-port.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Site, startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { restarts: number; perSecond: number };
const clients = 40;
/** Refused is not taken: the balancer may go on as often as it likes. */
const most = 6;
type Asked = { path: string; body?: string; address: string };

/** One request on a connection of its own, as a balancer without kept connections makes it. */
const ask = (port: number, { path, body, address }: Asked) =>
  new Promise<number>((done, fail) => {
    const headers = {
      "x-forwarded-for": address,
      ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const asking = request({ port, host: "127.0.0.1", path, method: body === undefined ? "GET" : "POST", headers, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
      answer.on("error", fail);
    });
    asking.on("error", fail);
    asking.end(body);
  });

/** One after the other is stopped with SIGTERM and started again, under load, behind a round robin that goes on to the next when refused. */
export async function drillRestarts({ postgres, restarts, perSecond }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const ports = [await freePort(), await freePort()];
  const start = (port: number | undefined) => startSite({ DATABASE_URL: url, PORT: String(port), TRUSTED_PROXIES: "1", LOG_LEVEL: "error" }, { seconds: 120 });
  const sites: Site[] = await Promise.all(ports.map(start));
  const statuses: Record<string, number> = {};
  const badExits: string[] = [];
  let sent = 0;
  let movedOn = 0;
  let slowestStop = 0;
  let open = true;

  async function send(number: number) {
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const signUp = JSON.stringify({ name: "Drill Person", email: `restart-${number}@example.com`, country: "GB" });
    // As visitors do: of ten requests, eight for what is made at build, one for a rendered page, one that writes.
    const kinds: Record<number, Omit<Asked, "address">> = { 3: { path: "/checkout" }, 7: { path: "/functions/v1/mailchimp-subscribe", body: signUp } };
    const asked = { ...(kinds[number % 10] ?? { path: "/" }), address };
    for (let tries = 0; tries < most; tries++) {
      const outcome = await ask(ports[(Math.floor(number / 10) + tries) % 2] ?? 0, asked).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
      if (outcome === "ECONNREFUSED" && tries < most - 1) {
        movedOn++;
        continue;
      }
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      return;
    }
  }

  /** Each asks again once it is answered: where the machine is slow, fewer ask, and nobody queues for minutes. */
  async function keepSending() {
    while (open) {
      const began = performance.now();
      await send(sent++);
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
    }
    open = false;
    await Promise.all(sending);
    const seconds = (performance.now() - began) / 1000;
    const dropped = Object.entries(statuses).filter(([status]) => status !== "200");
    return {
      figures: {
        restarts,
        requests: sent,
        "requests a second": Math.round(sent / seconds),
        answered: statuses[200] ?? 0,
        "refused before they were taken, and answered by the other": movedOn,
        "dropped or failed": dropped.length === 0 ? 0 : dropped.map(([status, count]) => `${count} × ${status}`).join(", "),
        "exits that were not 0": badExits.length,
        "slowest stop, seconds": (slowestStop / 1000).toFixed(1),
      },
      ok: dropped.length === 0 && badExits.length === 0 && slowestStop < 10_000,
    };
  } finally {
    open = false;
    await Promise.all(sites.map((site) => site.stop()));
  }
}
