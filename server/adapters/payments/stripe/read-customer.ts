import * as v from "valibot";
import { type DeliveryAddress, deliveryAddress, sanitise } from "#contracts/fields.ts";
import type { StripeSession } from "#server/adapters/payments/stripe/session.ts";
import type { Customer } from "#server/ports/payments.ts";

const longest = 100;
const words = (text: string | null) => sanitise(text ?? "").slice(0, longest);

/** In our form where Stripe's is looser than ours; a paid order's address is never dropped, for its owner can still correct it. */
function readDelivery({ collected_information }: StripeSession): DeliveryAddress | null {
  const shipping = collected_information?.shipping_details;
  if (!shipping) return null;
  const { line1, line2, city, state, postal_code } = shipping.address;
  const given = {
    name: words(shipping.name),
    line1: words(line1),
    ...(line2 && { line2: words(line2) }),
    city: words(city),
    ...(state && { county: words(state) }),
    postcode: words(postal_code),
    country: "GB" as const,
  };
  const result = v.safeParse(deliveryAddress, given);
  return result.success ? result.output : given;
}

/** Who paid, and where it goes; null where Stripe does not say who. */
export function readCustomer(session: StripeSession): Customer | null {
  const { email, name } = session.customer_details ?? {};
  if (!email) return null;
  const delivery = readDelivery(session);
  return { email, name: words(name ?? delivery?.name ?? null), delivery };
}
