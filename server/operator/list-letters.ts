import { type OperatorBackend, shownLetters } from "#contracts/backend.ts";
import { factsOf, titleOf } from "#server/correspondence/letter-facts.ts";
import { selectLetters } from "#server/correspondence/select-letters.ts";
import type { Database } from "#server/platform/database/open.ts";

/** What still waits for an answer; a serious reaction first, then the oldest. What a machine most likely sent comes last. */
export function listLetters({ db }: { db: Database }): OperatorBackend["listLetters"] {
  return async () => {
    const letters = await selectLetters(db)
      .where("answered_at", "is", null)
      .orderBy("suspect")
      .orderBy(({ eb, ref }) => eb(ref("details", "->>").key("severity"), "is not distinct from", "serious"), "desc")
      .orderBy("at")
      .limit(shownLetters + 1)
      .execute();
    return letters.map((letter) => ({ reference: letter.reference, title: titleOf(letter), facts: factsOf(letter), suspect: letter.suspect, at: letter.at }));
  };
}
