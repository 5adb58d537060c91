import { company } from "#content/company.ts";
import type { Backend } from "#contracts/backend.ts";
import type { Guard } from "#contracts/guard.ts";
import type { MessageAnswer, MessageKind, MessageLine } from "#contracts/message.ts";

/** What each kind is sent by: a kind that isn't here doesn't compile. */
type SentBy<Kind extends MessageKind> = {
  contact: "contactUs";
  reaction: "reportReaction";
  privacy: "complainAboutPrivacy";
  cancellation: "cancelByForm";
}[Kind];
type Sent = { [Kind in MessageKind]: Parameters<Backend[SentBy<Kind>]>[0] }[MessageKind];
/** Shown elsewhere: who wrote comes first, and the topic is the title. What a form says of how it was filled in isn't kept. */
type Elsewhere = "name" | "email" | "topic" | keyof Guard;
type FieldsOf<Each> = Each extends unknown ? keyof Each : never;
/** What's kept of a message and has a label: the forms' fields, the conversation that somebody had with an assistant before, and what one of the team noted of a request. */
export type MessageField = Exclude<FieldsOf<Sent>, Elsewhere> | "conversation" | "request" | "asked";

/** What the fields are called in the back office and in the owner's mail, in this order: a form's field that isn't here doesn't compile. */
export const messageLabels = {
  severity: "How bad",
  stopped: "Stopped using it",
  where: "Where on the body",
  when: "When it began",
  batch: "Batch",
  order: "Order",
  dates: "Ordered or received on",
  address: "Address",
  message: "Message",
  conversation: "Conversation",
  happened: "What happened",
  complaint: "Complaint",
  wanted: "What would put it right",
  consent: "Consent to keep health data",
  request: "They asked for",
  asked: "They asked on",
} satisfies Record<MessageField, string>;

/** A message wherever messages are listed. */
export const messageLines = {
  /** Those of the fields that are a message's own words: a list shows how they begin. */
  written: [messageLabels.message, messageLabels.happened, messageLabels.complaint] as readonly string[],
  about: (reference: string, at: string, suspect: boolean) => `${reference}, ${at}${suspect ? ", probably spam" : ""}`,
  closed: (at: string) => `Closed on ${at}`,
  answered: "Answered, and still open",
  assigned: (who: string) => `${who} has it`,
  /** `day`: by which the law wants it done; of a complaint it wants that without undue delay, and names a day only for the acknowledgement. */
  clock({ kind, isSerious, isRequest }: Pick<MessageLine, "kind" | "isSerious" | "isRequest">, day: string) {
    if (isSerious)
      return "Report it to the Office for Product Safety and Standards without delay: to see how, search GOV.UK for “cosmetics serious undesirable effects”. When you've reported it, close this message: Activity records who closed it and when.";
    if (isRequest) return `Answer by ${day}: the law gives you one month from the day they asked.`;
    if (kind === "privacy") return `The acknowledgement goes out automatically. Answer without undue delay: by ${day} if you can.`;
    return kind === "cancellation" ? `Refund by ${day} if the tube hasn't been sent.` : null;
  },
};

const count = (number: number, isAll: boolean) => `${isAll ? number : `${number} or more`} ${number === 1 ? "message" : "messages"}`;

export const messagesPage = {
  title: "Messages",
  titleOf: (search: string, view: "open" | "mine" | "closed") =>
    `${{ open: "Messages", mine: "My messages", closed: "Closed messages" }[view]}${search && `: “${search}”`}`,
  description: "What people wrote, and what you answered.",
  find: "Find a message",
  help: "Any part of a reference, name or email address",
  search: "Search",
  views: "Messages by state",
  open: "To answer",
  mine: "Mine",
  closed: "Closed",
  label: "Messages",
  found(number: number, isAll: boolean, { search, closed, mine }: { search: string; closed: boolean; mine: boolean }) {
    if (search) return number === 0 ? `No message matches “${search}”.` : `${count(number, isAll)} ${number === 1 ? "matches" : "match"} “${search}”.`;
    if (closed) return number === 0 ? "No closed messages yet. Those you close appear here." : `${count(number, isAll)}, most recently closed first.`;
    if (mine) return number === 0 ? "No messages for you." : `${count(number, isAll)} for you to answer.`;
    return number === 0 ? "No messages to answer." : `${count(number, isAll)} to answer.`;
  },
  next: (wait: boolean) => (wait ? "More messages" : "Older messages"),
  showAll: "Back to messages to answer",
};

export const messagePage = {
  title: "Message",
  description: "A message, and what you answered.",
  facts: "What they wrote",
  asked: "What they asked",
  about: "About this message",
  sent: "Sent on",
  noted: "Noted on",
  probablySpam: "It's probably spam.",
  from: (name: string) => `, from ${name}.`,
  /** Answers, and who has it, closed it or opened it again. */
  thread: "Timeline",
  nobody: "Somebody",
  next: "Next message",
  answered: (who: string) => `${who} answered`,
  mails: {
    waiting: "The email is on its way.",
    sent: "The email has gone.",
    refused: "The email failed: their mail server doesn't accept email for this address.",
    failed: "The email failed. Try it again under “Tasks that failed” on the overview.",
  } satisfies Record<MessageAnswer["mail"], string>,
  orders: {
    title: "Orders",
    theirs: "same email address",
    named: "named in the message, from another email address",
    none: "No order has this email address.",
    find: (name: string) => `Look for “${name}”`,
  },
  form: {
    title: "Answer",
    label: "Your answer",
    help: (email: string) => `It goes to ${email} as an email. Their reply comes to ${company.email}.`,
    sendAndClose: "Send and close",
    send: "Send",
    sending: "Sending…",
  },
  assignee: { label: "Who has it", nobody: "Nobody", button: "Save" },
  closed: (at: string) => `Closed on ${at}.`,
  closedNow: "Closed.",
  closedItself: "Closed automatically: the order is refunded in full",
  close: (isAnswered: boolean) => (isAnswered ? "Close" : "Close without an answer"),
  reopen: "Open again",
  remove: {
    words: "Delete this message",
    means: (isSerious: boolean) =>
      `Use this if the sender asks you to, or says they never wrote it. ${
        isSerious
          ? "The law makes us keep the report of a serious reaction, so it stays, without their name and email address. We delete your answers and the emails about it."
          : "We delete it with your answers and the emails about it."
      } That can't be undone. Everything else that we hold about them stays.`,
    now: "Delete it now",
  },
  erased: "The sender has had their data deleted, so you can't reply.",
  done: {
    sent: "Your answer is on its way.",
    sentAndClosed: "Your answer is on its way, and the message is closed.",
    assigned: "Saved.",
    closed: "The message is closed.",
    reopened: "The message is open again.",
    removed: "The message is deleted.",
  },
};
