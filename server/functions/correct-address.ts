import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/correct-address.ts";
import { Failure } from "#contracts/failure.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import { sendMail } from "#server/orders/send-mail.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; takeFromLimit: TakeFromLimit; now: () => Date };

const tooLate = "This order can no longer be changed: it has been sent, cancelled or refunded.";

export function correctAddress({ db, sendJob, takeFromLimit, now }: Needs): Backend["correctAddress"] {
  return async ({ token, address }, caller) => {
    await takeFromLimit([`correct-address:${caller.address}`, limits.address]);
    return db.transaction().execute(async (tx) => {
      const at = now();
      const order = await lockKnownOrder(tx, "id", await openOrderLink(tx, token, at));
      if (order.status !== "paid") throw new Failure("conflict", { message: tooLate });
      const delivery = JSON.stringify(address);
      // A form sent twice is one correction.
      if (isDeepStrictEqual(order.delivery, JSON.parse(delivery))) return { success: true };

      await tx.updateTable("orders").set({ delivery }).where("id", "=", order.id).execute();
      const line = await addHistory(tx, order.id, { status: order.status, cause: "Delivery address corrected", by: "customer", at });
      if (order.email !== null) await sendMail(tx, sendJob, "address-corrected", order.id, line);
      return { success: true };
    });
  };
}
