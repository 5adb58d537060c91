import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookNames, insightNames, type Span } from "#contracts/insight.ts";
import { analyticsActions } from "#server/modules/analytics/figures.ts";
import { createLocalAnalytics } from "#server/providers/analytics/local.ts";
import type { Analytics, CountedEvent } from "#server/providers/analytics/port.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

// The fixture's clock stands at noon on 1 September 2026.
let fixture: MailFixture;
let analytics: Analytics;
const at = (time: string) => new Date(`${time}:00Z`);

const visit = (session: string, time: string, more: Partial<CountedEvent> = {}): CountedEvent => ({
  id: randomUUID(),
  event: "page_view",
  visitor: session,
  session,
  path: "/",
  referrer: null,
  country: null,
  device: null,
  browser: null,
  at: at(time),
  ...more,
});

const signUp = (status: "pending" | "confirmed" | "unsubscribed", confirmed: string | null) => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.com`,
  name: "Ann",
  country: "GB",
  status,
  marketing: false,
  source: "/warmth-list",
  referral_code: randomUUID().slice(0, 8),
  created_at: at("2026-08-01T10:00"),
  mailed_at: at("2026-08-01T10:00"),
  confirmed_at: confirmed ? at(confirmed) : null,
});

const order = (started: string, paid: string | null, status: "paid" | "expired" | "refunded") =>
  fixture.addOrder({ reference: fixture.newReference(), created_at: at(started), paid_at: paid ? at(paid) : null, status });

beforeAll(async () => {
  fixture = await openMailFixture();
  analytics = createLocalAnalytics({ db: fixture.db });
  await analytics.keep([
    visit("one", "2026-08-26T08:00", { country: "GB", device: "phone", browser: "safari", referrer: "search.example" }),
    visit("two", "2026-08-31T22:59", { country: "FR", device: "desktop", browser: "chrome" }),
    // Past midnight in London.
    visit("three", "2026-08-31T23:00"),
    visit("three", "2026-09-01T09:00", { event: "pre_order_pressed" }),
    visit("three", "2026-09-01T09:01", { event: "checkout_pressed", path: "/checkout" }),
    // Before the seven days: they begin on 25 August at 23:00 in Greenwich.
    visit("four", "2026-08-25T22:59"),
  ]);
  await fixture.db
    .insertInto("sign_ups")
    .values([
      signUp("confirmed", "2026-08-30T10:00"),
      // Who has left since did join.
      signUp("unsubscribed", "2026-09-01T10:00"),
      signUp("pending", null),
      signUp("confirmed", "2026-08-02T10:00"),
    ])
    .execute();
  await order("2026-08-27T10:00", "2026-08-27T10:05", "paid");
  await order("2026-08-27T11:00", null, "expired");
  // Given back later: it was paid.
  await order("2026-08-31T10:00", "2026-08-31T10:05", "refunded");
  // Started before the seven days, paid within them.
  await order("2026-08-25T22:50", "2026-08-25T23:10", "paid");
  await order("2026-08-20T10:00", "2026-08-20T10:00", "paid");
});
afterAll(() => fixture.close());

const read = async (name: (typeof insightNames)[number], days: Span = 7) => {
  const [answer] = await analyticsActions({ ...fixture.needs, analytics }).readInsights([name], days);
  return answer;
};
const counts = async (name: (typeof insightNames)[number], days: Span = 7) => (await read(name, days))?.rows.map(({ key, count }) => [key, count]);

const week = ["2026-08-26", "2026-08-27", "2026-08-28", "2026-08-29", "2026-08-30", "2026-08-31", "2026-09-01"];
const byDay = (figures: number[]) => week.map((day, n) => [day, figures[n]]);

describe("worked out by hand, over seven days", () => {
  test("visits, each on the day it began in London; a day without one says 0", async () => {
    expect(await counts("visits")).toEqual(byDay([1, 0, 0, 0, 0, 1, 1]));
    expect(await read("visits")).toMatchObject({ name: "visits", days: 7, total: 3 });
  });

  test("sign-ups are those that were confirmed", async () => {
    expect(await counts("sign-ups")).toEqual(byDay([0, 0, 0, 0, 1, 0, 1]));
    expect((await read("sign-ups", 30))?.total).toBe(2);
  });

  test("where sign-ups come from: whoever joined, whether or not they allowed a visit to be counted", async () => {
    await fixture.db
      .insertInto("sign_ups")
      .values({ ...signUp("confirmed", "2026-08-14T10:00"), country: "IE" })
      .execute();
    expect(await read("sign-up-countries", 30)).toMatchObject({
      total: 3,
      rows: [
        { key: "GB", label: "United Kingdom", count: 2 },
        { key: "IE", label: "Ireland", count: 1 },
      ],
    });
    expect(await counts("sign-up-countries")).toEqual([["GB", 2]]);
  });

  test("checkouts and payments come from the books, by when each happened", async () => {
    expect(await counts("checkouts-started")).toEqual(byDay([0, 2, 0, 0, 0, 1, 0]));
    expect(await counts("paid")).toEqual(byDay([1, 1, 0, 0, 0, 1, 0]));
    expect((await read("paid", 30))?.total).toBe(4);
  });

  test("what was taken, in pence, what was given back later with it", async () => {
    expect(await counts("takings")).toEqual(byDay([1500, 1500, 0, 0, 0, 1500, 0]));
    expect((await read("takings", 30))?.total).toBe(6000);
  });

  test("twelve months are told by month, this one with them: one more order, of the first day of the first, and one too old", async () => {
    await order("2025-09-30T22:59", "2025-09-30T22:59", "paid");
    await order("2025-09-30T23:00", "2025-09-30T23:00", "paid");
    const months = ["2025-10", "2025-11", "2025-12", ...["01", "02", "03", "04", "05", "06", "07", "08", "09"].map((month) => `2026-${month}`)];
    const byMonth = (first: number, august: number) => months.map((month, n) => [month, n === 0 ? first : n === 10 ? august : 0]);
    expect(await counts("paid", 365)).toEqual(byMonth(1, 4));
    expect(await counts("takings", 365)).toEqual(byMonth(1500, 6000));
    expect(await read("takings", 365)).toMatchObject({ days: 365, total: 7500 });
  });

  test("conversion: 2 of the 3 checkouts started were paid", async () => {
    expect(await read("conversion")).toEqual({
      name: "conversion",
      days: 7,
      total: 66.7,
      rows: [
        { key: "page_view", label: "Visits", count: 3 },
        { key: "pre_order_pressed", label: "went to the checkout", count: 1 },
        { key: "checkout_pressed", label: "went on to pay", count: 1 },
        { key: "sign_up_sent", label: "sent the Warmth List form", count: 0 },
        { key: "started", label: "Checkouts started", count: 3 },
        { key: "paid", label: "of those, paid", count: 2 },
      ],
    });
  });

  test("rows have names for people, and what is not known says so, last", async () => {
    const labels = async (name: "countries" | "devices" | "referrers") => (await read(name))?.rows.map(({ key, label, count }) => [key, label, count]);
    expect(await labels("countries")).toEqual([
      ["FR", "France", 1],
      ["GB", "United Kingdom", 1],
      ["", "Not known", 1],
    ]);
    expect(await labels("devices")).toEqual([
      ["desktop", "Computer", 1],
      ["phone", "Phone", 1],
      ["", "Not known", 1],
    ]);
    expect(await labels("referrers")).toEqual([
      ["", "Came directly, by typing the address or a bookmark", 2],
      ["search.example", "search.example", 1],
    ]);
  });
});

test("all figures of a page read the events three times, however many of them ask for the first page of a visit", async () => {
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = createLocalAnalytics({ db: fixture.db.withPlugin(counting) });
  const figures = await analyticsActions({ ...fixture.needs, analytics: counted }).readInsights(insightNames, 7);
  expect(asked).toBe(3);
  expect(figures.map((one) => one?.name)).toEqual([...insightNames]);
  expect(figures.find((one) => one?.name === "visits")?.total).toBe(3);
});

test("a shop without a checkout has no conversion, not a conversion of nought", async () => {
  const empty = await openMailFixture();
  const [answer] = await analyticsActions({ ...empty.needs, analytics: createLocalAnalytics({ db: empty.db }) }).readInsights(["conversion"], 7);
  expect(answer?.total).toBeNull();
  await empty.close();
});

test("a vendor that is away costs its own figures; the books answer", async () => {
  const away: Analytics = {
    ...analytics,
    ask: async () => {
      throw new ProviderUnavailable("PostHog");
    },
  };
  const answers = await analyticsActions({ ...fixture.needs, analytics: away }).readInsights(insightNames, 7);
  const there = insightNames.filter((_, n) => answers[n] !== null);
  expect(there).toEqual(bookNames);
});

test("the last seven days stand beside as much of the seven before, what was given back with them", async () => {
  // In that week, but later in its last day than it is now.
  await order("2026-08-25T13:00", "2026-08-25T13:00", "paid");
  expect(await analyticsActions({ ...fixture.needs, analytics }).readWeek()).toEqual({
    last: { takings: 4500, orders: 3, signUps: 2 },
    before: { takings: 1500, orders: 1, signUps: 0 },
  });
});
