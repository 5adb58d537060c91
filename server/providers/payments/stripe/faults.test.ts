import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offer } from "#content/catalogue.ts";
import { isFailure } from "#contracts/failure.ts";
import { createStripePayments } from "#server/providers/payments/stripe/create-stripe-payments.ts";
import { openStripeDesk, type StripeDesk } from "#tests/support/open-stripe-desk.ts";
import { type Fault, faults } from "#tests/support/stripe/faults.ts";
import { someBuyer, stripeKeys } from "#tests/support/stripe/play-stripe.ts";

let desk: StripeDesk;
beforeAll(async () => {
  desk = await openStripeDesk({ units: 100 });
});
afterAll(() => desk.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "accepted",
    (error) => (isFailure(error) ? error.code : error.name),
  );
const refundOf = (id: string) => desk.db.selectFrom("refunds").select(["status", "amount_minor"]).where("of_order", "=", id).executeTakeFirstOrThrow();
const creating = /^POST .*checkout\/sessions$/;
const looking = /^GET .*checkout\/sessions/;
const ending = /\/expire$/;
const refunding = /^POST .*refunds/;

describe.each(faults)("Stripe answers with: %s", (fault: Fault) => {
  it("a checkout that cannot be opened is said so, gives its unit back and can be tried again", async () => {
    const free = await desk.available();
    desk.stripe.fail(fault, { on: creating, times: 9 });
    expect(await refusal(desk.startCheckout({ agreedToTerms: true, offer }, desk.someCaller()))).toBe("payments-away");
    expect(await desk.available()).toBe(free);
    desk.stripe.mend();
    const { id, status } = await desk.placeOrder();
    expect(status).toBe("awaiting-payment");
    expect([...desk.stripe.sessions.values()].filter((session) => session.client_reference_id === id)).toHaveLength(1);
    // Nobody was shown the key by following a redirect.
    expect(desk.stripe.elsewhere()).toBe(0);
  });

  it("a return page that cannot ask says to wait, and knows a moment later", async () => {
    const { session } = await desk.placeOrder();
    desk.stripe.pay(session, someBuyer);
    desk.stripe.fail(fault, { on: looking });
    expect(await desk.getPaymentState({ session }, desk.someCaller())).toMatchObject({ state: "waiting" });
    expect(await desk.getPaymentState({ session }, desk.someCaller())).toMatchObject({ state: "paid" });
  });

  it("a hold ends without Stripe's word, and a payment that nobody told of is found", async () => {
    const { session, id } = await desk.placeOrder();
    desk.stripe.pay(session, someBuyer);
    desk.passMinutes(40);
    desk.stripe.fail(fault, { on: ending });
    await desk.endHold({ orderId: id });
    expect(await desk.readOrder(session)).toMatchObject({ status: "expired" });
    await desk.endHold({ orderId: id });
    expect(await desk.readOrder(session)).toMatchObject({ status: "paid", email: someBuyer.email });
  });

  it("a refund is made once, however often it is asked for", async () => {
    const { id, reference, payment_id } = await desk.placePaidOrder();
    await desk.refundOrder(reference, "a test");
    desk.stripe.fail(fault, { on: refunding, times: 2 });
    // The library itself asks again where a connection was cut, so that one of these may succeed.
    for (let tries = 0; tries < 2; tries++) expect(await refusal(desk.makeRefund({ orderId: id }))).toMatch(/ProviderUnavailable|accepted/);
    desk.stripe.mend();
    desk.stripe.forgetKeys();
    await desk.makeRefund({ orderId: id });
    for (const event of desk.stripe.takeEvents()) await desk.takeEvent(event);
    expect(desk.stripe.refundsOf(String(payment_id))).toHaveLength(1);
    expect(await refundOf(id)).toEqual({ status: "made", amount_minor: 1500 });
    expect((await desk.mails()).filter((key) => key === `order-refunded:${id}`)).toHaveLength(1);
  });
});

it("a wrong key is no outage that passes: it is said as it is, without the key", async () => {
  const payments = createStripePayments({ ...stripeKeys, secretKey: "sk_test_another_key", url: desk.stripe.url, fetch: globalThis.fetch, now: desk.now });
  await expect(payments.lookUp("cs_test_any")).rejects.toMatchObject({ name: "StripeRefused", message: "Stripe answered 401 StripeAuthenticationError" });
});

it("asked twenty times at once, a refund is made once", async () => {
  const { id, reference, payment_id } = await desk.placePaidOrder();
  await Promise.all(Array.from({ length: 20 }, () => desk.refundOrder(reference, "a test")));
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => desk.makeRefund({ orderId: id })));
  for (const answer of answers) if (answer.status === "rejected") expect(String(answer.reason)).toMatch(/ProviderUnavailable/);
  // As its job does when Stripe was too slow for all of them.
  await desk.makeRefund({ orderId: id });
  expect(desk.stripe.refundsOf(String(payment_id))).toHaveLength(1);
  expect(await refundOf(id)).toMatchObject({ status: "made" });
});
