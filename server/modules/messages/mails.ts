import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { whenWorried } from "#content/when-worried.ts";
import type { MessageKind } from "#contracts/message.ts";
import { type EnquiryFacts, factsOf, selectEnquiries, titleOf } from "#server/modules/messages/enquiries.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { addDays } from "#server/platform/dates.ts";
import { type MailDefinition, toOwner } from "#server/platform/mail/mails.ts";
import type { Block, MailContent } from "#server/platform/mail/render-mail.ts";

type Words = { subject: string; title: string; blocks: (origin: string) => readonly Block[] };

const words: Record<MessageKind, Words> = {
  contact: {
    subject: "We have your message",
    title: "Your message is with us",
    blocks: () => ["Thank you for writing. A person reads every message and answers to this address, as soon as we can."],
  },
  reaction: {
    subject: "We have your report",
    title: "Your report is with us",
    blocks: () => [
      "Thank you for telling us. A person reads every report, and may write to you with a question. Please keep the tube, and the batch number on it.",
      { heading: "Until then" },
      ...whenWorried,
    ],
  },
  privacy: {
    subject: "We have your privacy complaint",
    title: "Your complaint is with us",
    blocks: () => [
      "This email acknowledges your complaint. We look into it without undue delay, tell you how it is getting on, and then tell you the outcome and the reasons for it.",
      "You may also complain to the Information Commissioner's Office at any time: ico.org.uk/make-a-complaint, telephone 0303 123 1113.",
    ],
  },
  cancellation: {
    subject: "We have your cancellation",
    title: "Your cancellation form is with us",
    blocks: (origin) => [
      "This email confirms that your cancellation form has reached us. Please keep it: it shows that you told us, and when.",
      `A person now finds your order and writes to you. What you paid goes back to the card you paid with; we aim for ${refundAim}. If the tube has been sent already, send it back, sealed, within 14 days.`,
      "Before dispatch there is a quicker way: the cancel button on your order's page. If you have lost the link to it, we send it again.",
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
      `To add something, write to ${company.email} and name the reference. If it was not you who wrote, tell us so and we remove it.`,
    ],
  };
}

const notes: Partial<Record<EnquiryFacts["kind"], (at: Date) => string>> = {
  privacy: (at) =>
    `The law wants this acknowledged within 30 days, by ${formatDay(addDays(at, 30))}. The acknowledgement has been sent; look into it without undue delay, keep them informed and tell them the outcome.`,
  reaction: () => "A serious undesirable effect must be reported to the Office for Product Safety and Standards without delay. Keep the batch number.",
  cancellation: () => "Match it with the order, cancel it there, and refund within 14 days. The acknowledgement has been sent.",
};

export function ownerMessage(enquiry: EnquiryFacts, backOffice: string): MailContent {
  const note = notes[enquiry.kind]?.(enquiry.at);
  return {
    subject: `${titleOf(enquiry)} (${enquiry.reference})`,
    preheader: "Somebody has written to the shop.",
    title: titleOf(enquiry),
    blocks: [
      ...(note ? [note] : []),
      { facts: [["Reference", enquiry.reference], ["Sent on", formatDay(enquiry.at)], ...factsOf(enquiry)] },
      "Reply to this email and your answer goes to the person who wrote. Then put the message away in the back office.",
      { button: "Open the back office", url: backOffice },
    ],
  };
}

declare module "#server/platform/mail/mails.ts" {
  interface Mails {
    "message-received": "enquiry";
    "owner-message": "enquiry";
  }
}

const read = (db: MailNeeds["db"], id: string) => selectEnquiries(db).where("id", "=", id).executeTakeFirst();

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
      "message-received": messageReceived({ reference: "MSG-7K4M-2Q9X", kind: "contact", at: new Date("2026-11-02T12:00:00Z") }, origin),
    }),
  },
  {
    name: "owner-message",
    byAnybody: true,
    async compose({ db, config }, about) {
      const enquiry = await read(db, about);
      return enquiry ? { ...toOwner(config, (backOffice) => ownerMessage(enquiry, backOffice)), replyTo: enquiry.email } : null;
    },
  },
];
