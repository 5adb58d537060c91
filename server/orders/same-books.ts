import type { Order } from "#server/orders/lock-order.ts";
import type { Payments } from "#server/providers/payments/port.ts";

/** Which provider, and which of its accounts and modes, this process talks to. */
export type Books = Pick<Payments, "name" | "account">;

/** Whether an order's payment session stands in the books that this process can ask: else its page is no longer to be shown to anybody. */
export const inSameBooks = ({ payment_provider, payment_account }: Pick<Order, "payment_provider" | "payment_account">, { name, account }: Books): boolean =>
  payment_provider === name && (payment_account === null || payment_account === account);
