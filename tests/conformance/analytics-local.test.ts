import { expect, test } from "vitest";
import { createLocalAnalytics } from "#server/providers/analytics/local.ts";
import { analyticsConformance } from "#tests/conformance/analytics.ts";
import { freshDatabase } from "#tests/support/database.ts";

analyticsConformance("local", async () => {
  const { db } = await freshDatabase();
  return { analytics: createLocalAnalytics({ db }), close: () => db.destroy() };
});

test("an event that cannot be written is not said to be kept, and costs no later one", async () => {
  const { db } = await freshDatabase();
  const analytics = createLocalAnalytics({ db });
  const event = {
    event: "page_view",
    visitor: "v",
    session: "s",
    path: "/",
    referrer: null,
    country: null,
    device: null,
    browser: null,
    at: new Date(),
  } as const;
  await expect(analytics.keep([{ ...event, id: "no uuid" }])).rejects.toThrow();
  await analytics.keep([{ ...event, id: "00000000-0000-4000-8000-000000000000" }]);
  expect(await db.selectFrom("counted_events").select("id").execute()).toHaveLength(1);
  await db.destroy();
});
