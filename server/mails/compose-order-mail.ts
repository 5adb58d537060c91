import { addressCorrected } from "#server/mails/address-corrected.ts";
import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderMail } from "#server/mails/mails.ts";
import { orderCancelled } from "#server/mails/order-cancelled.ts";
import { orderConfirmed } from "#server/mails/order-confirmed.ts";
import { orderDelayed } from "#server/mails/order-delayed.ts";
import { orderDelivered } from "#server/mails/order-delivered.ts";
import { orderDispatched } from "#server/mails/order-dispatched.ts";
import { orderLink } from "#server/mails/order-link.ts";
import { orderReceipt } from "#server/mails/order-receipt.ts";
import { orderRefunded } from "#server/mails/order-refunded.ts";
import { orderTooLate } from "#server/mails/order-too-late.ts";
import { paymentFailed } from "#server/mails/payment-failed.ts";
import { type OrderFacts, readOrderFacts } from "#server/mails/read-order-facts.ts";
import { returnAsked } from "#server/mails/return-asked.ts";
import { returnSettled } from "#server/mails/return-settled.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

const letters: Record<OrderMail["mail"], (order: OrderFacts, link: string) => Letter> = {
  "order-confirmed": orderConfirmed,
  "order-cancelled": orderCancelled,
  "order-refunded": orderRefunded,
  "order-too-late": orderTooLate,
  "payment-failed": paymentFailed,
  "order-receipt": orderReceipt,
  "return-asked": returnAsked,
  "return-settled": returnSettled,
  "order-link": orderLink,
  "order-dispatched": orderDispatched,
  "order-delivered": orderDelivered,
  "order-delayed": orderDelayed,
  "address-corrected": addressCorrected,
};

/** A pre-order can wait most of a year for its dispatch, and the right to cancel outlives that by weeks. A lost or ended link is mailed anew. */
const days = 400;

export async function composeOrderMail({ db, config, labelLinks, now }: ComposeNeeds, { mail, about }: OrderMail): Promise<Composed | null> {
  const order = await readOrderFacts({ db, labelLinks }, about);
  if (!order) return null;
  const { token } = await makeSecretLink(db, { purpose: "order", subject: order.id, at: now(), minutes: days * 24 * 60 });
  return { to: order.email, letter: letters[mail](order, `${config.PUBLIC_ORIGIN}/order/${token}`) };
}
