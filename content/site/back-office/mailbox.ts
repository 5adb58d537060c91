import { type MailPreview, mailPreviews } from "#content/mail-previews.ts";
import { describeMailError } from "#content/site/back-office/frame.ts";

/** Emails that have no preview of that name, or whose preview shows one of several that it can be. */
const others: Record<string, string> = {
  "order-delayed": "Running late",
  "return-settled": "How the return ended",
  "your-data": "A link to somebody's data",
};
/** What an email is, for those who run the shop. */
export const titleOfMail = (mail: string) => others[mail] ?? mailPreviews[mail as MailPreview] ?? mail.replaceAll("-", " ");

/** The same of one of several that it can be, where that's known. */
export const titleOfKind = (kind: string) => mailPreviews[kind as MailPreview] ?? titleOfMail(kind);

/** What hasn't gone out. */
export const outbox = {
  failed: "Couldn't be sent",
  waiting: "Waiting to go out",
  failedAt: (at: string, error: string | null) => `We stopped trying on ${at}.${error ? ` ${describeMailError(error, true)}` : ""}`,
  waitingSince: (at: string, next: string | null, error: string | null) =>
    `Since ${at}.${next ? ` Next try: ${next}.` : ""}${error ? ` ${describeMailError(error, true)}` : ""}`,
  title: (mail: string, to: string | null) => `“${titleOfMail(mail)}” ${to ? `to ${to}` : "to the shop, or to an address we no longer hold"}`,
  retry: "Try again",
  now: "Try now",
  retried: "We're trying to send it again.",
  gone: "It's already being tried again.",
  retryAll: "Try all again",
  allRetried: (count: number) =>
    count === 0 ? "They're already being tried again." : `We're trying to send ${count === 1 ? "1 email" : `${count} emails`} again.`,
};

/** Emails kept here instead of being sent. */
export const mailboxPage = {
  title: "Mailbox",
  description: "Emails kept here instead of being sent.",
  whenSent: {
    text: "Emails go out through your mail server. Here are the newest about orders, as they were sent. An order's page has all of its own.",
    none: "None yet.",
    before: "From before your mail server was set up",
    unsent: "These were kept here, not sent.",
  },
  whenKept: {
    title: "Kept here",
    text: "Emails are kept here, not sent, until a mail server is set up.",
    none: "Nothing yet. Join the Warmth List, and the first email is here within a second or two.",
  },
  sent: "Sent to customers",
  sentTo: (name: string | null, reference: string) => (name ? `to ${name}, ${reference}` : reference),
  to: (address: string) => `to ${address}`,
  older: "Older emails",
  looks: "How each email looks",
  news: {
    title: "Emails to you about new orders",
    text: "You'll still hear at once about alerts, skin reactions, returns and messages.",
    label: "How do you want to hear about them?",
    options: [
      ["each", "One email for each"],
      ["daily", "One email each morning, if there's anything to report"],
      ["none", "None"],
    ],
    button: "Save",
    done: "Saved. It applies from the next order on.",
  },
} as const;

export const mailPage = { title: "Email", description: "One email.", from: "From", to: "To", sent: "Written", went: "Sent", kept: "Kept in the Mailbox" };

/** A sample of each email, as a mail program shows it. */
export const mailPreviewPage = {
  title: mailboxPage.looks,
  description: "Every email that the shop sends.",
  lead: "Every email that the shop sends, with made-up names and orders. Open one to see it as it arrives.",
  /** While the shop is a preview. */
  inPreview: "While the shop is a preview, emails about orders and emails to the whole list begin with a line that says so. It's left out here.",
  /** Of those whose words the owner may change. */
  ownWords: ["These are the shop's own words. If you've changed them, you'll find yours on ", { to: "/operator/campaign", words: "Email the list" }, "."],
  others: "Other emails",
  previous: "Previous",
  next: "Next",
  subject: "Subject",
  preheader: "Inbox preview",
  looks: "As it arrives",
  frame: (title: string) => `The email “${title}”`,
  links: "Links open in a new tab. Where each person gets a link of their own, it's a sample here.",
  failed: { title: "This email couldn't be shown", text: "Reload the page to try again. Its words are in the plain text below." },
  text: "Plain text",
  textNote: "For mail programs that show no design. It says the same.",
} as const;

/** In the place of a link that opens something without signing in, wherever a copy of an email is kept or given away. */
export const privateLink = "(private link)";
