import { type OperatorBackend, shownLetters } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { factsOf, selectEnquiries, titleOf } from "#server/modules/messages/enquiries.ts";
import type { Database } from "#server/platform/database/open.ts";

/** What still waits for an answer; a serious reaction first, then the oldest. What a machine most likely sent comes last. */
export function listEnquiries({ db }: { db: Database }): OperatorBackend["listLetters"] {
  return async () => {
    const letters = await selectEnquiries(db)
      .where("answered_at", "is", null)
      .orderBy("suspect")
      .orderBy(({ eb, ref }) => eb(ref("details", "->>").key("severity"), "is not distinct from", "serious"), "desc")
      .orderBy("at")
      .limit(shownLetters + 1)
      .execute();
    return letters.map((letter) => ({ reference: letter.reference, title: titleOf(letter), facts: factsOf(letter), suspect: letter.suspect, at: letter.at }));
  };
}

/** Puts a letter away once it is answered. Safe to repeat. */
export function closeEnquiry({ db, now }: { db: Database; now: () => Date }): OperatorBackend["closeLetter"] {
  return async (reference) => {
    const found = await db.selectFrom("letters").select("answered_at").where("reference", "=", reference).executeTakeFirst();
    if (!found) throw new Failure("not-found");
    if (!found.answered_at) await db.updateTable("letters").set({ answered_at: now() }).where("reference", "=", reference).execute();
  };
}
