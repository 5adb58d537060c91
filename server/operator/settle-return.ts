import type { Kysely } from "kysely";
import * as v from "valibot";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type ReturnOutcome, returnOutcomes } from "#contracts/order.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { inWords } from "#server/orders/dispatch-words.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { londonDay } from "#server/orders/london-day.ts";
import { requestRefund } from "#server/orders/request-refund.ts";
import { readReturn } from "#server/orders/returns/read-return.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

const causes: Record<ReturnOutcome, string> = {
  back: "Your tube is back with us: refund started",
  posted: "You showed us that you sent it back: refund started",
  opened: "The tube came back with its seal broken: no refund",
  "not-back": "The tube was not sent back in time: no refund",
};
const reasons = { back: "Cancelled after dispatch, and the tube is back", posted: "Cancelled after dispatch, with proof of posting" } as const;

/** Ends the cancelling of a sent order, and where the tube is back or was posted starts the refund of the whole price. Safe to send twice. */
export function settleReturn({ db, sendJob, now }: Needs): OperatorBackend["settleReturn"] {
  return (reference, wanted) =>
    db.transaction().execute(async (tx) => {
      if (!v.is(v.picklist(returnOutcomes), wanted)) throw new Failure("invalid", { message: `How did it end? One of: ${returnOutcomes.join(", ")}.` });
      const order = await lockKnownOrder(tx, "reference", reference);
      const known = await readReturn(tx, order.id);
      const at = now();
      if (!known) throw new Failure("conflict", { message: "Nobody has cancelled this order after dispatch. To give money back, use Refund." });
      if (known.outcome === wanted) return order.status;
      if (known.outcome !== null)
        throw new Failure("conflict", { message: `This was settled already: ${causes[known.outcome]}. To give money back, use Refund.` });
      if (wanted === "not-back" && londonDay(at) <= known.sendBy)
        throw new Failure("conflict", { message: `They have until ${inWords(known.sendBy)} to send it, and then it needs its days in the post.` });

      await tx.updateTable("returns").set({ outcome: wanted, settled_at: at }).where("order_id", "=", order.id).execute();
      await addHistory(tx, order.id, { status: order.status, cause: causes[wanted], by: "owner", at });
      if (wanted === "back" || wanted === "posted") await requestRefund(tx, sendJob, order, { reason: reasons[wanted], at });
      if (order.email !== null) await sendMail(tx, sendJob, "return-settled", order.id);
      return order.status;
    });
}
