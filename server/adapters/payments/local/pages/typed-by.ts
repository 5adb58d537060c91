import type { Typed } from "#server/adapters/payments/local/read-payment-form.ts";
import type { Customer } from "#server/ports/payments.ts";

/** The fields of a buyer who comes back from their bank: all but the card, which was not kept. */
export const typedBy = (customer: Customer | null): Typed =>
  customer
    ? {
        email: customer.email,
        cardName: customer.name,
        deliverTo: customer.delivery?.name ?? "",
        line1: customer.delivery?.line1 ?? "",
        line2: customer.delivery?.line2 ?? "",
        city: customer.delivery?.city ?? "",
        postcode: customer.delivery?.postcode ?? "",
      }
    : {};
