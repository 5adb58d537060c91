import { newId } from "#server/adapters/payments/local/new-id.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Database } from "#server/db/open.ts";
import type { Payments } from "#server/ports/payments.ts";

type Needs = { db: Database; now: () => Date; origin: string };

/** One session an order: a repeat finds the first, whatever else it says. */
export function openSession({ db, now, origin }: Needs): Payments["openSession"] {
  return async ({ orderId, reference, description, total, successUrl, cancelUrl, expiresAt }) => {
    const books = cardBooks(db);
    await books
      .insertInto("local_card.sessions")
      .values({
        id: newId("cs"),
        order_id: orderId,
        reference,
        description,
        amount_minor: total.minor,
        currency: total.currency,
        success_url: successUrl,
        cancel_url: cancelUrl,
        status: "open",
        created_at: now(),
        expires_at: expiresAt,
      })
      .onConflict((sameOrder) => sameOrder.column("order_id").doNothing())
      .execute();
    const session = await books.selectFrom("local_card.sessions").select(["id", "expires_at"]).where("order_id", "=", orderId).executeTakeFirstOrThrow();
    return { id: session.id, url: `${origin}/card/${session.id}`, expiresAt: session.expires_at };
  };
}
