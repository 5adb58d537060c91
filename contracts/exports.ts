import * as v from "valibot";

/** What the books hold, each a file of its own. */
export const bookKinds = ["summary", "orders", "refunds", "vat", "stock"] as const;
export type BookKind = (typeof bookKinds)[number];
/** All that can be taken out of the shop. */
export const exportKinds = [...bookKinds, "sign-ups"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Days in London, such as "2026-10-01", both of them counted. */
export type Period = { from: string; to: string };

/** One that the calendar has. */
export const calendarDay = v.pipe(
  v.string(),
  v.regex(/^2\d{3}-\d\d-\d\d$/),
  v.check((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)),
);
/** In either order. */
export const period = v.pipe(
  v.object({ from: calendarDay, to: calendarDay }),
  v.transform(({ from, to }): Period => (from <= to ? { from, to } : { from: to, to: from })),
);

export const month = v.pipe(v.string(), v.regex(/^2\d{3}-(0[1-9]|1[0-2])$/));

/** "2026-02" as 1 to 28 February. */
export function periodOf(month: string): Period {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** What is asked for most often. A UK tax year begins on 6 April. */
export const quickPeriods = ["today", "week", "month", "last-month", "tax-year"] as const;
export type QuickPeriod = (typeof quickPeriods)[number];

/** `today`: such as "2026-10-15". A month, or a tax year, is all of it. */
export function quickPeriod(which: QuickPeriod, today: string): Period {
  const before = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
  const month = today.slice(0, 7);
  switch (which) {
    case "today":
      return { from: today, to: today };
    case "week":
      return { from: before(today, 6), to: today };
    case "month":
      return periodOf(month);
    case "last-month":
      return periodOf(before(`${month}-01`, 1).slice(0, 7));
    case "tax-year": {
      const first = Number(today.slice(0, 4)) - (today.slice(5) < "04-06" ? 1 : 0);
      return { from: `${first}-04-06`, to: `${first + 1}-04-05` };
    }
  }
}

/** The month that these days are, such as "2026-02"; null where they aren't one. */
export function monthOf({ from, to }: Period): string | null {
  const one = from.slice(0, 7);
  return from === periodOf(one).from && to === periodOf(one).to ? one : null;
}

/** "2026-02", or "2026-02-03-to-2026-02-09": for file names. */
export const periodName = (period: Period) => monthOf(period) ?? `${period.from}-to-${period.to}`;

/** Figures of a period. Money is in pence, VAT included where nothing else is said; the rest counts orders and tubes. */
export type BooksSummary = {
  orders: number;
  gross: number;
  vat: number;
  /** Of those orders, the ones that were paid with test cards: no money came. */
  testOrders: number;
  testGross: number;
  /** What went back to buyers, less what came back of it because a bank didn't take it. */
  refunded: number;
  refundedVat: number;
  /** Tubes that were sold, sent, refunded to the last penny, and sent back by their buyers. */
  sold: number;
  sent: number;
  refundedWhole: number;
  returned: number;
  /** Tubes not sent yet, whoever they belong to, and what changed their number besides sending. */
  opening: number;
  added: number;
  taken: number;
  closing: number;
  /** The month of the shop's first figures, such as "2026-09". */
  since: string;
};

/** One line of the stock's ledger. `balance`: how many tubes were free after it. `who`: of the team, where the audit knows. */
export type StockChange = {
  id: string;
  at: Date;
  change: number;
  reason: "initial" | "hold" | "release" | "return" | "adjust";
  note: string | null;
  reference: string | null;
  who: { actor: "person" | "link" | "shell"; name: string | null } | null;
  balance: number;
};

/** `available` now, and how many could be pre-ordered in all `before`. `line`: of the ledger, of this very change; null where it was so already. */
export type CapChange = { available: number; before: number; line: string | null };
