import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { company } from "#content/company.ts";
import { orderTable } from "#content/site/back-office/order.ts";
import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { limits as correctAddressLimits } from "#contracts/correct-address.ts";
import { type DeliveryAddress, deliveryAddress } from "#contracts/fields.ts";
import { limits as findOrderLimits, mostOrdersFound } from "#contracts/find-order.ts";
import { readGiven } from "#contracts/operator-forms.ts";
import type { Actor } from "#contracts/order.ts";
import { limits as sendReceiptLimits } from "#contracts/send-receipt.ts";
import {
  changeByLink,
  changeByReference,
  lockKnownOrder,
  type Order,
  type OrderNeeds,
  openOrderLink,
  recordEvent,
  refuse,
} from "#server/modules/orders/state.ts";
import { outdateLabel } from "#server/modules/shipping/void.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { sendMail, sendMailOnce } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

export function findOrder({ db, sendJob, throttle }: OrderNeeds): Backend["findOrder"] {
  return async ({ email, reference }, caller) => {
    await throttle([`find-order:${caller.address}`, findOrderLimits.address], [`find-order:${email}`, findOrderLimits.email, caller.idempotencyKey]);
    await db.transaction().execute(async (tx) => {
      const theirs = tx.selectFrom("orders").select("id").where("paid_at", "is not", null).where("email", "=", email);
      const orders = await (reference ? theirs.where("reference", "=", reference) : theirs.orderBy("paid_at", "desc").limit(mostOrdersFound)).execute();
      // Where there's none, a mail that its job drops: the answer takes as long.
      for (const { id } of orders.length > 0 ? orders : [{ id: randomUUID() }]) await sendMailOnce(tx, sendJob, "order-link", id, caller.idempotencyKey);
    });
    return { success: true };
  };
}

type Correction = Actor & { sendJob: SendJob; address: DeliveryAddress };

/** Of a locked order that may still be changed. A form sent twice is one correction. */
async function changeAddress(tx: Tx, order: Order, { sendJob, address, by, at }: Correction): Promise<void> {
  const delivery = JSON.stringify(address);
  if (isDeepStrictEqual(order.delivery, JSON.parse(delivery))) return;
  await tx.updateTable("orders").set({ delivery }).where("id", "=", order.id).execute();
  const line = await recordEvent(tx, order, { type: "address-corrected" }, { by, at });
  if (order.email !== null) await sendMail(tx, sendJob, "address-corrected", order.id, line);
  await outdateLabel(tx, sendJob, order, at);
}

/** The buyer's own rules, for whoever is rung up by them. */
export function correctAddressOf({ sendJob, ...needs }: OrderNeeds): OperatorBackend["correctAddressOf"] {
  return async (reference, given) => {
    const address = readGiven(deliveryAddress, given);
    await changeByReference(needs, reference, async (tx, order, at) => {
      if (order.status !== "paid") throw refuse(`This order is ${orderTable.statuses[order.status]}, so its address can't be changed.`);
      if (order.dispatch_at !== null) throw refuse("This order is marked as sent. Undo that first, then correct the address.");
      await changeAddress(tx, order, { sendJob, address, by: "owner", at });
    });
  };
}

export function correctAddress({ sendJob, throttle, ...needs }: OrderNeeds): Backend["correctAddress"] {
  return async ({ token, address }, caller) => {
    await throttle([`correct-address:${caller.address}`, correctAddressLimits.address]);
    return changeByLink(needs, token, async (tx, order, at) => {
      const onItsWay = `We're sending your tube right now, to the address below. If that's wrong, write to ${company.email} straight away with the right one.`;
      const over = `It's too late to change this order: it has been sent, cancelled or refunded. If it's on its way to the wrong address, write to ${company.email} straight away.`;
      if (order.status !== "paid" || order.dispatch_at !== null) throw refuse(order.status === "paid" ? onItsWay : over);
      await changeAddress(tx, order, { sendJob, address, by: "customer", at });
      return { success: true };
    });
  };
}

/** Presses within as many minutes ask for one receipt. */
const samePressMinutes = 2;

export function sendReceipt({ db, sendJob, throttle, now }: OrderNeeds): Backend["sendReceipt"] {
  return async ({ token }, caller) => {
    await throttle([`send-receipt:${caller.address}`, sendReceiptLimits.address]);
    const at = now();
    const id = await openOrderLink(db, token, at);
    await throttle([`send-receipt:${id}`, sendReceiptLimits.order]);
    return db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "id", id);
      if (order.paid_at === null || order.email === null) throw refuse("We can't email a receipt: this order wasn't paid, or has no email address.");
      const press = Math.floor(at.getTime() / (samePressMinutes * 60_000));
      await sendMailOnce(tx, sendJob, "order-receipt", order.id, String(press));
      return { success: true };
    });
  };
}
