import { randomBytes } from "node:crypto";
import type { ColumnType, Generated, JSONColumnType, Kysely } from "kysely";
import type { Money } from "#contracts/money.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables, Time } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { Customer } from "#server/providers/payments/port.ts";

/** The provider's own tables, in a schema of their own: no rule of the shop reads them. */
export type CardTables = {
  "local_card.sessions": {
    id: string;
    /** The idempotency key too: one session an order, ever. */
    order_id: string;
    reference: string;
    description: string;
    amount_minor: number;
    currency: Money["currency"];
    success_url: string;
    cancel_url: string;
    status: "open" | "complete" | "expired";
    authenticating: Generated<boolean>;
    payment_id: string | null;
    /** Of a complete session: a bank that takes its time may still send it, or not. */
    money: Generated<"arrived" | "awaited" | "failed">;
    /** Kept while the bank is asked, and once paid. Never a card. */
    customer: JSONColumnType<Customer> | null;
    created_at: Time;
    expires_at: Time;
  };
  "local_card.refunds": { id: string; idempotency_key: string; payment_id: string; amount_minor: number; created_at: Time };
  "local_card.events": { id: string; body: string; created_at: Time; delivered_at: ColumnType<Date | null, Date | undefined, Date> };
};

export type CardNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

export const cardTables = (db: Database) => db.withTables<CardTables>();

/** A test object's id with 192 random bits: a session's id opens its page, so it must not be guessable. */
export const newId = (kind: "cs" | "pi" | "re" | "evt") => `${kind}_test_${randomBytes(24).toString("base64url")}`;
