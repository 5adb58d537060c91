import * as v from "valibot";

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

/** What we read of a shipment; everything else may be there or not. Source: EasyPost's API reference and the types of its library. */
export const easyPostShipment = v.object({
  id: v.pipe(v.string(), v.regex(/^shp_\w{1,80}$/)),
  rates: v.nullish(v.array(rate), []),
  selected_rate: v.nullish(rate, null),
  tracking_code: text,
  refund_status: text,
  messages: v.nullish(v.array(v.object({ message: text })), []),
  postage_label: v.nullish(v.object({ label_url: text, label_pdf_url: text }), null),
  tracker: v.nullish(v.object({ public_url: text }), null),
  to_address: v.nullish(
    v.object({
      verifications: v.nullish(
        v.object({ delivery: v.nullish(v.object({ success: v.boolean(), errors: v.nullish(v.array(v.object({ message: text })), []) }), null) }),
        null,
      ),
    }),
    null,
  ),
});
export type EasyPostShipment = v.InferOutput<typeof easyPostShipment>;

/** Whom a parcel goes to, as EasyPost keeps it: whatever it says of them is theirs to have. */
export const heldRecipient = v.object({ to_address: v.nullish(v.record(v.string(), v.unknown()), null) });
