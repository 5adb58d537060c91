import { formatIsoDay } from "#content/format-iso-day.ts";
import { months } from "#content/months.ts";
import type { BooksSummary, ExportKind, Period } from "#contracts/exports.ts";
import { monthOf } from "#contracts/exports.ts";

/** "2026-10" as "October 2026". */
export const monthWords = (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

export function periodWords(period: Period): string {
  const month = monthOf(period);
  if (month) return monthWords(month);
  return period.from === period.to ? formatIsoDay(period.from) : `${formatIsoDay(period.from)} to ${formatIsoDay(period.to)}`;
}

/** Figures for whoever does the books. */
export const exportsPage = {
  title: "Exports",
  /** Of a period, such as "October 2026". */
  titleOf: (period?: string) => (period ? `Exports: ${period}` : "Exports"),
  description: "Figures for your accounts.",
  lead: "A month at a glance, to print or send to your accountant, and the lists behind it as CSV files for a spreadsheet.",
  periods: "Period",
  month: "Month",
  chooseMonth: "Choose a month",
  show: "Show",
  otherDates: "Other dates",
  from: "From",
  to: "To",
  summary: (period: string) => `Summary for ${period}`,
  made: (at: string) => `Made on ${at}, in UK time. Orders count on the day they were paid, refunds on the day the money went back.`,
  print: "Print",
  fees: "Card fees aren't included, because the shop doesn't know them. Your card provider's statement has them.",
  stockMeans: "Stock counts tubes you haven't sent yet, including those already sold.",
  noVatNumber: {
    title: "No VAT number on record.",
    text: "The VAT shown is what each order's price says it includes. Ask your accountant whether it's due. When you have a number, ask your developer to add it.",
  },
  testPayments: {
    title: "Test payments are included.",
    text: (count: number, amount: string) =>
      `${count === 1 ? "1 order was" : `${count} orders were`} paid with test cards, ${amount} in all. No money was received for ${count === 1 ? "it" : "them"}.`,
  },
  downloads: "Download as CSV",
  /** `period`: such as "October 2026". */
  fileOf: (kind: ExportKind, period: string) => `${exportFiles[kind].title}, ${period}`,
  download: "Download",
  wrongDays: "Please give a first and a last day, such as 2026-10-01 and 2026-10-31.",
  wrongPeriod: (shown: string) => `Please choose a month, or give a first and a last day. Until then this page shows ${shown}.`,
  unknown: "There's no such file. Please choose one from the list.",
};

/** What can be downloaded, in the order of the page. */
export const exportFiles: Record<ExportKind, { title: string; text: string }> = {
  summary: { title: "Summary", text: "The figures above, one line each." },
  orders: { title: "Orders", text: "Every order paid for in this period, with its price, VAT, customer and payment number." },
  refunds: { title: "Refunds", text: "Every refund, in part or in full: how much, why, and who made it." },
  vat: { title: "VAT by month", text: "Sales, refunds and the VAT in them, one line a month." },
  stock: { title: "Stock changes", text: "Every change to the tubes available, with its reason and the number left." },
  "sign-ups": {
    title: "Warmth List sign-ups",
    text: "When people joined, which words they agreed to, and whether they're on the list. Only those on the list now are named.",
  },
};

/** An amount in pence, or a count. */
export type Value = { minor: number } | number;
export type SummaryLine = { words: string; value: Value; unit: "GBP" | "orders" | "tubes"; total?: true };

/** The summary's lines, for the page and for its file. */
export const summaryGroups = (sum: BooksSummary): { title: string; lines: SummaryLine[] }[] => {
  const pounds = (words: string, minor: number, total?: true): SummaryLine => ({ words, value: { minor }, unit: "GBP", ...(total && { total }) });
  const tubes = (words: string, value: number, total?: true): SummaryLine => ({ words, value, unit: "tubes", ...(total && { total }) });
  return [
    {
      title: "Sales",
      lines: [
        { words: "Orders paid for", value: sum.orders, unit: "orders" },
        pounds("Net", sum.gross - sum.vat),
        pounds("VAT", sum.vat),
        pounds("Money in", sum.gross, true),
      ],
    },
    {
      title: "Refunds",
      lines: [pounds("Net", sum.refunded - sum.refundedVat), pounds("VAT", sum.refundedVat), pounds("Money back to customers", sum.refunded, true)],
    },
    {
      title: "After refunds",
      lines: [
        pounds("Net", sum.gross - sum.vat - sum.refunded + sum.refundedVat),
        pounds("VAT", sum.vat - sum.refundedVat),
        pounds("Total", sum.gross - sum.refunded, true),
      ],
    },
    {
      title: "Tubes",
      lines: [tubes("Sold", sum.sold), tubes("Refunded in full", sum.refundedWhole), tubes("Sent back by customers", sum.returned)],
    },
    {
      title: "Stock",
      lines: [
        tubes("Opening stock", sum.opening),
        tubes("Added", sum.added),
        tubes("Taken away", 0 - sum.taken),
        tubes("Sent", 0 - sum.sent),
        tubes("Closing stock", sum.closing, true),
      ],
    },
  ];
};

const time = (what: string) => `${what} (UK time)`;

/** The first line of each file. */
export const exportColumns: Record<ExportKind, readonly string[]> = {
  summary: ["Part", "Figure", "Value", "Unit"],
  orders: [
    "Order",
    time("Ordered"),
    time("Paid"),
    "Status",
    "Product",
    "Quantity",
    "Net",
    "VAT",
    "VAT rate %",
    "Gross",
    "Refunded so far",
    "Currency",
    "Customer",
    "Email",
    "Postcode",
    "Country",
    "Payment provider",
    "Payment number",
    time("Sent"),
  ],
  refunds: ["Order", time("Date"), "What", "Net", "VAT", "Gross", "Refunded so far", "Order total", "Currency", "Why", "Who"],
  vat: [
    "Month",
    "Orders",
    "Net sales",
    "VAT on sales",
    "Gross sales",
    "Net refunds",
    "VAT on refunds",
    "Gross refunds",
    "Net after refunds",
    "VAT after refunds",
    "Gross after refunds",
    "Currency",
    "VAT number",
  ],
  stock: [time("Date"), "Change", "Reason", "Note", "Order", "Who", "Available after"],
  "sign-ups": [time("Joined"), time("Confirmed"), "Status", "Name", "Email", "Country", "Tips and news", "Page", "Consent wording", time("Left")],
};

/** Words within the files. */
export const exportWords = {
  noVatNumber: "none on record",
  vatNumber: "VAT number",
  testOrders: "Orders paid with test cards",
  testMoney: "Money in from test cards: not real",
  test: (provider: string) => `${provider} (test)`,
  moves: {
    refunded: "refunded in full",
    "refunded-in-part": "refunded in part",
    "refund-failed": "came back to you",
    "refund-settled": "paid back another way",
  },
  signUps: { confirmed: "on the list", pending: "not confirmed yet", unsubscribed: "left" },
  yes: "yes",
  no: "no",
} as const;
