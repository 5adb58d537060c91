import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/cancel-order.ts";
import { Failure } from "#contracts/failure.ts";
import { cancelPaid } from "#server/orders/cancel-paid.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; now: () => Date };

const tooLate =
  "Your tube has been sent, so this button no longer cancels the order. Use “Cancel and send it back” instead, within 14 days after it arrives, as long as its seal is unbroken.";
const notPaid = "This order was never paid, so there is nothing to cancel or refund.";

export function cancelOrder({ db, sendJob, throttle, now }: Needs): Backend["cancelOrder"] {
  return async ({ token }, caller) => {
    await throttle([`cancel-order:${caller.address}`, limits.address]);
    return db.transaction().execute(async (tx) => {
      const at = now();
      const order = await lockKnownOrder(tx, "id", await openOrderLink(tx, token, at));
      switch (order.status) {
        case "paid":
          return { status: (await cancelPaid(tx, sendJob, order, { by: "customer", reason: "Cancelled by the customer", at })).status };
        case "cancelled":
        case "refunded":
          return { status: order.status };
        case "dispatched":
        case "delivered":
          throw new Failure("conflict", { message: tooLate });
        default:
          throw new Failure("conflict", { message: notPaid });
      }
    });
  };
}
