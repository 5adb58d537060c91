import { formatMoney } from "#contracts/money.ts";
import type { OrderStatus, OrderView } from "#contracts/order.ts";

/** Why an order's label is not made now; null where it is. */
function whyNot(status: OrderStatus, hasAddress: boolean): string | null {
  switch (status) {
    case "paid":
      return hasAddress ? null : "This order has no delivery address yet. It can be added on the order's page.";
    case "dispatched":
    case "delivered":
      return "This order has been sent already.";
    case "cancelled":
    case "refunded":
      return `This order is ${status}, so nothing is sent.`;
    default:
      return "This order is not paid, so nothing is sent.";
  }
}

/** Of an order, what its label's page shows and fills in. */
export function showShippingOrder({ reference, product, quantity, total, status, email, delivery }: OrderView) {
  return {
    reference,
    product,
    quantity,
    total: formatMoney(total),
    whyNot: whyNot(status, delivery !== null),
    details: {
      name: delivery?.name ?? "",
      email,
      phone: "",
      address1: delivery?.line1 ?? "",
      address2: delivery?.line2 ?? "",
      city: delivery?.city ?? "",
      state: delivery?.county ?? "",
      postal_code: delivery?.postcode ?? "",
      country: delivery?.country ?? "GB",
    },
  };
}
export type ShippingOrder = ReturnType<typeof showShippingOrder>;
