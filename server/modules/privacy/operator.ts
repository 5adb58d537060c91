import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import * as v from "valibot";
import type { ErasureView, OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { email, isUuid } from "#contracts/fields.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { copyPerson } from "#server/modules/privacy/copy.ts";
import { beginErasure } from "#server/modules/privacy/erasure.ts";
import { countHolding, progressColumns } from "#server/modules/privacy/requests.ts";

/** An address as the owner typed it, in lower case. `missing`: the words for anything else. */
function readAddress(typed: string, missing: string): string {
  const read = v.safeParse(email, typed);
  if (!read.success) throw new Failure("invalid", { message: missing });
  return read.output;
}

/** What to do for vendors that only a person can ask. */
const howByHand: Readonly<Record<string, string>> = {
  stripe:
    "Stripe keeps the payment and what was typed on its page. Wait until there can be no more refund or dispute: once this is done, you can't make the one or defend the other, and it can't be undone. Then ask Stripe to redact this Checkout Session: docs.stripe.com/privacy/redaction.",
  easypost: "EasyPost's API deletes no shipment, address or tracker. Write to its support, name this shipment, and ask for the recipient's data to be deleted.",
  mailchimp: "The list isn't kept there any more. In Mailchimp, find the contact with this address and choose Delete, then Permanently delete.",
};

/** For people who asked the owner directly, once the owner knows who they are; and for vendors that only a person can ask. */
export function privacyActions(needs: ModuleNeeds) {
  const { db, now } = needs;
  return {
    readHolding: async (address) => countHolding(db, readAddress(address, "Please give an email address."), now()),
    copyPerson: async (address) => copyPerson(needs, readAddress(address, "Please give an email address.")),

    async erasePerson(address) {
      const id = randomUUID();
      await beginErasure(needs, { id, email: readAddress(address, "Please give an email address."), askedBy: "owner", askedAt: now() });
      return id;
    },

    async listErasures() {
      const { rows } = await sql<Omit<ErasureView, "manualTasks">>`
        select e.id, e.asked_by as "askedBy", ${progressColumns} from erasures e
        order by e.ended_at is null or exists (select from erasure_tasks t where t.erasure = e.id and t.outcome = 'by-hand') desc, e.asked_at desc
        limit 50`.execute(db);
      const byHand = await db.selectFrom("erasure_tasks").selectAll().where("outcome", "=", "by-hand").orderBy("vendor").orderBy("subject").execute();
      const gone = (vendor: string) => `The shop no longer works with ${vendor}. Ask it to delete what it holds under this number.`;
      return rows.map((row) => ({
        ...row,
        manualTasks: byHand.flatMap(({ erasure, holder, vendor, subject }) =>
          erasure === row.id ? [{ holder, vendor, subject, how: howByHand[vendor] ?? gone(vendor) }] : [],
        ),
      }));
    },

    async completeErasureTask(erasure, subject) {
      const done = { outcome: "done-by-hand", settled_at: now(), subject: sql<string>`case holder when 'list' then '' else subject end` } as const;
      const task = db
        .updateTable("erasure_tasks")
        .set(done)
        .where(sql<boolean>`(subject = ${subject} or (holder = 'list' and subject = '' and outcome = 'done-by-hand'))`);
      const settled = isUuid(erasure) && (await task.where("erasure", "=", erasure).where("outcome", "in", ["by-hand", "done-by-hand"]).executeTakeFirst());
      if (!settled || settled.numUpdatedRows === 0n)
        throw new Failure("not-found", { message: "That's no longer on the list. The overview shows what's left to do." });
    },
  } satisfies Partial<OperatorBackend>;
}
