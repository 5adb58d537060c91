import type { Backend } from "#contracts/backend.ts";
import { detailsOf } from "#server/correspondence/details-of.ts";
import { type LetterNeeds, takeLetter } from "#server/correspondence/take-letter.ts";

export function reportReaction(needs: LetterNeeds): Backend["reportReaction"] {
  const take = takeLetter(needs);
  return ({ name, email, trap, ...fields }, caller) => take({ kind: "reaction", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
}
