import { check } from "#app/ui/forms/read-form.ts";
import { shippingDetails } from "#contracts/create-shipment.ts";

/** The address in a sent form, held against its contract. */
export const readDetails = (form: FormData) =>
  check(shippingDetails, Object.fromEntries(Object.keys(shippingDetails.entries).map((name) => [name, String(form.get(name) ?? "")])));
