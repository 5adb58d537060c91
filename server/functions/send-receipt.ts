import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/send-receipt.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; now: () => Date };

/** Presses within as many minutes are one wish. */
const sameWishMinutes = 2;

export function sendReceipt({ db, sendJob, throttle, now }: Needs): Backend["sendReceipt"] {
  return async ({ token }, caller) => {
    await throttle([`send-receipt:${caller.address}`, limits.address]);
    const at = now();
    const id = await openOrderLink(db, token, at);
    await throttle([`send-receipt:${id}`, limits.order]);
    return db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "id", id);
      if (order.paid_at === null || order.email === null)
        throw new Failure("conflict", { message: "There is no receipt to send: this order was not paid, or has no email address." });
      const wish = Math.floor(at.getTime() / (sameWishMinutes * 60_000));
      await sendMail(tx, sendJob, "order-receipt", order.id, String(wish));
      return { success: true };
    });
  };
}
