import type { JSONColumnType } from "kysely";
import type { Money } from "#contracts/money.ts";
import type { ParcelStatus, ShipmentState } from "#contracts/shipment.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** Every requested label. A unique index allows an order one that's neither failed nor voided. */
    shipments: {
      id: string;
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
      parcel: ParcelStatus | null;
      /** When the carrier last reported it, or was last asked. */
      parcel_heard_at: NullableTime;
    };

    label_files: { shipment_id: string; pdf: Buffer; at: Time };

    /** Each carrier event once: its row is written in the transaction that applies it. */
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
