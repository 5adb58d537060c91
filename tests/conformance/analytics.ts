import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Analytics, CountedEvent, Period, VisitQuestion } from "#server/providers/analytics/port.ts";

export type AnalyticsUnderTest = { analytics: Analytics; close(): Promise<void> };

const at = (time: string) => new Date(`2027-06-${time}:00Z`);
const page = (session: string, time: string, path: string, more: Partial<CountedEvent> = {}): CountedEvent => ({
  id: randomUUID(),
  event: "page_view",
  visitor: session.slice(0, 9),
  session,
  path,
  referrer: null,
  country: null,
  device: null,
  browser: null,
  at: at(time),
  ...more,
});
const press = (event: CountedEvent["event"], session: string, time: string, path: string) => page(session, time, path, { event });

const british = { country: "GB", device: "phone", browser: "safari" } as const;
const french = { country: "FR", device: "desktop", browser: "firefox" } as const;

/**
 * Six visits of four visitors. Summer time: 23:30 in Greenwich is half past midnight in London, the next day.
 * visitor-a: two visits, 10 and 11 June · visitor-b: one, 10 June, with everything pressed · visitor-c: two · visitor-d: one that says nothing of itself.
 */
const seeded: CountedEvent[] = [
  page("visitor-a.1", "10T09:00", "/", { ...british, referrer: "search.example" }),
  page("visitor-a.1", "10T09:01", "/faq", british),
  page("visitor-a.1", "10T09:02", "/checkout", british),
  press("pre_order_pressed", "visitor-a.1", "10T09:02", "/faq"),
  press("pre_order_pressed", "visitor-a.1", "10T09:03", "/faq"),
  page("visitor-a.2", "10T23:30", "/", british),
  page("visitor-b.1", "10T12:00", "/warmth-list", { ...french, referrer: "social.example" }),
  page("visitor-b.1", "10T12:05", "/", french),
  press("sign_up_sent", "visitor-b.1", "10T12:06", "/warmth-list"),
  press("pre_order_pressed", "visitor-b.1", "10T12:07", "/"),
  press("checkout_pressed", "visitor-b.1", "10T12:08", "/checkout"),
  page("visitor-c.1", "11T08:00", "/", { ...french, browser: "chrome", referrer: "search.example" }),
  page("visitor-c.2", "12T08:00", "/blog", { ...french, browser: "chrome", referrer: "search.example" }),
  // The first page of a visit says where it came from: this later one does not count for that.
  page("visitor-c.2", "12T08:01", "/", { ...british, referrer: "social.example" }),
  page("visitor-d.1", "12T09:00", "/"),
  // Before and after the period.
  page("visitor-e.1", "09T22:59", "/faq", british),
  page("visitor-e.2", "12T23:00", "/faq", british),
];
/** 10 to 12 June in London. */
const june: Period = { from: at("09T23:00"), to: at("12T23:00") };

/** Worked out by hand from the list above. */
const answers: Record<VisitQuestion, { total: number; rows: [string | null, number][] }> = {
  visits: {
    total: 6,
    rows: [
      ["2027-06-10", 2],
      ["2027-06-11", 2],
      ["2027-06-12", 2],
    ],
  },
  "top-pages": {
    total: 10,
    rows: [
      ["/", 6],
      ["/blog", 1],
      ["/checkout", 1],
      ["/faq", 1],
      ["/warmth-list", 1],
    ],
  },
  referrers: {
    total: 6,
    rows: [
      ["search.example", 3],
      [null, 2],
      ["social.example", 1],
    ],
  },
  countries: {
    total: 6,
    rows: [
      ["FR", 3],
      ["GB", 2],
      [null, 1],
    ],
  },
  devices: {
    total: 6,
    rows: [
      ["desktop", 3],
      ["phone", 2],
      [null, 1],
    ],
  },
  browsers: {
    total: 6,
    rows: [
      ["chrome", 2],
      ["safari", 2],
      ["firefox", 1],
      [null, 1],
    ],
  },
  steps: {
    total: 10,
    rows: [
      ["page_view", 6],
      ["pre_order_pressed", 2],
      ["checkout_pressed", 1],
      ["sign_up_sent", 1],
    ],
  },
};

/** The suite that every adapter of the analytics port passes. */
export function analyticsConformance(name: string, open: () => Promise<AnalyticsUnderTest>) {
  describe(`analytics: ${name}`, () => {
    let desk: AnalyticsUnderTest;
    let analytics: Analytics;
    beforeEach(async () => {
      desk = await open();
      analytics = desk.analytics;
    });
    afterEach(() => desk.close());

    const count = async (events: readonly CountedEvent[]) => {
      await analytics.keep(events);
      await analytics.sync();
    };
    const rowsOf = async (question: VisitQuestion, period = june) => {
      const { total, rows } = await analytics.ask(question, period);
      return { total, rows: rows.map(({ key, count }) => [key, count]) };
    };

    test.each(Object.keys(answers) as VisitQuestion[])("%s is what was worked out by hand", async (question) => {
      await count(seeded);
      const { total, rows } = await rowsOf(question);
      expect(total).toBe(answers[question].total);
      const byDay = question === "visits" ? rows.toSorted() : rows;
      expect(byDay).toEqual(answers[question].rows);
    });

    test("no events, no rows", async () => {
      for (const question of Object.keys(answers) as VisitQuestion[]) expect(await rowsOf(question)).toEqual({ total: 0, rows: [] });
    });

    test("an event sent again is the same event", async () => {
      await count(seeded);
      await count(seeded.slice(0, 5));
      await count([...seeded.slice(0, 3), ...seeded.slice(0, 3)]);
      expect((await rowsOf("top-pages")).total).toBe(10);
    });

    test("the ten largest are shown, and the whole is counted", async () => {
      await count(Array.from({ length: 12 }, (_, n) => page(`visitor-${n}.1`, "10T10:00", `/page-${String.fromCharCode(97 + n)}`)));
      const { total, rows } = await rowsOf("top-pages");
      expect(total).toBe(12);
      expect(rows).toHaveLength(10);
      expect(rows[0]).toEqual(["/page-a", 1]);
    });

    test("a hundred callers at once are all kept", async () => {
      await Promise.all(Array.from({ length: 100 }, (_, n) => analytics.keep([page(`visitor-${n}.1`, "10T10:00", "/")])));
      await analytics.sync();
      expect((await rowsOf("visits")).total).toBe(100);
    });

    test("syncing again changes nothing", async () => {
      await count(seeded);
      await analytics.sync();
      await Promise.all([analytics.sync(), analytics.sync()]);
      expect(await rowsOf("steps")).toEqual(answers.steps);
    });
  });
}
