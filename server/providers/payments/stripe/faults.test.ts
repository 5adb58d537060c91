import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import { createStripePayments } from "#server/providers/payments/stripe/create-stripe-payments.ts";
import { offer } from "#tests/support/offer.ts";
import { openStripeFixture, type StripeFixture } from "#tests/support/open-stripe-fixture.ts";
import { someBuyer, stripeKeys } from "#tests/support/stripe/fake-stripe.ts";
import { type Fault, faults } from "#tests/support/stripe/faults.ts";

let fixture: StripeFixture;
beforeAll(async () => {
  fixture = await openStripeFixture({ units: 100 });
});
afterAll(() => fixture.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "accepted",
    (error) => (isFailure(error) ? error.code : error.name),
  );
const refundOf = (id: string) => fixture.db.selectFrom("refunds").select(["status", "amount_minor"]).where("of_order", "=", id).executeTakeFirstOrThrow();
const creating = /^POST .*checkout\/sessions$/;
const looking = /^GET .*checkout\/sessions/;
const ending = /\/expire$/;
const refunding = /^POST .*refunds/;

describe.each(faults)("Stripe answers with: %s", (fault: Fault) => {
  it("a checkout that cannot be opened is said so, gives its unit back and can be tried again", async () => {
    const free = await fixture.available();
    fixture.stripe.fail(fault, { on: creating, times: 9 });
    expect(await refusal(fixture.startCheckout({ agreedToTerms: true, offer }, fixture.someCaller()))).toBe("payments-away");
    expect(await fixture.available()).toBe(free);
    fixture.stripe.mend();
    const { id, status } = await fixture.placeOrder();
    expect(status).toBe("awaiting-payment");
    expect([...fixture.stripe.sessions.values()].filter((session) => session.client_reference_id === id)).toHaveLength(1);
    // Nobody was shown the key by following a redirect.
    expect(fixture.stripe.elsewhere()).toBe(0);
  });

  it("a return page that cannot ask says to wait, and knows a moment later", async () => {
    const { session } = await fixture.placeOrder();
    fixture.stripe.pay(session, someBuyer);
    fixture.stripe.fail(fault, { on: looking });
    expect(await fixture.getPaymentState({ session }, fixture.someCaller())).toMatchObject({ state: "waiting" });
    expect(await fixture.getPaymentState({ session }, fixture.someCaller())).toMatchObject({ state: "paid" });
  });

  it("a hold ends without Stripe's word, and a payment that nobody told of is found", async () => {
    const { session, id } = await fixture.placeOrder();
    fixture.stripe.pay(session, someBuyer);
    fixture.passMinutes(40);
    fixture.stripe.fail(fault, { on: ending });
    await fixture.endHold({ orderId: id });
    expect(await fixture.readOrder(session)).toMatchObject({ status: "expired" });
    await fixture.endHold({ orderId: id });
    expect(await fixture.readOrder(session)).toMatchObject({ status: "paid", email: someBuyer.email });
  });

  it("a refund is made once, however often it is asked for", async () => {
    const { id, reference, payment_id } = await fixture.placePaidOrder();
    await fixture.refundOrder(reference, "a test");
    fixture.stripe.fail(fault, { on: refunding, times: 2 });
    // The library itself asks again where a connection was cut, so that one of these may succeed.
    for (let tries = 0; tries < 2; tries++) expect(await refusal(fixture.makeRefund({ orderId: id }))).toMatch(/ProviderUnavailable|accepted/);
    fixture.stripe.mend();
    fixture.stripe.forgetKeys();
    await fixture.makeRefund({ orderId: id });
    for (const event of fixture.stripe.takeEvents()) await fixture.receiveEvent(event);
    expect(fixture.stripe.refundsOf(String(payment_id))).toHaveLength(1);
    expect(await refundOf(id)).toEqual({ status: "made", amount_minor: 1500 });
    expect((await fixture.mails()).filter((key) => key === `order-refunded:${id}`)).toHaveLength(1);
  });
});

it("a wrong key is no outage that passes: it is said as it is, without the key", async () => {
  const payments = createStripePayments({
    ...stripeKeys,
    secretKey: "sk_test_another_key",
    url: fixture.stripe.url,
    fetch: globalThis.fetch,
    now: fixture.now,
  });
  await expect(payments.lookUp("cs_test_any")).rejects.toMatchObject({ name: "StripeRefused", message: "Stripe answered 401 StripeAuthenticationError" });
});

it("asked twenty times at once, a refund is made once", async () => {
  const { id, reference, payment_id } = await fixture.placePaidOrder();
  await Promise.all(Array.from({ length: 20 }, () => fixture.refundOrder(reference, "a test")));
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => fixture.makeRefund({ orderId: id })));
  for (const answer of answers) if (answer.status === "rejected") expect(String(answer.reason)).toMatch(/ProviderUnavailable/);
  // As its job does when Stripe was too slow for all of them.
  await fixture.makeRefund({ orderId: id });
  expect(fixture.stripe.refundsOf(String(payment_id))).toHaveLength(1);
  expect(await refundOf(id)).toMatchObject({ status: "made" });
});
