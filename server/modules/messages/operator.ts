import { type OperatorBackend, shownMessages } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { factsOf, selectEnquiries, titleOf } from "#server/modules/messages/enquiries.ts";
import type { Database } from "#server/platform/database/open.ts";

export function messageActions({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** What still waits for an answer; a serious reaction first, then the oldest. What a machine most likely sent comes last. */
    async listMessages() {
      const messages = await selectEnquiries(db)
        .where("answered_at", "is", null)
        .orderBy("suspect")
        .orderBy(({ eb, ref }) => eb(ref("details", "->>").key("severity"), "is not distinct from", "serious"), "desc")
        .orderBy("at")
        .limit(shownMessages + 1)
        .execute();
      return messages.map((message) => {
        const { reference, suspect, at } = message;
        return { reference, title: titleOf(message), facts: factsOf(message), suspect, at };
      });
    },

    /** Safe to repeat. */
    async closeMessage(reference) {
      const found = await db.selectFrom("messages").select("answered_at").where("reference", "=", reference).executeTakeFirst();
      if (!found) throw new Failure("not-found");
      if (!found.answered_at) await db.updateTable("messages").set({ answered_at: now() }).where("reference", "=", reference).execute();
    },
  } satisfies Partial<OperatorBackend>;
}
