import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/correct-address.ts";
import { Failure } from "#contracts/failure.ts";
import { failShipment } from "#server/modules/shipping/labels.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; now: () => Date };

const tooLate = "This order can no longer be changed: it has been sent, cancelled or refunded.";

export function correctAddress({ db, sendJob, throttle, now }: Needs): Backend["correctAddress"] {
  /** A label that was only asked for is asked for anew; of one that is made the owner hears. */
  async function outdateLabel(tx: Tx, orderId: string, at: Date) {
    const labels = tx.selectFrom("shipments").select(["id", "number", "state"]).where("order_id", "=", orderId);
    const label = await labels.where("state", "not in", ["failed", "voiding", "voided"]).forUpdate().executeTakeFirst();
    if (!label) return;
    if (label.state === "quoted") await failShipment(tx, label.id, ["quoted"], "The delivery address was corrected before this label was bought.");
    else {
      const detail = `the buyer corrected the delivery address after label ${label.number} was made: take it back, and make another`;
      await raiseAlert(tx, sendJob, { orderId, kind: "label-outdated", detail, at });
    }
  }

  return async ({ token, address }, caller) => {
    await throttle([`correct-address:${caller.address}`, limits.address]);
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
      await outdateLabel(tx, order.id, at);
      return { success: true };
    });
  };
}
