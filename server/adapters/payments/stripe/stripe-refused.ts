import type Stripe from "stripe";
import { PaymentsRefused } from "#server/ports/payments-refused.ts";

/** Stripe understood and said no. Its own words stay out of the log: they may quote what was sent. */
export class StripeRefused extends PaymentsRefused {
  override readonly name = "StripeRefused";
  readonly status: number;
  constructor({ statusCode = 0, type, code, param }: Stripe.errors.StripeError) {
    super(`Stripe answered ${[statusCode, type, code, param].filter(Boolean).join(" ")}`);
    this.status = statusCode;
  }
}
