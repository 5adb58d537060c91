import * as v from "valibot";
import { shippingDetails } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";

/** What is written on an order's label. */
export const addressOfOrder = (delivery: DeliveryAddress, email: string | null, phone = ""): PostalAddress => ({
  name: delivery.name,
  line1: delivery.line1,
  line2: delivery.line2 ?? "",
  city: delivery.city,
  region: delivery.county ?? "",
  postcode: delivery.postcode,
  country: delivery.country,
  email: email ?? "",
  phone,
});

/** Throws where a carrier could not read it: on order pages any letters are taken. */
export function expectReadable(to: PostalAddress): PostalAddress {
  const { name, line1, line2, city, region } = to;
  const part = v.omit(shippingDetails, ["email", "phone", "postal_code", "country"]);
  if (v.is(part, { name, address1: line1, address2: line2, city, state: region })) return to;
  throw new Failure("conflict", { message: "A carrier can read Latin letters only. Please correct the order's delivery address first." });
}
