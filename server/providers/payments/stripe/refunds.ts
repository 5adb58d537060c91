import type Stripe from "stripe";
import { Failure } from "#contracts/failure.ts";
import type { Money } from "#contracts/money.ts";
import { askStripe } from "#server/adapters/payments/stripe/ask-stripe.ts";
import { refund, refunds, type StripeRefund } from "#server/adapters/payments/stripe/refund.ts";
import { StripeRefused } from "#server/adapters/payments/stripe/stripe-refused.ts";
import type { Payments, RefundFacts } from "#server/ports/payments.ts";

const toFacts = (paymentId: string, { id, charge }: StripeRefund): RefundFacts => ({
  paymentId,
  refundId: id,
  refundedTotal: { minor: charge.amount_refunded, currency: charge.currency.toUpperCase() as Money["currency"] },
});

/**
 * Gives money back, once a key. Looked for before it is made, for Stripe forgets an idempotency key after a day, and our own note of the
 * key stays in the refund. Throws `not-found` for an unknown payment, `conflict` for more than is left of it, or a key used before, for another sum
 * or for a refund that came back.
 */
export function refundPayment(stripe: Stripe): Payments["refund"] {
  return async ({ paymentId, amount, idempotencyKey }) => {
    const { data } = await askStripe(refunds, stripe.refunds.list({ payment_intent: paymentId, limit: 100, expand: ["data.charge"] }));
    const known = data.find(({ metadata }) => metadata.request === idempotencyKey);
    if (known && (known.amount !== amount.minor || known.status === "failed" || known.status === "canceled")) throw new Failure("conflict");
    return toFacts(paymentId, known ?? (await make(paymentId, amount, idempotencyKey)));
  };

  async function make(paymentId: string, { minor }: Money, request: string): Promise<StripeRefund> {
    const asked = { payment_intent: paymentId, amount: minor, metadata: { request }, expand: ["charge"] };
    try {
      return await askStripe(refund, stripe.refunds.create(asked, { idempotencyKey: `refund-${request}` }));
    } catch (error) {
      if (error instanceof StripeRefused && error.status === 400) throw new Failure("conflict", { cause: error });
      throw error;
    }
  }
}
