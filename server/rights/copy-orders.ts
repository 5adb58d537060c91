import { dispatchWords } from "#server/modules/orders/dispatch.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Each order with its history, the oldest first. */
export async function copyOrders(db: Database, email: string) {
  const orders = await db.selectFrom("orders").selectAll().where("email", "=", email).orderBy("created_at").execute();
  return Promise.all(
    orders.map(async (order) => {
      const history = await db.selectFrom("order_history").select(["at", "status", "cause", "by"]).where("order_id", "=", order.id).orderBy("id").execute();
      const refunds = await db.selectFrom("refunds").selectAll().where("of_order", "=", order.id).orderBy("requested_at").execute();
      const back = await db.selectFrom("returns").selectAll().where("order_id", "=", order.id).executeTakeFirst();
      return {
        reference: order.reference,
        status: order.status,
        product: order.product_name ?? order.product,
        vat_rate_percent: order.vat_rate_percent,
        quantity: order.quantity,
        total_pence: order.total_minor,
        vat_pence: order.vat_minor,
        refunded_pence: order.refunded_minor,
        currency: order.currency,
        placed_at: order.created_at,
        paid_at: order.paid_at,
        bank_asked_at: order.bank_asked_at,
        payment_failed_at: order.payment_failed_at,
        promised_dispatch: dispatchWords(order.dispatch_by),
        agreed_terms_version: order.terms_version,
        name: order.name,
        email: order.email,
        delivery_address: order.delivery,
        payment_provider: order.payment_provider,
        payment_number: order.payment_id,
        history,
        refunds: refunds.map(({ amount_minor, status, reason, requested_at, made_at, provider_id }) => ({
          amount_pence: amount_minor,
          status,
          reason,
          asked_at: requested_at,
          made_at,
          number_at_provider: provider_id,
        })),
        return: back && { told_at: back.told_at, outcome: back.outcome, settled_at: back.settled_at },
      };
    }),
  );
}
