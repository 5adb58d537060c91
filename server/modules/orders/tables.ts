import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { Actor, OrderEvent, OrderNews, OrderPart, OrderStatus, ReturnOutcome } from "#contracts/order.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    orders: {
      id: string;
      reference: string;
      product: string;
      quantity: number;
      total_minor: number;
      vat_minor: number;
      currency: "GBP";
      status: OrderStatus;
      terms_version: string;
      /** As the catalogue said on the order's day; null in orders of a version that kept none of it. */
      product_name: Generated<string | null>;
      product_description: Generated<string | null>;
      vat_rate_percent: Generated<number | null>;
      /** The day by which it is promised to be sent, such as "2027-03-31"; null where a version before wrote something else. */
      dispatch_by: string | null;
      /** What its buyer was told of a delay: that there is a new day, which is `dispatch_by`, or that there is none yet. */
      delay: Generated<"new-date" | "no-date" | null>;
      dispatch_moved_at: NullableTime;
      /** Marked as sent by the owner: from then on it is, unless that is undone before. Null in every other order. */
      dispatch_at: NullableTime;
      /** SHA-256 of the browser's checkout token; at most one open order each. */
      browser_hash: Buffer | null;
      idempotency_key: string | null;
      /** Whose unpaid hold it is, as a keyed hash; null once it awaits no payment. */
      network: Buffer | null;
      payment_provider: string;
      /** Whose books there, and in which mode (`Payments.account`); null in orders of a version that did not ask. */
      payment_account: Generated<string | null>;
      payment_session: string | null;
      payment_url: string | null;
      payment_id: string | null;
      session_ends_at: NullableTime;
      hold_ends_at: Time;
      email: string | null;
      name: string | null;
      delivery: JSONColumnType<DeliveryAddress> | null;
      /** Reference, name, email and postcode, as the database puts them together. */
      search: GeneratedAlways<string>;
      /** The provider's own total, and what the owner has paid back another way. */
      refunded_minor: Generated<number>;
      created_at: Time;
      paid_at: NullableTime;
      /** When the buyer's bank was asked for money that takes its time. */
      bank_asked_at: NullableTime;
      payment_failed_at: NullableTime;
      /** Paid after its hold had ended, and no tube was left: refunded. */
      paid_too_late: Generated<boolean>;
    };

    /** Every day that was set as the one by which pre-orders are sent; the newest stands. */
    dispatch_dates: {
      day: string;
      set_at: Time;
      /** When the owner said that whoever was promised an earlier day is to be written to. */
      confirmed_at: NullableTime;
      /** Why it is later, in the owner's words to the buyers. */
      reason: string | null;
      /** Why that day can't be kept, in the owner's words to the buyers, should it pass without a new one. */
      late_reason: string | null;
      /** When the settings named it last; null where the owner alone has chosen it. */
      named_at: NullableTime;
      /** Whose the newest choice was, for the version before 0080. */
      by_owner: Generated<boolean>;
      /** Whether whoever was promised an earlier day keeps it: that one was chosen before it began. */
      keeps_earlier: Generated<boolean>;
    };

    /** Days that are to be promised from a moment on, and haven't begun: then they go into `dispatch_dates`. */
    dispatch_starts: { starts_at: Time; day: string; set_at: Time };

    /** Every price that the owner has set, in pence; the newest that has begun stands, and before them the catalogue's. Who set it is in the audit. */
    prices: { starts_at: Time; minor: number; set_at: Time };

    /** How the owner hears of new orders: the newest choice stands. */
    order_news: { chosen_at: Time; choice: OrderNews };

    /** When nobody could order though there were tubes, by the owner's wish. */
    sales_closures: {
      closed_at: Time;
      /** The day on which they open again by themselves; null: when the owner opens them. */
      until: string | null;
      opened_at: NullableTime;
    };

    /** Append-only, and free of personal data. */
    order_history: {
      id: Generated<string>;
      order_id: string;
      status: OrderStatus;
      type: OrderEvent["type"];
      /** The event's own facts, as JSON. `cause`, the same in words, is kept for the version before by a trigger (0034). */
      payload: ColumnType<object, string, never>;
      by: Actor["by"];
      at: Time;
    };

    refunds: {
      id: string;
      of_order: string;
      amount_minor: number;
      reason: string;
      /** failed: the provider made it, and it came back · settled: paid back another way */
      status: "requested" | "made" | "failed" | "settled";
      /** The provider's own, of whoever asked for it; null until it is known. */
      provider_id: string | null;
      requested_at: Time;
      made_at: NullableTime;
      /** When the provider said that it came back. */
      failed_at: NullableTime;
      /** When the owner had it tried again: another stands in its place. */
      retried_at: NullableTime;
    };

    /** What the shop's people note on an order. `author`: as they were called then; null where they came by a link. */
    order_notes: { id: string; order_id: string; words: string; author: string | null; at: Time };

    /** Searches and filters of the orders that one of the team keeps. */
    saved_views: { id: string; person_id: string; name: string; search: string; status: OrderPart | null; created_at: Time };

    /** Mails to an order's buyer that have gone out, by the key of each. What it said, but for secrets, is kept as long as who bought. */
    order_mails: { key: string; order_id: string; mail: string; at: Time; subject: string | null; text: string | null };

    /** Orders that were cancelled after dispatch: told by the customer, settled by the owner. */
    returns: {
      order_id: string;
      told_at: Time;
      outcome: ReturnOutcome | null;
      settled_at: NullableTime;
    };

    stock: {
      product: string;
      available: number;
      /** Which word about it the owner heard last. */
      told: Generated<"in" | "low" | "sold-out">;
    };

    /** Append-only: why the count is what it is. */
    stock_ledger: {
      id: Generated<string>;
      product: string;
      change: number;
      reason: "initial" | "hold" | "release" | "return" | "adjust";
      order_id: string | null;
      note: string | null;
      at: Time;
    };

    /** Every provider event once: the key is written in the transaction of its effect. */
    payment_events: {
      provider: string;
      event_id: string;
      type: string;
      order_id: string | null;
      outcome: string;
      at: Time;
    };
  }
}
