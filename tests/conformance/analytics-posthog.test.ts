import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLocalAnalytics } from "#server/providers/analytics/local.ts";
import type { CountedEvent } from "#server/providers/analytics/port.ts";
import { createPostHogAnalytics } from "#server/providers/analytics/posthog/create-posthog-analytics.ts";
import { questions, readAnswer } from "#server/providers/analytics/posthog/queries.ts";
import { analyticsConformance } from "#tests/conformance/analytics.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { playPostHog, postHogKeys } from "#tests/support/play-posthog.ts";

async function open(changes: Partial<typeof postHogKeys> = {}) {
  const [{ db }, posthog] = await Promise.all([freshDatabase(), playPostHog()]);
  const keys = { ...postHogKeys, ...changes };
  const analytics = createPostHogAnalytics({
    db,
    quotas: { reserve: async () => true, release: async () => {} },
    ingestUrl: posthog.url,
    apiUrl: posthog.url,
    key: keys.project,
    personalKey: keys.personal,
    projectId: keys.projectId,
    origin: "https://shop.example",
    fetch,
  });
  const left = async () => (await db.selectFrom("counted_events").select("id").execute()).length;
  const close = async () => {
    await Promise.all([db.destroy(), posthog.close()]);
  };
  return { analytics, db, posthog, left, close };
}

analyticsConformance("posthog", open);

const event = (more: Partial<CountedEvent> = {}): CountedEvent => ({
  id: randomUUID(),
  event: "page_view",
  visitor: "visitor-1",
  session: "visit-1",
  path: "/faq",
  referrer: "search.example",
  country: "GB",
  device: "phone",
  browser: "safari",
  at: new Date("2027-06-10T09:00:00Z"),
  ...more,
});
const june = { from: new Date("2027-06-09T23:00:00Z"), to: new Date("2027-06-12T23:00:00Z") };

describe("what reaches PostHog", () => {
  let desk: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    desk = await open();
  });
  afterEach(() => desk.close());

  test("is an event in its own words, without a person, an address or a place to look up", async () => {
    const sent = event();
    await desk.analytics.keep([sent]);
    await desk.analytics.sync();
    const [taken] = desk.posthog.events();
    expect(taken).toMatchObject({ uuid: sent.id, event: "$pageview", distinct_id: "visitor-1", timestamp: "2027-06-10T09:00:00.000Z" });
    const { $lib, $lib_version, ...properties } = taken?.properties ?? {};
    expect(properties).toEqual({
      $process_person_profile: false,
      $geoip_disable: true,
      $is_server: true,
      $session_id: "visit-1",
      $current_url: "https://shop.example/faq",
      $pathname: "/faq",
      $referring_domain: "search.example",
      $geoip_country_code: "GB",
      $device_type: "Mobile",
      $browser: "Safari",
    });
  });

  test("is deleted here once it has it, and kept while it is away", async () => {
    const events = Array.from({ length: 1_201 }, () => event());
    await desk.analytics.keep(events);
    desk.posthog.away = true;
    await expect(desk.analytics.sync()).rejects.toMatchObject({ name: "ProviderUnavailable" });
    expect(await desk.left()).toBe(1_201);
    desk.posthog.away = false;
    await desk.analytics.sync();
    expect(await desk.left()).toBe(0);
    expect(desk.posthog.events()).toHaveLength(1_201);
  });

  test("is only what came for it: what we counted before stays with us", async () => {
    const ours = createLocalAnalytics({ db: desk.db });
    await ours.keep([event()]);
    await desk.analytics.keep([event()]);
    await desk.analytics.sync();
    expect(desk.posthog.events()).toHaveLength(1);
    expect((await ours.ask("top-pages", june)).total).toBe(1);
  });

  test("its library keeps nothing of its own: a later send brings each event once", async () => {
    desk.posthog.away = true;
    await desk.analytics.keep([event()]);
    await desk.analytics.sync().catch(() => {});
    desk.posthog.away = false;
    await desk.analytics.keep([event()]);
    await desk.analytics.sync();
    const bodies = desk.posthog.requests.filter(({ path }) => path === "/batch/").map(({ body }) => JSON.parse(body).batch.length);
    expect(bodies).toEqual([1, 2]);
  });
});

test("a refused key, a vendor that is away and an answer that makes no sense are all the vendor's absence", async () => {
  for (const change of [{ personal: "phx_another" }, { projectId: "1" }]) {
    const desk = await open(change);
    await expect(desk.analytics.ask("visits", june)).rejects.toMatchObject({ name: "ProviderUnavailable" });
    await desk.close();
  }
  const desk = await open({ project: "phc_another" });
  await desk.analytics.keep([event()]);
  await expect(desk.analytics.sync()).rejects.toMatchObject({ name: "ProviderUnavailable" });
  expect(await desk.left()).toBe(1);
  desk.posthog.away = true;
  await expect(desk.analytics.ask("visits", june)).rejects.toMatchObject({ name: "ProviderUnavailable" });
  await desk.close();
});

test("values travel beside the text of a question, never in it", async () => {
  const desk = await open();
  await desk.analytics.ask("referrers", june);
  const { query } = JSON.parse(desk.posthog.requests.at(-1)?.body ?? "{}");
  expect(query).toEqual({
    kind: "HogQLQuery",
    query: questions.referrers,
    values: { from: "2027-06-09 23:00:00", to: "2027-06-12 23:00:00", host: "shop.example" },
  });
  await desk.close();
});

describe("an answer in PostHog's words", () => {
  test("means the same as ours: browsers of one family are one", () => {
    const recorded = {
      results: [
        ["Mobile Safari", 5, 12],
        ["Chrome", 4, 12],
        ["Safari", 1, 12],
        ["Chrome iOS", 1, 12],
        ["Konqueror", 1, 12],
      ],
      columns: ["key", "n", "total"],
      types: [["key", "String"]],
      hasMore: false,
    };
    expect(readAnswer("browsers", recorded)).toEqual({
      total: 12,
      rows: [
        { key: "safari", count: 6 },
        { key: "chrome", count: 5 },
        { key: "other", count: 1 },
      ],
    });
  });

  test("nobody led here, and nothing known", () => {
    expect(
      readAnswer("referrers", {
        results: [
          ["$direct", 3, 4],
          ["", 1, 4],
        ],
      }),
    ).toEqual({ total: 4, rows: [{ key: null, count: 4 }] });
    expect(readAnswer("countries", { results: [[null, 2, 2]] })).toEqual({ total: 2, rows: [{ key: null, count: 2 }] });
    expect(readAnswer("devices", { results: [["Console", 2, 2]] })).toEqual({ total: 2, rows: [{ key: null, count: 2 }] });
  });

  test.each([{}, null, { results: [["a"]] }, { results: [["a", "1", 1]] }, { query_status: { complete: false } }])("refuses %j", (body) => {
    expect(() => readAnswer("visits", body)).toThrow();
  });
});
