import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { refundTimes } from "#content/site/shared.ts";
import { whenWorried } from "#content/when-worried.ts";
import { type MessageKind, unnamed } from "#contracts/message.ts";
import { clockDays, type EnquiryFacts, factsOf, selectEnquiries, titleOf } from "#server/modules/messages/enquiries.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";
import { type MailDefinition, mailKey, toOwner } from "#server/platform/mail/mails.ts";
import type { Block, MailContent } from "#server/platform/mail/render-mail.ts";

type Words = { subject: string; title: string; blocks: (origin: string) => readonly Block[] };

const words: Record<MessageKind, Words> = {
  contact: {
    subject: "We've got your message",
    title: "We've got your message",
    blocks: () => ["Thank you for writing. A person reads every message, and we'll reply to this address as soon as we can."],
  },
  reaction: {
    subject: "We've got your report",
    title: "We've got your report",
    blocks: () => [
      "Thank you for telling us. A person reads every report, and may email you with a question. Please keep the tube, and the batch number on it.",
      { heading: "What to do now" },
      ...whenWorried,
    ],
  },
  privacy: {
    subject: "We've got your privacy complaint",
    title: "We've got your complaint",
    blocks: () => [
      "This email acknowledges your complaint. We'll look into it without undue delay and keep you informed. Then we'll tell you the outcome and the reasons for it.",
      "You can also complain to the Information Commissioner's Office at any time: ico.org.uk/make-a-complaint, telephone 0303 123 1113.",
    ],
  },
  cancellation: {
    subject: "We've got your cancellation",
    title: "We've got your cancellation form",
    blocks: (origin) => [
      "This email confirms that we've received your cancellation form. Keep it: it shows that you told us, and when.",
      `A person will now find your order and email you. If we haven't sent your tube, we'll refund what you paid to the card you paid with. ${refundTimes.aim}`,
      `If we've already sent it, send it back once you have it, its seal unbroken, to ${company.name}, ${company.office}, within 14 days of the day you told us. We'll refund you once we have it, or you show us that you've posted it.`,
      "You can see your order on its page; if you've lost the link, we can email you a new one.",
      { button: "Find my order", url: `${origin}/order/find` },
    ],
  },
};

/** Nothing that was typed into the form stands in it: whoever typed it may not be the one who reads it. */
export function messageReceived({ kind, reference, at }: Pick<EnquiryFacts, "kind" | "reference" | "at">, origin: string): MailContent {
  const { subject, title, blocks } = words[kind];
  return {
    subject: `${subject} (${reference})`,
    preheader: `Your reference is ${reference}.`,
    title,
    blocks: [
      "Hello,",
      ...blocks(origin),
      {
        facts: [
          ["Reference", reference],
          ["Received on", formatDay(at)],
        ],
      },
      `To add something, write to ${company.email} and include the reference. If it wasn't you who wrote, tell us and we'll remove it.`,
    ],
  };
}

const notes: Partial<Record<MessageKind, (facts: Pick<EnquiryFacts, "at" | "details">) => string>> = {
  privacy: ({ at }) =>
    `By law this must be acknowledged within 30 days, by ${formatIsoDay(daysAfter(londonDay(at), clockDays.privacy))}. The acknowledgement goes out automatically, by tomorrow at the latest. Look into it without undue delay, keep them informed, and tell them the outcome.`,
  reaction: ({ details }) =>
    details.severity === "serious"
      ? "They chose “Serious”. Report it to the Office for Product Safety and Standards without delay, and keep the batch number."
      : "If what they describe sounds serious, report it to the Office for Product Safety and Standards without delay. Keep the batch number.",
  cancellation: () =>
    "Find the order. If it hasn't been sent, cancel it there and refund it within 14 days. If it has, start its return there: once the tube is back, or they show you that they've posted it, refund within 14 days. The acknowledgement goes out automatically, by tomorrow at the latest.",
};

const previews: Partial<Record<MessageKind, string>> = {
  reaction: "Read it today, and keep the batch number.",
  cancellation: "Find the order before it's sent.",
};

export function ownerMessage(enquiry: EnquiryFacts, backOffice: string): MailContent {
  const note = notes[enquiry.kind]?.(enquiry);
  return {
    subject: `${titleOf(enquiry)} (${enquiry.reference})`,
    preheader: previews[enquiry.kind] ?? `From ${enquiry.name === unnamed ? enquiry.email : enquiry.name}.`,
    title: titleOf(enquiry),
    blocks: [
      ...(note ? [note] : []),
      { facts: [["Reference", enquiry.reference], ["Sent on", formatDay(enquiry.at)], ...factsOf(enquiry)] },
      { button: "Answer this message", url: `${backOffice}/messages/${enquiry.reference}` },
      "Or reply to this email: it goes to the person who wrote. Then close the message in the back office.",
    ],
  };
}

