import type { OrderStatus } from "#contracts/order.ts";

/** What may follow what. A late payment is honoured, so an order that ended unpaid can still become paid. */
export const transitions = {
  "awaiting-payment": ["paid", "expired", "cancelled"],
  expired: ["paid"],
  paid: ["dispatched", "cancelled", "refunded"],
  // To paid only where no payment was ever taken: changeStatus checks it.
  cancelled: ["paid", "refunded"],
  dispatched: ["delivered", "refunded"],
  delivered: ["refunded"],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** `wasPaid`: whether any payment has ever been taken for the order. */
export function mayBecome(from: OrderStatus, to: OrderStatus, { wasPaid }: { wasPaid: boolean }): boolean {
  const allowed: readonly OrderStatus[] = transitions[from];
  const paidTwice = from === "cancelled" && to === "paid" && wasPaid;
  return allowed.includes(to) && !paidTwice;
}
