import type { PaymentStory } from "#contracts/order.ts";
import type { Database } from "#server/db/open.ts";
import type { Order } from "#server/orders/lock-order.ts";

type Told = Pick<Order, "id" | "status" | "paid_at" | "bank_asked_at" | "payment_failed_at">;

/** What is out of the ordinary about how an order was paid, or was not. */
export async function readPaymentStory(db: Database, order: Told): Promise<PaymentStory> {
  if (order.paid_at !== null) return (await wasTooLate(db, order)) ? "too-late" : "plain";
  if (order.payment_failed_at !== null) return "failed";
  return order.bank_asked_at === null ? "plain" : "bank-asked";
}

/** Of paid orders the shop itself cancels only those for which no tube was left. */
async function wasTooLate(db: Database, { id, status }: Told): Promise<boolean> {
  if (status !== "cancelled" && status !== "refunded") return false;
  const line = await db
    .selectFrom("order_history")
    .select("id")
    .where("order_id", "=", id)
    .where("status", "=", "cancelled")
    .where("by", "=", "shop")
    .executeTakeFirst();
  return line !== undefined;
}
