import * as v from "valibot";
import { countryCode, email, optionalLine, ownLine } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";

/** Characters. */
const longest = 100;
/** Sorting machines and the people beside them read Latin letters; accents and apostrophes are fine. */
const readable = v.regex(/^(?:\p{Script=Latin}|\P{L})*$/u, "Please use Latin letters: carriers cannot read others");

const required = (missing: string) => v.pipe(ownLine(missing, longest), readable);
const optional = v.optional(v.pipe(optionalLine(longest), readable), "");

const phone = "Please enter a phone number using only digits, spaces and + - ( ), such as +44 1632 960000";

/** Where a parcel goes, anywhere in the world. */
export const shippingDetails = v.strictObject({
  name: required("Please enter the name"),
  email,
  phone: v.optional(v.pipe(optionalLine(longest), v.regex(/^(?:(?:[+() -]*\d){6,}[() -]*)?$/, phone)), ""),
  address1: required("Please enter the first line of the address"),
  address2: optional,
  city: required("Please enter the town or city"),
  postal_code: v.pipe(ownLine("Please enter the postcode", 20), readable),
  state: optional,
  country: countryCode,
});
export type ShippingDetails = v.InferOutput<typeof shippingDetails>;

/** Which of them a form must have; the rest may stay empty. */
export const requiredDetails = ["name", "email", "address1", "city", "postal_code", "country"] as const satisfies (keyof ShippingDetails)[];

/**
 * Makes one specimen of a shipping label. An order's own label is made by the owner alone.
 */
export const input = v.strictObject({
  shipping_details: shippingDetails,
  /** A label for people, and never a key. */
  order_reference: v.pipe(v.string("The order reference is missing"), v.regex(/^ORDER-\d{13}$/, "An order reference is ORDER- and a time in milliseconds")),
  ...guard,
});
export const output = v.strictObject({
  /** For people, such as SHP-7K4M-2Q9X. */
  shipment_id: v.string(),
  tracking_number: v.nullable(v.string()),
  order_reference: v.string(),
  /** A secret link to the PDF. */
  label_url: v.nullable(v.pipe(v.string(), v.url())),
  tracking_url: v.nullable(v.pipe(v.string(), v.url())),
});
export type CreatedShipment = v.InferOutput<typeof output>;
export const limits = { address: { times: 20, minutes: 15 } };
