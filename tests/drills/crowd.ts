import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#server/platform/database/open.ts";
import { checkBooks, sum } from "#tests/drills/check-books.ts";
import { createCustomer } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & {
  /** /48s of the crowd's, of ten addresses each. */ networks: number;
  units: number;
  buyers: number /** Milliseconds from one buyer to the next. */;
  pause: number;
};

const addressesEach = 10;
const pauseOfCrowd = 100;
const timeoutMs = 30_000;

/** Many addresses of few networks that take a tube whenever they are given one, and never pay; and buyers from elsewhere, who press once and pay. */
export async function drillCrowd({ postgres, networks, units, buyers, pause }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const site = await startSite({ DATABASE_URL: url, STOCK: String(units), TRUSTED_PROXIES: "1", LOG_LEVEL: "error" }, { seconds: 120 });
  const { db } = openDatabase(url, { connections: 2 });
  let over = false;
  let customers = 1_000_000;
  const crowdsAnswers: Record<string, number> = {};
  const wrong: string[] = [];
  const unpaid = async () =>
    (await db.selectFrom("orders").select("network").where("status", "=", "awaiting-payment").where("hold_ends_at", ">", new Date()).execute()).map(
      ({ network }) => network?.toString("hex") ?? "",
    );

  /** One address of the crowd's: each time another browser, which opens the page and presses. */
  async function crowd(address: string) {
    while (!over) {
      const answer = await createCustomer(site.origin, ++customers, { address, timeoutMs })
        .startCheckout()
        .catch((error: Error) => ({ status: error.message, body: null }));
      crowdsAnswers[answer.status] = (crowdsAnswers[answer.status] ?? 0) + 1;
      await answer.body?.cancel();
      await wait(pauseOfCrowd);
    }
  }

  async function buy(number: number): Promise<boolean> {
    const customer = createCustomer(site.origin, number, { timeoutMs });
    const started = await customer.startCheckout();
    const text = await started.text();
    if (started.status !== 200) return !wrong.push(`${started.status} ${text.slice(0, 80)}`);
    const paid = await customer.payCard((JSON.parse(text) as { url: string }).url);
    await paid.body?.cancel();
    return paid.status === 303 || !wrong.push(`paying: ${paid.status}`);
  }

  try {
    const addresses = Array.from({ length: networks * addressesEach }, (_, n) => `2001:db8:${(n % networks) + 1}:${Math.floor(n / networks) + 1}::1`);
    const crowding = addresses.map(crowd);
    // They come first, and take what they can before anybody else is there.
    const giveUpAt = Date.now() + 60_000;
    while ((await unpaid()).length < units / 2 && Date.now() < giveUpAt) await wait(50);
    const mostHeld = (await unpaid()).length;
    const bought: Promise<boolean>[] = [];
    for (let number = 1; number <= buyers; number++) {
      bought.push(buy(number).catch((error: Error) => !wrong.push(error.message)));
      await wait(pause);
    }
    const through = (await Promise.all(bought)).filter(Boolean).length;
    const paidBy = Date.now() + 60_000;
    const countPaid = async () => (await db.selectFrom("orders").select("id").where("status", "=", "paid").execute()).length;
    while ((await countPaid()) < through && Date.now() < paidBy) await wait(100);
    over = true;
    await Promise.all(crowding);
    const held = await unpaid();
    await site.stop();
    const figures = {
      "addresses, networks": `${addresses.length}, ${networks}`,
      tubes: units,
      "tubes held before the first buyer": mostHeld,
      "what the crowd was answered": Object.entries(crowdsAnswers)
        .map(([status, times]) => `${times} × ${status}`)
        .join(", "),
      "honest buyers": buyers,
      "through at the first press": through,
      paid: await countPaid(),
      "other answers": [...new Set(wrong)].join(" · ") || 0,
      "tubes held without paying at the end": held.length,
      "most of one network": Math.max(0, ...new Set(held.map((one) => held.filter((other) => other === one).length))),
      "books that disagree": sum(await checkBooks(db)),
    };
    const ok =
      mostHeld >= units / 2 && through === buyers && figures.paid === buyers && held.length <= units / 2 + networks && figures["books that disagree"] === 0;
    return { figures, ok };
  } finally {
    over = true;
    await site.stop();
    await db.destroy();
  }
}
