import { describe, expect, it } from "vitest";
import { type Figures, findImperfect, medianFigures, type Report, readFigures } from "#tests/lighthouse/figures.ts";
import { describeFigures, judge, withOlderRows } from "#tests/lighthouse/judge.ts";

const perfect: Figures = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  "agentic-browsing": 100,
  paint: 1_200,
  blocking: 50,
  shift: 0.01,
  bytes: 300 * 1024,
  script: 130 * 1024,
};

const report = (score: number, blocking: number): Report => ({
  categories: {
    performance: {
      score,
      auditRefs: [
        { id: "total-blocking-time", weight: 30 },
        { id: "advice", weight: 0 },
        { id: "fine", weight: 1 },
      ],
    },
  },
  audits: {
    "total-blocking-time": { title: "Total Blocking Time", score: 0.5, scoreDisplayMode: "numeric", displayValue: "490 ms", numericValue: blocking },
    advice: { title: "Advice", score: 0, scoreDisplayMode: "informative" },
    fine: { title: "Fine", score: 1, scoreDisplayMode: "binary" },
    "network-requests": {
      title: "Requests",
      score: null,
      scoreDisplayMode: "informative",
      details: { items: [{ resourceType: "Script", transferSize: 100 }, { resourceType: "Document", transferSize: 50 }, { resourceType: "Other" }] },
    },
  },
});

describe("what Lighthouse says", () => {
  it("is read: scores, times, bytes; what was not measured is not reached", () => {
    expect(readFigures(report(0.87, 490))).toMatchObject({
      performance: 87,
      accessibility: 0,
      blocking: 490,
      bytes: 150,
      script: 100,
      paint: Number.POSITIVE_INFINITY,
    });
  });

  it("is taken at the median of the runs, figure by figure", () => {
    const runs = [10, 900, 30, 20, 40].map((blocking, at) => ({ ...perfect, blocking, performance: 100 - at }));
    expect(medianFigures(runs)).toMatchObject({ blocking: 30, performance: 98, seo: 100 });
  });

  it("names what is not perfect, with its weight", () => {
    expect(findImperfect(report(0.87, 490)).map(({ id, weight, words }) => [id, weight, words])).toEqual([
      ["total-blocking-time", 30, "Total Blocking Time: 490 ms"],
      ["advice", 0, "Advice"],
    ]);
  });
});

describe("the goals", () => {
  it("are met at their very limit", () => expect(judge("/", perfect)).toEqual([]));

  it.each([
    ["performance", 99, "performance 99, not 100"],
    ["agentic-browsing", 0, "agentic-browsing 0, not 100"],
    ["paint", 1_210, "largest paint 1.21 s, over 1.20 s"],
    ["blocking", 51, "blocking 51 ms, over 50 ms"],
    ["shift", 0.011, "layout shift 0.011, over 0.010"],
    ["bytes", 301 * 1024, "all files 301 KB, over 300 KB"],
    ["script", 131 * 1024, "script 131 KB, over 130 KB"],
  ] as const)("fail on %s %d", (name, value, words) => expect(judge("/", { ...perfect, [name]: value })).toEqual([words]));

  it("hold other pages to all but the home page's weight", () => expect(judge("/faq", { ...perfect, bytes: 900 * 1024, script: 200 * 1024 })).toEqual([]));

  it("do not take a figure that is none for a good one", () => expect(judge("/", { ...perfect, paint: Number.NaN })).toHaveLength(1));

  it("stand over the figures in one table", () => {
    const lines = describeFigures([{ path: "/", figures: perfect }]).split("\n");
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => line.split("|").length)).size).toBe(1);
    expect(lines[3]).toContain("| `/` | 100 | 100 | 100 | 100 | 100 | 1.20 s | 50 ms | 0.010 | 300 KB | 130 KB |");
  });
});

it("keeps the rows of pages that were not measured now", () => {
  const older = describeFigures([
    { path: "/", figures: { ...perfect, blocking: 40 } },
    { path: "/faq", figures: { ...perfect, blocking: 30 } },
  ]);
  const newer = describeFigures([
    { path: "/faq", figures: { ...perfect, blocking: 20 } },
    { path: "/blog", figures: perfect },
  ]);
  const rows = withOlderRows(newer, `before\n\n${older}\n\nafter`).split("\n").slice(3);
  expect(rows.map((row) => /`([^`]+)`.* (\d+) ms/.exec(row)?.slice(1, 3))).toEqual([
    ["/", "40"],
    ["/blog", "50"],
    ["/faq", "20"],
  ]);
});
