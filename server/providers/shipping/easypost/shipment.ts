import * as v from "valibot";
import { company } from "#content/company.ts";
import { isNorthernIreland } from "#contracts/fields.ts";
import { formatMoney } from "#contracts/money.ts";
import type { NewShipment, PostalAddress } from "#server/providers/shipping/port.ts";

const text = v.nullish(v.string(), null);

const rate = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  carrier: v.string(),
  service: v.string(),
  /** In whole units with two decimals, such as "3.45". */
  rate: v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,2})?$/)),
  currency: v.string(),
});
export type EasyPostRate = v.InferOutput<typeof rate>;

/** The fields of a shipment that we read. Source: EasyPost's API reference and its library's types. */
export const easyPostShipment = v.object({
  id: v.pipe(v.string(), v.regex(/^shp_\w{1,80}$/)),
  rates: v.nullish(v.array(rate), []),
  selected_rate: v.nullish(rate, null),
  tracking_code: text,
  refund_status: text,
  postage_label: v.nullish(v.object({ label_url: text, label_pdf_url: text }), null),
  tracker: v.nullish(v.object({ public_url: text }), null),
  /** Keeps unknown fields: a person's copy shows everything that EasyPost holds. */
  to_address: v.nullish(
    v.looseObject({
      verifications: v.nullish(
        v.object({ delivery: v.nullish(v.object({ success: v.boolean(), errors: v.nullish(v.array(v.object({ message: text })), []) })) }),
      ),
    }),
    null,
  ),
});
export type EasyPostShipment = v.InferOutput<typeof easyPostShipment>;

const ounces = (grams: number) => Math.ceil((grams / 28.349523125) * 10) / 10;
const inches = (millimetres: number) => Math.ceil((millimetres / 25.4) * 10) / 10;

/** Goods to Northern Ireland need parcel data although they stay in the United Kingdom. */
const needsCustoms = ({ country, postcode }: PostalAddress) => country !== "GB" || isNorthernIreland(postcode);

const addressOf = ({ name, line1, line2, city, region, postcode, country, email, phone }: PostalAddress) => ({
  name,
  street1: line1,
  ...(line2 && { street2: line2 }),
  city,
  ...(region && { state: region }),
  zip: postcode,
  country,
  ...(email && { email }),
  ...(phone && { phone }),
});

function customsOf({ contents, parcel }: NewShipment) {
  return {
    contents_type: "merchandise",
    customs_certify: true,
    customs_signer: company.name,
    eel_pfc: "NOEEI 30.37(a)",
    restriction_type: "none",
    non_delivery_option: "return",
    customs_items: [
      {
        description: contents.description,
        quantity: 1,
        value: formatMoney(contents.value).replace(/[^\d.]/g, ""),
        currency: contents.value.currency,
        weight: ounces(parcel.weightGrams),
        hs_tariff_number: contents.tariffNumber,
        origin_country: contents.origin,
      },
    ],
  };
}

/** EasyPost wants ounces and inches. */
export function toParams(shipment: NewShipment) {
  const { id, orderReference, to, parcel } = shipment;
  const { line1, city, postcode, country } = company.dispatchedFrom;
  return {
    shipment: {
      reference: id,
      to_address: { ...addressOf(to), verify: ["delivery"] },
      from_address: { company: company.name, street1: line1, city, zip: postcode, country, email: company.email },
      parcel: { weight: ounces(parcel.weightGrams), length: inches(parcel.lengthMm), width: inches(parcel.widthMm), height: inches(parcel.heightMm) },
      ...(needsCustoms(to) && { customs_info: customsOf(shipment) }),
      options: { label_format: "PDF", label_size: "4x6", print_custom_1: orderReference },
    },
  };
}
