import type { Backend } from "#contracts/backend.ts";
import { detailsOf } from "#server/correspondence/details-of.ts";
import { type LetterNeeds, takeLetter } from "#server/correspondence/take-letter.ts";

export function contactUs(needs: LetterNeeds): Backend["contactUs"] {
  const take = takeLetter(needs);
  return ({ name, email, trap, ...fields }, caller) => take({ kind: "contact", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
}