const about: Record<MessageKind, string> = {
  contact: "About your message",
  reaction: "About your report",
  privacy: "About your privacy complaint",
  cancellation: "About your cancellation",
};

/** Characters of what somebody wrote, and of the end of their chat, that an answer quotes. */
const mostQuoted = { written: 1_500, chat: 1_000 };

/** What somebody wrote in their own words, and no more of what the form asked. */
function quotesOf({ details, at }: Pick<EnquiryFacts, "details" | "at">): Block[] {
  const { message, happened, complaint, wanted, conversation = "" } = details;
  const written = [message, happened, complaint, wanted].filter(Boolean).join("\n\n");
  const shortened = written.length > mostQuoted.written ? `${written.slice(0, mostQuoted.written).replace(/\s\S*$/, "")} …` : written;
  const end = conversation.length > mostQuoted.chat ? `… ${conversation.slice(-mostQuoted.chat).replace(/^\S*\s/, "")}` : conversation;
  return [...(shortened ? [`You wrote on ${formatDay(at)}:`, { quote: shortened }] : []), ...(end ? ["How your chat ended:", { quote: end }] : [])];
}

/** The owner's own words, and below them those that they answer; whoever may be a machine has typed someone else's address, so nothing is quoted to it. */
export function messageAnswer({
  words,
  quotes,
  ...message
}: Pick<EnquiryFacts, "kind" | "reference" | "details" | "at"> & { words: string; quotes: boolean }): MailContent {
  const { kind, reference, details } = message;
  const title = details.request ? "About your data request" : about[kind];
  const paragraphs = words.split(/\n{2,}/);
  return {
    subject: `${title} (${reference})`,
    preheader: paragraphs[0] ?? "",
    title,
    blocks: [...paragraphs, { facts: [["Reference", reference]] }, "To write back, reply to this email.", ...(quotes ? quotesOf(message) : [])],
  };
}

declare module "#server/platform/mail/mails.ts" {
  interface Mails {
    "message-answer": "answer";
    "message-received": "enquiry";
    "owner-message": "enquiry";
  }
}

const read = (db: MailNeeds["db"], id: string) => selectEnquiries(db).where("id", "=", id).executeTakeFirst();

const sampleMessage: EnquiryFacts = {
  reference: "MSG-7K4M-2Q9X",
  kind: "contact",
  name: "Zoë O'Sample",
  email: "zoe@example.com",
  details: { topic: "other", message: "This is a sample of what somebody wrote to us." },
  suspect: false,
  at: new Date("2026-11-02T12:00:00Z"),
  answeredAt: null,
};

/** Null when the enquiry has been erased since. */
export const enquiryMails: readonly MailDefinition<MailNeeds>[] = [
  {
    name: "message-received",
    byAnybody: true,
    async compose({ db, config }, about) {
      const enquiry = await read(db, about);
      return enquiry ? { to: enquiry.email, content: messageReceived(enquiry, config.PUBLIC_ORIGIN) } : null;
    },
    samples: (origin) => ({
      "message-received": messageReceived(sampleMessage, origin),
    }),
  },
  {
    name: "message-answer",
    async compose({ db }, about) {
      const answers = db.selectFrom("message_answers as a").innerJoin("messages as m", "m.id", "a.message_id").where("a.id", "=", about);
      const answer = await answers
        .select(["m.id", "m.kind", "m.reference", "m.email", "m.details", "m.at", "a.words", "a.quotes", "a.at as answeredAt"])
        .executeTakeFirst();
      if (!answer) return null;
      const before = await db
        .selectFrom("message_answers")
        .select("id")
        .where("message_id", "=", answer.id)
        .where("at", "<", answer.answeredAt)
        .orderBy("at")
        .execute();
      const thread = [mailKey("message-received", answer.id), ...before.map(({ id }) => mailKey("message-answer", id))];
      return { to: answer.email, content: messageAnswer(answer), replyTo: company.email, byPerson: true, thread };
    },
    samples: () => ({
      "message-answer": messageAnswer({
        ...sampleMessage,
        quotes: true,
        words: "Hello,\n\nThis is a sample: someone in the shop writes the answer, and it goes out as they wrote it.\n\nBest wishes",
      }),
    }),
  },
  {
    name: "owner-message",
    byAnybody: true,
    async compose({ db, config }, about) {
      const enquiry = await read(db, about);
      // Answered from there, it stands in their mail program with what acknowledged it.
      const thread = [mailKey("message-received", about)];
      return enquiry ? { ...toOwner(config, (backOffice) => ownerMessage(enquiry, backOffice)), replyTo: enquiry.email, thread } : null;
    },
    samples: (origin) => ({
      "owner-message": ownerMessage(sampleMessage, `${origin}/operator`),
    }),
  },
];
