import { pushMembers } from "#server/modules/waitlist/sync.ts";
import { createMailchimpList } from "#server/providers/mailing-list/mailchimp/create-mailchimp-list.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { mailchimpEnv, mailchimpKeys, startFakeMailchimp } from "#tests/support/mailchimp/fake-mailchimp.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

type Size = DrillNeeds & { signUps: number };

const atOnce = 20;
/** In the hour. Without a pause that lengthens it would be hundreds. */
const mostCalls = 200;
/** Milliseconds that Mailchimp takes for an answer: enough for questions to meet. */
const slowness = 10;
const minutes = 60;

/** An hour in which Mailchimp answers 500, first before and then after it acted, played fast: people join at two processes all the while. */
export async function drillMailingList({ postgres, signUps }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const vendor = await startFakeMailchimp({ now, slowness });
  const env = { ...mailchimpEnv(vendor.url), LIST_CONFIRMATION: "mailchimp", LOG_LEVEL: "error" };
  const shops = [await openTestApp({ url, env }), await openTestApp({ url, env })];
  const [one] = shops as [TestApp, TestApp];
  /** Each process's worker, on the drill's clock. */
  const workers = shops.map(({ shop }) =>
    pushMembers({
      db: shop.db,
      sendJob: shop.queue.sendJob,
      list: createMailchimpList({ ...mailchimpKeys, url: vendor.url, timeoutMs: 2_000, now }),
      now,
      log: keptLog,
    }),
  );
  const work = () => Promise.all(workers.map((push) => push()));
  const waiting = async () => Number((await one.shop.backend.operator.readMailingList()).waiting);
  let accepted = 0;
  let slowest = 0;

  async function join(index: number) {
    const began = performance.now();
    const shop = shops[index % 2] as TestApp;
    const answer = await shop.call("mailchimp-subscribe", { name: "Ann Lee", email: `p${index}@example.com`, country: "GB", acceptTerms: true });
    slowest = Math.max(slowest, performance.now() - began);
    if (answer.ok && ((await answer.json()) as { success: boolean }).success) accepted++;
  }

  try {
    vendor.fail("500", { times: Number.POSITIVE_INFINITY });
    let next = 0;
    for (let minute = 0; minute < minutes; minute++) {
      if (minute === minutes / 2) {
        vendor.heal();
        vendor.fail("500, and it acted", { times: Number.POSITIVE_INFINITY, on: /^(PUT|POST)/ });
      }
      const until = Math.ceil((signUps * (minute + 1)) / minutes);
      for (; next < until; next = Math.min(until, next + atOnce)) {
        const crowd = Array.from({ length: Math.min(atOnce, until - next) }, (_, nth) => next + nth);
        await Promise.all([...crowd.map(join), work()]);
      }
      ahead += 60_000;
      await work();
    }
    const during = { calls: vendor.calls.length, waiting: await waiting() };
    vendor.heal();
    let after = 0;
    for (; (await waiting()) > 0 && after < 60; after++) {
      ahead += 60_000;
      for (let before = -1, left = await waiting(); left > 0 && left !== before; before = left, left = await waiting()) await work();
    }
    const members = [...vendor.state.members.values()];
    const figures = {
      "sign-ups": signUps,
      "sign-ups that succeeded": accepted,
      "slowest answer, ms": Math.round(slowest),
      "questions to Mailchimp in that hour": during.calls,
      "waiting at its end": during.waiting,
      "minutes after it until all were told of": after,
      "members there": members.length,
      "emails that ask to confirm": vendor.state.optInMails.length,
      "people asked twice": vendor.state.optInMails.length - new Set(vendor.state.optInMails).size,
      "most questions at once": vendor.mostAtOnce(),
      "turned away for asking too much at once": vendor.turned.away,
      "jobs that died": (await one.shop.backend.operator.listDeadJobs()).length,
    };
    const ok =
      accepted === signUps &&
      during.waiting > 0 &&
      during.calls < mostCalls &&
      members.length === signUps &&
      members.every(({ status, tags }) => status === "pending" && tags.has("Warmth List")) &&
      vendor.state.optInMails.length === signUps &&
      figures["people asked twice"] === 0 &&
      vendor.turned.away === 0 &&
      // Were it one, that nobody was turned away would prove nothing.
      vendor.mostAtOnce() > 1 &&
      after <= 16 &&
      (await waiting()) === 0 &&
      figures["jobs that died"] === 0;
    return { figures, ok };
  } finally {
    for (const shop of shops) await shop.close();
    await vendor.close();
  }
}
