import type { Backend } from "#contracts/backend.ts";
import { detailsOf } from "#server/correspondence/details-of.ts";
import { type LetterNeeds, takeLetter } from "#server/correspondence/take-letter.ts";
import { askedToCancel, raiseAlert } from "#server/platform/alerts.ts";

/** Nothing is cancelled by itself, for anybody can type anybody's reference: but the order is marked, and the owner asked before it is sent. */
export function cancelByForm(needs: LetterNeeds): Backend["cancelByForm"] {
  const take = takeLetter(needs);
  return async ({ name, email, trap, ...fields }, caller) => {
    const letter = await take({ kind: "cancellation", name, email, details: detailsOf(fields), suspect: Boolean(trap) }, caller);
    if (fields.order && !trap) await markOrder(fields.order, { email, letter: letter.reference });
    return letter;
  };

  function markOrder(reference: string, { email, letter }: { email: string; letter: string }) {
    return needs.db.transaction().execute(async (tx) => {
      const order = await tx.selectFrom("orders").select(["id", "email"]).where("reference", "=", reference).where("status", "=", "paid").executeTakeFirst();
      if (!order) return;
      const same = order.email?.toLowerCase() === email.toLowerCase();
      const detail = `letter ${letter} asks to cancel it, from ${same ? "the address that ordered" : "another address than the one that ordered"}`;
      await raiseAlert(tx, needs.sendJob, { orderId: order.id, kind: askedToCancel, detail, at: needs.now() });
    });
  }
}
