import { formatDay } from "#content/format-day.ts";
import { factsOf, type LetterFacts, titleOf } from "#server/correspondence/letter-facts.ts";
import type { Letter } from "#server/mails/letter.ts";

/** The law's day for acknowledging a privacy complaint; our acknowledgement has left already. */
const days = 30;
const privacyNote = (at: Date) =>
  `The law wants this acknowledged within ${days} days, by ${formatDay(new Date(at.getTime() + days * 86_400_000))}. The acknowledgement has been sent; look into it without undue delay, keep them informed and tell them the outcome.`;

const notes: Partial<Record<LetterFacts["kind"], (at: Date) => string>> = {
  privacy: privacyNote,
  reaction: () => "A serious undesirable effect must be reported to the Office for Product Safety and Standards without delay. Keep the batch number.",
  cancellation: () => "Match it with the order, cancel it there, and refund within 14 days. The acknowledgement has been sent.",
};

/** Answering this mail answers the person who wrote. */
export function ownerLetter(letter: LetterFacts, backOffice: string): Letter {
  const note = notes[letter.kind]?.(letter.at);
  return {
    subject: `${titleOf(letter)} (${letter.reference})`,
    preheader: "Somebody has written to the shop.",
    title: titleOf(letter),
    blocks: [
      ...(note ? [{ paragraph: note }] : []),
      { facts: [["Reference", letter.reference], ["Sent on", formatDay(letter.at)], ...factsOf(letter)] },
      { paragraph: "Reply to this email and your answer goes to the person who wrote. Then put the letter away in the back office." },
      { button: "Open the back office", url: backOffice },
    ],
  };
}
