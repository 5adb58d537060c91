import type { LetterKind } from "#contracts/letter.ts";

export type LetterFacts = {
  reference: string;
  kind: LetterKind;
  name: string;
  email: string;
  details: Record<string, string>;
  suspect: boolean;
  at: Date;
  answeredAt: Date | null;
};

/** What the fields of the forms are called where the owner reads them, in the order they are read. */
const labels: Record<string, string> = {
  topic: "About",
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
};

/** A letter's fields as the owner reads them. */
export const factsOf = ({ name, email, details }: Pick<LetterFacts, "name" | "email" | "details">): [string, string][] => [
  ["From", `${name}\n${email}`],
  ...Object.entries(labels).flatMap(([field, label]): [string, string][] => (details[field] ? [[label, details[field]]] : [])),
];

/** One line for a list or a subject. */
export function titleOf({ kind, details }: Pick<LetterFacts, "kind" | "details">): string {
  if (kind === "contact") return `Message: ${details.topic ?? "other"}`;
  if (kind === "reaction") return details.severity === "serious" ? "SERIOUS skin reaction" : `Skin reaction: ${details.severity ?? "not said"}`;
  return kind === "privacy" ? "Privacy complaint" : `Cancellation form${details.order ? `: ${details.order}` : ""}`;
}
