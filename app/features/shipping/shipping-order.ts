import { formatMoney } from "#contracts/money.ts";
import type { OrderView } from "#contracts/order.ts";

/** Of an order, what its label's page shows and fills in. */
export function showShippingOrder({ reference, product, quantity, total, status, email, delivery }: OrderView) {
  return {
    reference,
    product,
    quantity,
    total: formatMoney(total),
    /** Whether a label may still be made. */
    open: status === "paid" && delivery !== null,
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
