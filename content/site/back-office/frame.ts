import { brand } from "#content/brand.ts";
import type { QuickPeriod } from "#contracts/exports.ts";
import { type Action, provenMinutes } from "#contracts/rights.ts";

/** What a computer says where it can't reach a mail server. */
const unreachable = /\b(ETIMEDOUT|ESOCKET|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EDNS)\b/;
/** What a mail server answers has its number. */
const answered = /\b[45]\d\d\b/;
/** `exact`: also for whoever mends it. */
export function describeMailError(error: string, exact = false): string {
  if (unreachable.test(error)) return `Your mail server can't be reached${exact ? ` (${error})` : ""}.`;
  return `${answered.test(error) ? "Your mail server said" : "What went wrong"}: ${error}.`;
}

/** Around every page of the back office. */
export const backOffice = {
  name: `${brand.name} back office`,
  pages: "Back office",
  site: "View shop",
  /** A phone's bar, and what leads from it to the other pages. */
  bar: "Pages",
  more: "More",
  find: "Find",
  /** A file that was asked for after the password. */
  started: { title: "Your download has started", text: "If nothing happens, press Download again." },
  open: (count: number) => `, ${count} open`,
  signedIn: (name: string) => `Signed in as ${name}`,
  byLink: {
    title: "You signed in with a link",
    text: `Some buttons here only work for ${provenMinutes} minutes after you sign in. After that you'll need a new link to use them, or your own password.`,
  },
  signOut: "Sign out",
  overview: "Overview",
  didNotWork: "That didn't work",
  /** Above why: one's role doesn't include it. */
  closed: "You can't see this page",
  unknownButton: "That button isn't on this page any more. Please reload the page.",
  /** Beside the preview's line, while no mail server is set up. */
  keepsMail: "Emails stay in the Mailbox.",
  lateMail: {
    title: (count: number) => (count === 1 ? "An email isn't going out" : `${count} emails aren't going out`),
    text: (since: string, error: string | null) =>
      `Waiting since ${since}.${error ? ` ${describeMailError(error)}` : ""} The shop keeps trying for three days, so nothing is lost yet.`,
  },
  lost: {
    title: "Not found",
    headline: "We can't find that page",
    text: "The address may be mistyped, or what it led to has been removed.",
  },
  again: "Try again",
  /** While the browser says so. */
  offline: {
    title: "You're offline",
    text: "This page shows how things stood when you were last connected. What you type stays here, but nothing can be sent until you're back online.",
  },
  /** Where a page could show what has changed, and whoever reads it is at something. */
  news: { text: "There's something new.", show: "Show it" },
};

/** Days that are asked for most often. */
export const quickPeriodWords: Record<QuickPeriod, string> = {
  today: "Today",
  week: "Last 7 days",
  month: "This month",
  "last-month": "Last month",
  "tax-year": "This tax year",
};

/** Single keys, for whoever has a keyboard. */
export const backOfficeKeys = {
  title: "Keyboard shortcuts",
  list: [
    ["/", "Go to this page's search box or, if it has none, to Find"],
    ["?", "Show this list"],
  ],
  use: "Use shortcuts in this browser",
  close: "Close",
} as const;

/** Beside a link that is shown once. */
export const newLink = { copy: "Copy", copied: "Copied.", share: "Share", notCopied: "Couldn't copy. Press and hold the link, then choose Copy." };

/** The pages that the bar leads to, in this order, each for whoever may do what it shows. */
export const backOfficePages = [
  ["Overview", "/operator", "listOrders"],
  ["Orders", "/operator/orders", "listOrders"],
  ["Messages", "/operator/messages", "listMessages"],
  ["Stock", "/operator/stock", "listStockChanges"],
  ["Your shop", "/operator/shop", "listOrders"],
  ["Figures", "/operator/figures", "readInsights"],
  ["Exports", "/operator/exports", "readSummary"],
  ["Email the list", "/operator/campaign", "readCampaign"],
  ["Warmth List", "/operator/list", "readMailingList"],
  ["Mailbox", "/operator/mailbox", "listMail"],
  ["Personal data", "/operator/data", "readHolding"],
  ["Site access", "/operator/access", "readSiteAccess"],
  ["Team", "/operator/people", "listSessions"],
  ["Activity", "/operator/audit", "listAudit"],
  ["Health", "/operator/health", "readHealth"],
] as const satisfies readonly (readonly [words: string, to: string, action: Action])[];
