import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "#contracts/posthog-sync.ts";
import { mostNames, rest } from "#server/modules/analytics/events.ts";
import { periods } from "#server/modules/privacy/retention.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { type PostHogServer, playPostHog, postHogKeys } from "#tests/support/play-posthog.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const view = (more: object = {}, properties: object = {}) => ({
  event: "page_view",
  properties: { path: "/faq", session: "visit-0001", ...properties },
  distinct_id: "visitor-0001",
  ...more,
});
const track = (data: unknown, headers: Record<string, string> = {}, app = shop) => app.call("posthog-sync", { action: "track_event", data }, headers);
const kept = () => shop.db.selectFrom("counted_events").selectAll().orderBy("at").execute();
const emptied = async () => void (await shop.db.deleteFrom("counted_events").execute());

async function openBackOffice(app: TestApp) {
  const { url } = await app.shop.backend.operator.makeLink();
  const session = await app.shop.backend.door.openSession(url.split("/").at(-1) ?? "", app.someCaller());
  return { cookie: `__Host-operator=${session?.token}`, origin: testOrigin, "sec-fetch-site": "same-origin" };
}

describe("track_event", () => {
  test("keeps one event, and of it what is listed here and nothing else", async () => {
    await emptied();
    const answer = await track(
      view({ id: "0123456789abcdef0123456789abcdef", ago: 90_000 }, { referrer: "search.example", device: "phone", browser: "safari" }),
      {
        "user-agent": "canary",
      },
    );
    expect([answer.status, await answer.json()]).toEqual([200, { data: { kept: 1 } }]);
    const [row, ...more] = await kept();
    expect(more).toEqual([]);
    const { at, ...facts } = row ?? { at: new Date(0) };
    expect(facts).toEqual({
      id: "01234567-89ab-4def-8123-456789abcdef",
      event: "page_view",
      visitor: "visitor-0001",
      session: "visit-0001",
      path: "/faq",
      referrer: "search.example",
      country: null,
      device: "phone",
      browser: "safari",
      to_send: false,
    });
    expect(Math.abs(shop.now().getTime() - 90_000 - at.getTime())).toBeLessThan(5_000);
  });

  test("of lists from one address no more events are kept than of single ones, and of all addresses so many a day", async () => {
    const small = await openTestApp({ env: { DAILY_EVENTS: String(limits.track.times + 250) } });
    const list = Array.from({ length: 100 }, () => view());
    const count = async () => (await small.db.selectFrom("counted_events").select("id").execute()).length;
    for (let call = 0; call < 30; call++) await track(list, { "x-forwarded-for": "198.51.100.9" }, small);
    expect(await count()).toBe(limits.track.times);
    const statuses: number[] = [];
    for (let address = 1; address < 6; address++) statuses.push((await track(list, { "x-forwarded-for": `203.0.113.${address}` }, small)).status);
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    expect(await count()).toBe(limits.track.times + 200);
    small.pass(24 * 60);
    expect((await track(list, { "x-forwarded-for": "203.0.113.9" }, small)).status).toBe(200);
    await small.close();
  });

  test("keeps a list, and a repeat of it once", async () => {
    await emptied();
    const list = Array.from({ length: 100 }, (_, n) => view({ id: n.toString(16).padStart(32, "0") }));
    for (let twice = 0; twice < 2; twice++) expect(await (await track(list)).json()).toEqual({ data: { kept: 100 } });
    expect(await kept()).toHaveLength(100);
  });

  test("without a session the visitor's day is one visit", async () => {
    await emptied();
    await track([view({}, { session: undefined }), view({}, { session: undefined })]);
    expect(new Set((await kept()).map(({ session }) => session)).size).toBe(1);
  });

  test.each([
    ["an event whose name could be an address", view({ event: "ann@example.com" })],
    ["an event without a name", view({ event: "" })],
    ["a whole address for a referrer", view({}, { referrer: "https://search.example/?q=ann" })],
    ["a query in the path", view({}, { path: "/payment-success?session=cs_1" })],
    ["an order's secret link", view({}, { path: "/order/4Hk2XoR7aTzQ1vB9cD3eF5gJ" })],
    ["the back office", view({}, { path: "/operator" })],
    ["an email address for a visitor", view({ distinct_id: "ann@example.com" })],
    ["something of next week", view({ ago: -1 })],
    ["something of last month", view({ ago: 30 * 86_400_000 })],
    ["an empty list", []],
    ["101 events", Array.from({ length: 101 }, () => view())],
    ["a list with one bad event", [view(), view({ event: "<x>" })]],
  ])("refuses %s, and keeps nothing", async (_what, data) => {
    await emptied();
    expect((await track(data)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test("takes properties that it does not know, and keeps none of them", async () => {
    await emptied();
    const canary = "ann@example.com";
    const sent = [view({}, { email: canary, $lib: { name: canary } }), view({ event: "pre_order_pressed" }, { referrer: "search.example" })];
    expect(await (await track(sent)).json()).toEqual({ data: { kept: 2 } });
    const rows = await kept();
    expect(rows.map(({ event, referrer }) => [event, referrer])).toEqual([
      ["page_view", null],
      ["pre_order_pressed", null],
    ]);
    expect(JSON.stringify(rows)).not.toContain(canary);
  });

  test("takes events that it does not know, counts them by name and day, and keeps nothing else of them", async () => {
    await emptied();
    const own = await openTestApp();
    const counted = () => own.db.selectFrom("other_events").select(["event", "times"]).orderBy("times", "desc").execute();
    const moved = { event: "mouse_moved", properties: { x: 1, email: "ann@example.com", deep: { er: [] } }, distinct_id: "ann@example.com" };
    expect(await (await track(moved, {}, own)).json()).toEqual({ data: { kept: 1 } });
    expect(await (await track([moved, view(), moved, { event: "$autocapture" }], {}, own)).json()).toEqual({ data: { kept: 4 } });
    expect(await counted()).toEqual([
      { event: "mouse_moved", times: 3 },
      { event: "$autocapture", times: 1 },
    ]);
    expect(await own.db.selectFrom("counted_events").select("event").execute()).toEqual([{ event: "page_view" }]);
    // However many names somebody makes up, a day has so many.
    for (let list = 0; list < 5; list++)
      await track(
        Array.from({ length: 100 }, (_, n) => ({ event: `made up ${list} ${n}` })),
        {},
        own,
      );
    await track(moved, {}, own);
    const all = await counted();
    expect(all).toHaveLength(mostNames + 1);
    expect(all.find(({ event }) => event === rest)?.times).toBe(500 - (mostNames - 2));
    expect(all.find(({ event }) => event === "mouse_moved")?.times).toBe(4);
    own.pass((periods.countedEvents.days + 2) * 1440);
    await own.shop.handlers.tidy?.({});
    expect(await counted()).toEqual([]);
    await own.close();
  });

  test("refuses more than 32 KB, and more calls than a whole office makes", async () => {
    const long = view({}, { path: `/${"a".repeat(110)}` });
    expect((await track(Array.from({ length: 100 }, () => ({ ...long, padding: "x".repeat(300) })))).status).toBe(413);
    const address = { "x-forwarded-for": shop.newAddress() };
    const answers = await Promise.all(Array.from({ length: limits.track.times + 1 }, () => track(view(), address)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^\d+$/);
  });

  test("is forgotten when its time is over, and not before", async () => {
    await emptied();
    const { days } = periods.countedEvents;
    await track(view());
    await shop.db
      .updateTable("counted_events")
      .set({ at: new Date(shop.now().getTime() - (days + 1) * 86_400_000) })
      .execute();
    await track(view());
    await shop.shop.handlers.tidy?.({});
    expect(await kept()).toHaveLength(1);
  });
});

describe("sync_analytics", () => {
  test("has nothing to do where we count ourselves", async () => {
    const answer = await shop.call("posthog-sync", { action: "sync_analytics" });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { synced_at: expect.stringMatching(/^\d{4}-/) } }]);
  });
});

describe("get_insights", () => {
  const ask = (data: object, headers: Record<string, string> = {}, app = shop) => app.call("posthog-sync", { action: "get_insights", data }, headers);

  test.each([
    ["nobody", {}],
    ["a cookie that somebody made up", { cookie: "__Host-operator=0123456789abcdef0123456789abcdef", origin: testOrigin }],
    ["the anonymous key, which is no credential", { apikey: "anon", authorization: "Bearer anon" }],
  ])("refuses %s", async (_who, headers) => {
    const answer = await ask({ query: "visits" }, headers as Record<string, string>);
    expect(answer.status).toBe(403);
  });

  test("answers the owner, for 30 days unless told", async () => {
    await emptied();
    await track([view(), view({ event: "pre_order_pressed" }), view({}, { path: "/", session: "visit-0002" })]);
    const owner = await openBackOffice(shop);
    const visits = (await (await ask({ query: "visits" }, owner)).json()) as { data: { total: number; days: number; rows: object[] } };
    expect(visits.data).toMatchObject({ name: "visits", total: 2, days: 30 });
    expect(visits.data.rows).toHaveLength(30);
    expect(await (await ask({ query: "top-pages", days: 7 }, owner)).json()).toMatchObject({ data: { total: 2, days: 7 } });
    expect((await ask({ query: "passwords" }, owner)).status).toBe(400);
    expect((await ask({ query: "visits", days: 3650 }, owner)).status).toBe(400);
  });
});

describe("with PostHog", () => {
  let posthog: PostHogServer;
  let other: TestApp;
  beforeAll(async () => {
    posthog = await playPostHog();
    other = await openTestApp({
      env: {
        ANALYTICS: "posthog",
        POSTHOG_URL: posthog.url,
        POSTHOG_KEY: postHogKeys.project,
        POSTHOG_PERSONAL_API_KEY: postHogKeys.personal,
        POSTHOG_PROJECT_ID: postHogKeys.projectId,
      },
    });
  });
  afterAll(async () => {
    await other.close();
    await posthog.close();
  });
  const sync = () => other.call("posthog-sync", { action: "sync_analytics" });

  test("nobody waits for it, nothing is lost to it, and the caller of sync hears that it is away", async () => {
    posthog.away = true;
    expect((await track(view(), {}, other)).status).toBe(200);
    const away = await sync();
    expect([away.status, await away.json()]).toEqual([503, { error: { code: "analytics-away", message: expect.any(String) } }]);
    // The worker asks again by itself, and makes no dead job of it.
    await other.shop.handlers["sync-analytics"]?.({});
    posthog.away = false;
    expect((await sync()).status).toBe(200);
    expect(posthog.events()).toHaveLength(1);
  });

  test("within five minutes it is not asked again", async () => {
    const before = posthog.requests.length;
    await track(view(), {}, other);
    expect((await sync()).status).toBe(200);
    expect(posthog.requests.length).toBe(before);
    other.pass(5);
    await sync();
    expect(posthog.requests.length).toBe(before + 1);
    expect(posthog.events()).toHaveLength(2);
  });

  test("the owner's figures come from it; while it is away, 503 and words", async () => {
    const owner = await openBackOffice(other);
    const ask = () => other.call("posthog-sync", { action: "get_insights", data: { query: "top-pages" } }, owner);
    expect(await (await ask()).json()).toMatchObject({ data: { total: 2, rows: [{ key: "/faq", label: "/faq", count: 2 }] } });
    posthog.away = true;
    expect((await ask()).status).toBe(503);
    posthog.away = false;
  });
});
