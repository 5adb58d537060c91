import type { JSONColumnType } from "kysely";
import type { Money } from "#contracts/money.ts";
import type { ParcelStatus, ShipmentState } from "#contracts/shipment.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** Every label that was asked for. One an order that is neither failed nor voided, by a unique index. */
    shipments: {
      id: string;
      /** For people. */
      number: string;
      /** null: a specimen that belongs to no order. */
      order_id: string | null;
      order_reference: string;
      provider: string;
      state: ShipmentState;
      recipient: JSONColumnType<PostalAddress> | null;
      vendor_id: string | null;
      rate_id: string | null;
      service: string | null;
      cost_minor: number | null;
      cost_currency: Money["currency"] | null;
      tracking_number: string | null;
      tracking_url: string | null;
      problem: string | null;
      made_at: Time;
      asked_at: NullableTime;
      purchased_at: NullableTime;
      voided_at: NullableTime;
      /** How far its parcel has come; null as long as no carrier has said. */
      parcel: ParcelStatus | null;
      /** When the carrier last spoke of it, or was last asked. */
      parcel_heard_at: NullableTime;
    };

    /** Labels as they are printed. */
    label_files: { shipment_id: string; pdf: Buffer; at: Time };

    /** Every event of a carrier once: the key is written in the transaction of its effect. */
    carrier_events: {
      provider: string;
      event_id: string;
      type: string;
      shipment_id: string | null;
      outcome: string;
      at: Time;
    };
  }
}
