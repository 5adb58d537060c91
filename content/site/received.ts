import { whenWorried } from "#content/when-worried.ts";
import type { MessageKind } from "#contracts/message.ts";

type Words = { cold: string; warm: string; lead: string; next: readonly string[] };

/** Said once a message has been taken. `mailWaits`: the day's mails are used up, so the note to whoever wrote goes out tomorrow. */
export function receivedWords(kind: MessageKind, mailWaits: boolean): Words {
  const comes = mailWaits ? "goes out to you tomorrow" : "is on its way to you";
  const words: Record<MessageKind, Words> = {
    contact: {
      cold: "Your message",
      warm: "is with us",
      lead: "Thank you for taking the time.",
      next: [`A note that it has arrived ${comes}.`, "The answer comes to the same address, from a person."],
    },
    reaction: { cold: "Your report", warm: "is with us", lead: "Thank you. Now look after your skin.", next: whenWorried },
    privacy: {
      cold: "Your complaint",
      warm: "is with us",
      lead: `It is acknowledged as of now; the same in writing ${comes}.`,
      next: ["Somebody looks into it and keeps you informed.", "You are told how it ended, and why."],
    },
    cancellation: {
      cold: "Your cancellation",
      warm: "is with us",
      lead: "What counts is that you have told us, and you have.",
      next: [
        `A confirmation with today’s date ${comes}: keep it.`,
        "A person finds your order, cancels it, and writes to you about the refund.",
        "If the tube is with you already, send it back sealed, within 14 days.",
      ],
    },
  };
  return words[kind];
}

export const received = { title: "It is with us", description: "What you wrote has reached us.", reference: "Your reference", home: "Return to Home" };
