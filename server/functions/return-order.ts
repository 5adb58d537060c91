import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/return-order.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import { readRefund } from "#server/orders/read-refund.ts";
import { keepReturn } from "#server/orders/returns/keep-return.ts";
import { readReturn } from "#server/orders/returns/read-return.ts";
import { returnTerms } from "#server/orders/returns/return-terms.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; now: () => Date };

const notSent = "Your tube has not been sent yet, so nothing needs to come back: cancel the order with the button on this page.";
const over = "The 14 days in which this order could be cancelled are over. If something is wrong with the tube you have other rights: please write to us.";
const underWay = "The refund of this order is under way already, so there is nothing to send back for it.";
const neverSent = "This order was never sent, so there is nothing to send back.";

export function returnOrder({ db, sendJob, throttle, now }: Needs): Backend["returnOrder"] {
  return async ({ token }, caller) => {
    await throttle([`return-order:${caller.address}`, limits.address]);
    return db.transaction().execute(async (tx) => {
      const at = now();
      const order = await lockKnownOrder(tx, "id", await openOrderLink(tx, token, at));
      const known = await readReturn(tx, order.id);
      if (known) return { send_by: known.sendBy };
      const refuse = (message: string) => new Failure("conflict", { message });
      if (order.status === "paid") throw refuse(notSent);
      const refund = await readRefund(tx, order.id);
      if (refund && refund.status !== "failed") throw refuse(underWay);
      if (order.status !== "dispatched" && order.status !== "delivered") throw refuse(neverSent);
      const { canReturn } = await returnTerms(tx, { order, hasEnded: false, at });
      if (!canReturn) throw refuse(over);
      return { send_by: await keepReturn(tx, sendJob, order, at) };
    });
  };
}
