import * as v from "valibot";
import type { OrderStatus } from "#contracts/order.ts";

/** What people write to us through a form, and the first letters of its reference. */
export const messageKinds = { contact: "MSG", reaction: "SKIN", privacy: "DATA", cancellation: "STOP" } as const;
export type MessageKind = keyof typeof messageKinds;

/** Such as MSG-7K4M-2Q9X: a label for people, not a secret. */
export const messageReference = v.pipe(v.string(), v.regex(/^(MSG|SKIN|DATA|STOP)-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

/** What a reference says about itself. */
export const kindOfMessage = (reference: string) => (Object.keys(messageKinds) as MessageKind[]).find((kind) => reference.startsWith(`${messageKinds[kind]}-`));

/** The name of whoever gave none. */
export const unnamed = "Not given";

export const messageReceipt = v.strictObject({ reference: messageReference });

/** All forms together, per email address and per network address (many phones share one). */
export const messageLimits = { email: { times: 5, minutes: 60 }, address: { times: 30, minutes: 60 } };

/**
 * Which messages are wanted: those that wait, those that are closed, or of both those that a `search` finds by any part of a reference, name or email address.
 * Of those that wait they come `after` the message of that reference, and may be one `assignee`'s alone; of others, `from` when the last one seen was closed, or came.
 */
export type MessageFilter = {
  closed?: boolean | undefined;
  search?: string | undefined;
  from?: Date | undefined;
  after?: string | undefined;
  assignee?: string | undefined;
};

/** What somebody wrote through a form. `suspect`: most likely a machine. `isSerious`: a skin reaction that's to be reported. `due`: the day the law's clock runs out, such as "2027-04-03", where it has one. `isRequest`: somebody asked about their data another way than by a form, and one of you noted it. `closedAt`: null while it waits. */
export type MessageLine = {
  reference: string;
  kind: MessageKind;
  title: string;
  name: string;
  email: string;
  facts: [name: string, value: string][];
  suspect: boolean;
  isSerious: boolean;
  isRequest: boolean;
  due: string | null;
  at: Date;
  isAnswered: boolean;
  closedAt: Date | null;
  /** Who of the team sees to it. */
  assignee: TeamMember | null;
};

export type TeamMember = { id: string; name: string };

/** `mail`: `refused` where their mail server takes none, `failed` where it was given up after three days. */
export type MessageAnswer = { words: string; at: Date; mail: "waiting" | "sent" | "refused" | "failed" };

/** `isErased`: whoever sent it has had their data deleted, and can't be answered. `isTheirs`: ordered with the same email address; else the message names the order. `closedIt`: its refund did. */
export type MessageView = MessageLine & {
  isErased: boolean;
  /** Those who may answer it. */
  team: TeamMember[];
  answers: MessageAnswer[];
  orders: { reference: string; status: OrderStatus; isTheirs: boolean; closedIt: boolean }[];
};

/** Messages that wait, as the back office shows them at a time; one more comes with them where there are others. */
export const shownMessages = 100;
