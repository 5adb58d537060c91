import type { Tx } from "#server/platform/database/open.ts";
import type { Customer } from "#server/providers/payments/port.ts";

/** Writes down who pays, and where it goes. */
export async function keepBuyer(tx: Tx, orderId: string, customer: Customer | null): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      email: customer?.email.trim().toLowerCase() ?? null,
      name: customer?.name ?? null,
      delivery: customer?.delivery ? JSON.stringify(customer.delivery) : null,
    })
    .where("id", "=", orderId)
    .execute();
}
