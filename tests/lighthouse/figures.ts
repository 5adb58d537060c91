/** What we read of Lighthouse's report. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string; numericValue?: number; details?: { items?: unknown[] } }
  >;
};

export const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"] as const;
export type Category = (typeof categories)[number];

/** Scores 0 to 100; largest paint and blocking time in milliseconds of the simulated phone; sizes in bytes as sent. */
export type Figures = Record<Category, number> & { paint: number; blocking: number; shift: number; bytes: number; script: number };

type Request = { resourceType?: string; transferSize?: number };

export function readFigures({ categories: judged, audits }: Report): Figures {
  const requests = (audits["network-requests"]?.details?.items ?? []) as Request[];
  const sent = (some: Request[]) => some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  // Nothing measured is nothing reached.
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  const score = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    "agentic-browsing": score("agentic-browsing"),
    paint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    bytes: sent(requests),
    script: sent(requests.filter(({ resourceType }) => resourceType === "Script")),
  };
}

/** Each figure's own median over the runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const [first] = runs;
  if (!first) throw new Error("no runs");
  return Object.fromEntries((Object.keys(first) as (keyof Figures)[]).map((name) => [name, middle(name)])) as Figures;
}

/** What is not perfect, with its weight in the score; a weight of 0 is advice. */
export const findImperfect = ({ categories: judged, audits }: Report) =>
  categories.flatMap((category) =>
    (judged[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 1) return [];
      return [{ category, id, weight, score: audit.score, words: [audit.title, audit.displayValue].filter(Boolean).join(": ") }];
    }),
  );
