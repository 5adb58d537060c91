import type { Kysely } from "kysely";
import { type Settled, type SettleNeeds, type Source, settleIn } from "#server/orders/settle-in.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

export type SettlePayment = (facts: SessionFacts, source: Source) => Promise<Settled>;

/**
 * The one way an order becomes paid, whoever calls, however often, in any order, at the same time.
 * Also ends an order whose session the provider says has expired.
 */
export function settlePayment({ db, ...needs }: SettleNeeds & { db: Kysely<Tables> }): SettlePayment {
  const settle = settleIn(needs);
  return (facts, source) => db.transaction().execute((tx) => settle(tx, facts, source));
}
