import { createStripePayments } from "#server/providers/payments/stripe/create-stripe-payments.ts";
import { buyer, paymentsConformance } from "#tests/conformance/payments.ts";
import { openFakeStripe, signAsStripe, stripeKeys } from "#tests/support/stripe/fake-stripe.ts";

paymentsConformance("stripe", async () => {
  let at = new Date("2026-11-20T12:00:00.500Z");
  const now = () => at;
  const stripe = await openFakeStripe({ now });
  return {
    payments: createStripePayments({ ...stripeKeys, url: stripe.url, fetch: globalThis.fetch, now }),
    now,
    passTime: (seconds) => {
      at = new Date(at.getTime() + seconds * 1000);
    },
    pay: async ({ id }) => void stripe.pay(id, buyer),
    payLater: async ({ id }) => void stripe.pay(id, buyer, { later: true }),
    answerLater: async ({ id }, { arrives }) => void stripe.settle(id, arrives),
    takeDeliveries: async () =>
      stripe.takeEvents().map((event) => {
        const rawBody = JSON.stringify(event);
        return { rawBody, headers: signAsStripe(rawBody, at) };
      }),
    sign: (rawBody, { at: signedAt = at, secret = stripeKeys.webhookSecret } = {}) => signAsStripe(rawBody, signedAt, secret),
    close: stripe.close,
  };
});
