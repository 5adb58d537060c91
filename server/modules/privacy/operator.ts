import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import * as v from "valibot";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { email, isUuid } from "#contracts/fields.ts";
import { type CopyNeeds, copyPerson } from "#server/modules/privacy/copy.ts";
import { type BeginNeeds, beginErasure } from "#server/modules/privacy/erasure.ts";
import { readProgress } from "#server/modules/privacy/requests.ts";
import type { Database } from "#server/platform/database/open.ts";

/** The address that the owner typed, as the tables keep it. `missing`: what is said to anything that is none. */
export function readAddress(typed: string, missing: string): string {
  const read = v.safeParse(email, typed);
  if (!read.success) throw new Failure("invalid", { message: missing });
  return read.output;
}

const known: Readonly<Record<string, string>> = {
  stripe:
    "Stripe keeps the payment and what was typed on its page. Its API can only redact, as a preview: that cannot be undone, loses a dispute, and leaves no refund. Once neither can come any more, ask Stripe to redact this Checkout Session: docs.stripe.com/privacy/redaction.",
  easypost: "EasyPost’s API deletes no shipment, address or tracker. Write to its support, name this shipment, and ask for the recipient’s data to be deleted.",
  mailchimp: "The list no longer stands there. In Mailchimp, find the contact and choose Delete, then Permanently delete.",
};

/** What the owner does where a program cannot. */
export const howByHand = (vendor: string) => known[vendor] ?? `The shop no longer works with ${vendor}. Ask it to delete what it holds under this number.`;

/** For somebody who asked by letter, once the owner is sure who they are. */
export function copyForOwner(needs: CopyNeeds): OperatorBackend["copyPerson"] {
  const copy = copyPerson(needs);
  return async (address) => copy(readAddress(address, "Whose? An email address."));
}

/** For somebody who asked by letter, once the owner is sure who they are. */
export function erasePerson(needs: BeginNeeds): OperatorBackend["erasePerson"] {
  const begin = beginErasure(needs);
  return async (address) => {
    const email = readAddress(address, "Whom? An email address.");
    const id = randomUUID();
    await begin({ id, email, askedBy: "owner", askedAt: needs.now() });
    return id;
  };
}

export function listErasures({ db }: { db: Database }): OperatorBackend["listErasures"] {
  return async () => {
    const { rows } = await sql<{ id: string; askedBy: "person" | "owner" | "restore" }>`
      select e.id, e.asked_by as "askedBy" from erasures e
      order by e.ended_at is null or exists (select from erasure_steps s where s.erasure = e.id and s.outcome = 'by-hand') desc, e.asked_at desc limit 50`.execute(
      db,
    );
    return Promise.all(
      rows.map(async ({ id, askedBy }) => {
        const progress = await readProgress(db, id);
        if (!progress) throw new Error(`erasure ${id} went while it was read`);
        const byHand = await db
          .selectFrom("erasure_steps")
          .select(["holder", "vendor", "subject"])
          .where("erasure", "=", id)
          .where("outcome", "=", "by-hand")
          .orderBy("vendor")
          .orderBy("subject")
          .execute();
        return { ...progress, id, askedBy, steps: byHand.map((step) => ({ ...step, how: howByHand(step.vendor) })) };
      }),
    );
  };
}

/** Whether that was left to the owner, done meanwhile or not. */
const isByHand = (db: Database, erasure: string, subject: string) =>
  db
    .selectFrom("erasure_steps")
    .select("outcome")
    .where("erasure", "=", erasure)
    .where("subject", "=", subject)
    .where("outcome", "in", ["by-hand", "done-by-hand"])
    .executeTakeFirst();

/** Safe to send twice. */
export function settleErasure({ db, now }: { db: Database; now: () => Date }): OperatorBackend["settleErasure"] {
  return async (erasure, subject) => {
    if (!isUuid(erasure) || !(await isByHand(db, erasure, subject)))
      throw new Failure("not-found", { message: "There is no such thing to do. The overview has those that are open." });
    await db
      .updateTable("erasure_steps")
      .set({ outcome: "done-by-hand", settled_at: now() })
      .where("erasure", "=", erasure)
      .where("subject", "=", subject)
      .where("outcome", "=", "by-hand")
      .execute();
  };
}
