import * as v from "valibot";
import { unnamed } from "#content/legal/companies.ts";
import { matching, origin } from "#server/platform/settings.ts";
import { vendor } from "#server/providers/vendor.ts";

const api = "https://api.stripe.com";

export const stripe = vendor({
  port: "PAYMENTS",
  name: "stripe",
  settings: {
    STRIPE_SECRET_KEY: matching(/^[rs]k_(test|live)_\w{8,200}$/, "a secret or restricted key, such as sk_live_…"),
    STRIPE_WEBHOOK_SECRET: matching(/^whsec_[\w+/=]{8,200}$/, "a webhook's signing secret, such as whsec_…"),
    STRIPE_URL: v.optional(origin, api),
  },
  required: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  async open({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url }, { now, fetch }) {
    const { createStripePayments } = await import("#server/providers/payments/stripe/create-stripe-payments.ts");
    return createStripePayments({ secretKey, webhookSecret, url, fetch, now });
  },
  // A server that plays Stripe has the page where its API is.
  pageOrigin: ({ STRIPE_URL }) => (STRIPE_URL === api ? "https://checkout.stripe.com" : STRIPE_URL),
  missing: ({ STRIPE_SECRET_KEY, STRIPE_URL }) => [
    ...(/_test_/.test(STRIPE_SECRET_KEY) ? ["STRIPE_SECRET_KEY is a test key: it takes no real money"] : []),
    ...(STRIPE_URL === api ? [] : ["STRIPE_URL is not Stripe's own address"]),
  ],
  // Which of its companies, and where, depends on the owner's own contract with it: whoever chooses it names it here.
  company: {
    name: "Stripe, our payment provider",
    country: unnamed,
    work: "takes your card on its own page. We give it your order's price and reference; you give it your name, email and delivery address",
  },
});
