import { afterEach, beforeEach, expect, test } from "vitest";
import type { SessionFacts } from "#server/providers/payments/port.ts";
import { someone } from "#tests/support/fake-payments.ts";
import { offer } from "#tests/support/offer.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture({ units: 2 });
});
afterEach(() => fixture.close());

const asked = (session: string): SessionFacts => ({ ...fixture.fake.facts(session), status: "complete", paid: false, paymentId: "pi_1", customer: someone });
const failed = (session: string): SessionFacts => ({ ...asked(session), status: "failed" });
const arrived = (session: string): SessionFacts => ({ ...asked(session), paid: true });
const failedMails = async () => (await fixture.mails()).filter((key) => key.startsWith("payment-failed:"));
/** What the page a buyer comes back to says, with the provider telling these facts. */
async function lookAt(session: string, facts: (session: string) => SessionFacts) {
  fixture.fake.lie(facts(session));
  const { state } = await fixture.getPaymentState({ session }, fixture.someCaller());
  fixture.fake.lie({});
  return state;
}

test("a bank that takes its time is noted once, whoever tells it and however often", async () => {
  const { id, session } = await fixture.placeOrder();
  await Promise.all(Array.from({ length: 20 }, (_, nth) => fixture.receiveEvent(fixture.fake.sessionEvent(asked(session), `evt_${nth % 5}`))));
  expect(await lookAt(session, asked)).toBe("bank-asked");
  expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "awaiting-payment: We asked your bank for the payment"]);
  expect(await fixture.readRow(id)).toMatchObject({ email: someone.email.toLowerCase(), status: "awaiting-payment" });
  expect(await fixture.mails()).toEqual([]);
});

test("money that never comes: the order ends, the tube is free, and one mail says so", async () => {
  const { id, session } = await fixture.placeOrder();
  await fixture.receiveEvent(fixture.fake.sessionEvent(asked(session)));
  expect(await fixture.available()).toBe(1);
  const events = Array.from({ length: 50 }, (_, nth) => fixture.fake.sessionEvent(failed(session), `evt_${nth % 7}`));
  // Event, return page and reconciler all know it at once.
  await Promise.all([
    ...events.map((event) => fixture.receiveEvent(event)),
    fixture.settle(failed(session), "reconciler"),
    fixture.settle(failed(session), "return-page"),
  ]);
  expect(await fixture.available()).toBe(2);
  expect(await failedMails()).toEqual([`payment-failed:${id}`]);
  expect((await fixture.historyOf(id)).at(-1)).toBe("expired: The payment did not go through");
  expect(await lookAt(session, failed)).toBe("failed");
  expect(await fixture.readOrder(await fixture.makeLink(id), fixture.someCaller())).toMatchObject({
    status: "expired",
    paymentStory: "failed",
    heldUntil: null,
  });
});

test("the hold ends first: the page says so, and the bank's no is still told once", async () => {
  const { id, session } = await fixture.placeOrder();
  await fixture.receiveEvent(fixture.fake.sessionEvent(asked(session)));
  fixture.fake.lie(asked(session));
  fixture.passMinutes(37);
  await fixture.endHold({ orderId: id });
  fixture.fake.lie({});
  expect(await lookAt(session, asked)).toBe("bank-late");
  expect([await fixture.available(), await failedMails()]).toEqual([2, []]);

  for (const source of ["webhook", "return-page", "webhook"] as const) await fixture.settle(failed(session), source);
  expect([await fixture.available(), await failedMails()]).toEqual([2, [`payment-failed:${id}`]]);
  expect((await fixture.historyOf(id)).slice(-2)).toEqual(["expired: The payment time ran out", "expired: The payment did not go through"]);
  expect(await fixture.ledgerSum()).toBe(2);
});

test("a lost event: the return page finds the failure by asking, and tells of it as the event would", async () => {
  const { id, session } = await fixture.placeOrder();
  fixture.passMinutes(40);
  fixture.fake.lie(asked(session));
  await fixture.endHold({ orderId: id });
  expect(await lookAt(session, failed)).toBe("failed");
  expect(await failedMails()).toEqual([`payment-failed:${id}`]);
});

test("money that comes after the last tube had gone: sorry, on the page and in one mail, and all of it goes back", async () => {
  const { id, session } = await fixture.placeOrder();
  await fixture.receiveEvent(fixture.fake.sessionEvent(asked(session)));
  fixture.fake.lie(asked(session));
  fixture.passMinutes(37);
  await fixture.endHold({ orderId: id });
  fixture.fake.lie({});
  for (let tubes = 0; tubes < 2; tubes++) await fixture.placePaidOrder();
  await Promise.all([fixture.settle(arrived(session), "webhook"), fixture.settle(arrived(session), "return-page")]);
  expect(await lookAt(session, arrived)).toBe("too-late");
  expect((await fixture.mails()).filter((key) => key.endsWith(id))).toEqual([`order-too-late:${id}`]);
  expect(await fixture.jobs("refund-payment")).toHaveLength(1);
});

test("a buyer whose bank is still thinking is not sent to pay again", async () => {
  const { session, caller } = await fixture.placeOrder();
  await fixture.receiveEvent(fixture.fake.sessionEvent(asked(session)));
  const { url } = await fixture.startCheckout({ agreedToTerms: true, offer }, caller);
  expect(url).toBe(`https://shop.example/payment-success?session=${session}`);
  await fixture.settle(failed(session), "webhook");
  expect((await fixture.startCheckout({ agreedToTerms: true, offer }, caller)).url).not.toBe(url);
});

test("old news of a failure changes nothing about an order that is paid", async () => {
  const { id, session } = await fixture.placePaidOrder();
  await fixture.settle(failed(session), "webhook");
  await fixture.settle(asked(session), "webhook");
  expect([await fixture.statusOf(id), await failedMails()]).toEqual(["paid", []]);
});

test("a refund that a bank sent back is called held up, and not refunded", async () => {
  const { id, session, token, caller } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.getPaymentState({ session }, caller)).toMatchObject({ state: "refunded" });
  const { provider_id } = await fixture.db.selectFrom("refunds").select("provider_id").where("of_order", "=", id).executeTakeFirstOrThrow();
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(provider_id)));
  expect(await fixture.getPaymentState({ session }, caller)).toMatchObject({ state: "refund-failed" });
});
