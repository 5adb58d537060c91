import { hash, randomUUID } from "node:crypto";
import type { Generated, JSONColumnType } from "kysely";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { type MessageField, messageLabels } from "#content/site/back-office/messages.ts";
import { titleOfTopic } from "#content/site/contact.ts";
import type { Caller } from "#contracts/backend.ts";
import { type MessageKind, messageKinds, messageLimits } from "#contracts/message.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";
import { addMinutes, utcDay } from "#server/platform/dates.ts";
import { mailsADay } from "#server/platform/limits/throttle.ts";
import { mailKey } from "#server/platform/mail/mails.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    messages: {
      id: string;
      reference: string;
      kind: MessageKind;
      /** Of kind, sender, words and day: sending the same twice keeps one. */
      digest: Buffer;
      name: string;
      email: string;
      details: JSONColumnType<Record<string, string>>;
      /** Somebody, most likely a machine, filled in a field that people do not see. */
      suspect: boolean;
      at: Time;
      /** When it was closed, answered or not. */
      answered_at: NullableTime;
      /** Who of the team sees to it. */
      assignee: Generated<string | null>;
    };
  }
}

/** A form's fields as they are kept: empty ones are left out, a ticked box is "yes". Each has a label, but for the topic, which is in the title. */
export const detailsOf = (fields: { [Name in MessageField | "topic"]?: string | true | undefined }): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value === true ? "yes" : value]] : [])));

export const selectEnquiries = (db: Database) =>
  db.selectFrom("messages").select(["reference", "kind", "name", "email", "details", "suspect", "at", "answered_at as answeredAt"]);

export type EnquiryFacts = Awaited<ReturnType<ReturnType<typeof selectEnquiries>["executeTakeFirstOrThrow"]>>;

export const factsOf = ({ name, email, details }: Pick<EnquiryFacts, "name" | "email" | "details">): [string, string][] => [
  ["From", `${name}\n${email}`],
  ...Object.entries(messageLabels).flatMap(([field, label]): [string, string][] =>
    details[field] ? [[label, field === "asked" ? formatIsoDay(details[field]) : details[field]]] : [],
  ),
];

/** Days that the law gives for looking into a complaint, and for paying back, from when it came. */
export const clockDays = { privacy: 30, cancellation: 14 } as const;

/** In the place of whoever sent a report that stays without them. */
export const erasedSender = { name: "Erased", email: "erased@invalid" } as const;

/** One line for a list or a subject. */
export function titleOf({ kind, details }: Pick<EnquiryFacts, "kind" | "details">): string {
  if (kind === "contact") return `Message: ${titleOfTopic(details.topic)}`;
  if (kind === "reaction") return details.severity === "serious" ? "SERIOUS skin reaction" : `Skin reaction: ${details.severity ?? "not said"}`;
  if (details.request) return `Data request: ${details.request}`;
  return kind === "privacy" ? "Privacy complaint" : `Cancellation form${details.order ? `: ${details.order}` : ""}`;
}

export type NewEnquiry = Pick<EnquiryFacts, "kind" | "name" | "email" | "details" | "suspect">;

/** A press of Back, or a second press of the button, on the same day: the same message. */
const digestOf = ({ kind, name, email, details }: NewEnquiry, at: Date) =>
  hash("sha256", JSON.stringify([kind, name, email, Object.entries(details).sort(), utcDay(at)]), "buffer");

async function findEnquiry(db: Database, message: NewEnquiry, at: Date): Promise<string | undefined> {
  // Past midnight a press is still the same as one of a moment before.
  const digests = [at, addMinutes(at, -60)].map((time) => digestOf(message, time));
  const found = await db.selectFrom("messages").select("reference").where("digest", "in", digests).orderBy("at", "desc").limit(1).executeTakeFirst();
  return found?.reference;
}

/** Keeps a message once: of one that is here already the first reference stands. */
export async function saveEnquiry(db: Database, message: NewEnquiry, at: Date): Promise<{ id: string; reference: string; isNew: boolean }> {
  const id = randomUUID();
  const digest = digestOf(message, at);
  const reference = `${messageKinds[message.kind]}-${randomCode(4)}-${randomCode(4)}`;
  const kept = await db
    .insertInto("messages")
    .values({ ...message, id, reference, digest, details: JSON.stringify(message.details), at })
    .onConflict((same) => same.column("digest").doUpdateSet({ digest }))
    .returning(["id", "reference"])
    .executeTakeFirstOrThrow();
  return { ...kept, isNew: kept.id === id };
}

export type EnquiryNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "throttle" | "now">;
/** Keeps what somebody wrote, and in the same transaction promises two mails, to the owner and to whoever wrote, and does what `also` goes with it. */
export function receiveEnquiry({ db, sendJob, throttle, now }: EnquiryNeeds, also?: (tx: Tx, message: NewEnquiry & { reference: string }) => Promise<void>) {
  return async (message: NewEnquiry, caller: Caller): Promise<{ reference: string }> => {
    await throttle([`message:address:${caller.address}`, messageLimits.address]);
    // Pressed again, because the answer was lost: it is here, and uses up nothing.
    const known = await findEnquiry(db, message, now());
    if (known) return { reference: known };
    // Reactions, complaints and cancellations have the law behind them: a busy network refuses none, and none is set aside, which a browser that fills in too much
    // would cause. Their mails may wait until tomorrow, at a daily quota of their own, and go before all others.
    const isLawful = message.kind !== "contact";
    const suspect = message.suspect && !isLawful;
    await throttle(...(isLawful ? [] : [mailsADay(caller.address)]), [`message:email:${message.email}`, messageLimits.email]);
    return db.transaction().execute(async (tx) => {
      const { id, reference, isNew } = await saveEnquiry(tx, { ...message, suspect }, now());
      if (!isNew || suspect) return { reference };
      const haste = { ...(isLawful && { lawful: true as const }), ...(message.details.severity === "serious" && { urgent: true as const }) };
      await sendJob(tx, "send-mail", { mail: "owner-message", about: id, key: mailKey("owner-message", id), ...haste });
      await sendJob(tx, "send-mail", { mail: "message-received", about: id, key: mailKey("message-received", id), ...(isLawful && { lawful: true }) });
      await also?.(tx, { ...message, reference });
      return { reference };
    });
  };
}
