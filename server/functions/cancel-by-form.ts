import type { Backend } from "#contracts/backend.ts";
import { detailsOf } from "#server/correspondence/details-of.ts";
import { type LetterNeeds, takeLetter } from "#server/correspondence/take-letter.ts";

export function cancelByForm(needs: LetterNeeds): Backend["cancelByForm"] {
  const take = takeLetter(needs);
  return ({ name, email, trap, ...fields }, caller) => take({ kind: "cancellation", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
}
