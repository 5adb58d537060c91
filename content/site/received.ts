import { company } from "#content/company.ts";
import { whenWorried } from "#content/when-worried.ts";
import type { MessageKind } from "#contracts/message.ts";

type Words = { cold: string; warm: string; lead: string; next: readonly string[] };

/** Said once a message has been taken. `mailWaits`: the day's mails are used up, so the note to whoever wrote goes out tomorrow. */
export function receivedWords(kind: MessageKind, mailWaits: boolean): Words {
  const comes = mailWaits ? "will be emailed to you tomorrow" : "is on its way to you";
  const words: Record<MessageKind, Words> = {
    contact: {
      cold: "Your message",
      warm: "is with us",
      lead: "Thanks for getting in touch.",
      next: [`A confirmation ${comes}.`, "A person will reply by email."],
    },
    reaction: { cold: "Your report", warm: "is with us", lead: "Thank you. Now look after your skin.", next: whenWorried },
    privacy: {
      cold: "Your complaint",
      warm: "is with us",
      lead: `We received your complaint today. A written acknowledgement ${comes}.`,
      next: ["We'll look into it and keep you informed.", "We'll tell you what we decided, and why."],
    },
    cancellation: {
      cold: "Your cancellation",
      warm: "is with us",
      lead: "We've recorded that you told us today.",
      next: [
        `A confirmation with today's date ${comes}: keep it.`,
        "A person will find your order, cancel it and email you about your refund.",
        `If we've already sent the tube, send it back once you have it, its seal unbroken, to ${company.office}.`,
      ],
    },
  };
  return words[kind];
}

export const received = { description: "We've received what you sent us.", reference: "Your reference", home: "Return to Home" };
