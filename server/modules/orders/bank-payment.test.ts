import { afterEach, beforeEach, expect, test } from "vitest";
import { offer } from "#content/catalogue.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";
import { someone } from "#tests/support/fake-payments.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk({ units: 2 });
});
afterEach(() => desk.close());

const asked = (session: string): SessionFacts => ({ ...desk.fake.facts(session), status: "complete", paid: false, paymentId: "pi_1", customer: someone });
const failed = (session: string): SessionFacts => ({ ...asked(session), status: "failed" });
const arrived = (session: string): SessionFacts => ({ ...asked(session), paid: true });
const failedMails = async () => (await desk.mails()).filter((key) => key.startsWith("payment-failed:"));
/** What the page a buyer comes back to says, with the provider telling these facts. */
async function lookAt(session: string, facts: (session: string) => SessionFacts) {
  desk.fake.lie(facts(session));
  const { state } = await desk.getPaymentState({ session }, desk.someCaller());
  desk.fake.lie({});
  return state;
}

test("a bank that takes its time is noted once, whoever tells it and however often", async () => {
  const { id, session } = await desk.placeOrder();
  await Promise.all(Array.from({ length: 20 }, (_, nth) => desk.takeEvent(desk.fake.sessionEvent(asked(session), `evt_${nth % 5}`))));
  expect(await lookAt(session, asked)).toBe("bank-asked");
  expect(await desk.historyOf(id)).toEqual(["awaiting-payment: Order started", "awaiting-payment: Your bank was asked for the money"]);
  expect(await desk.readRow(id)).toMatchObject({ email: someone.email.toLowerCase(), status: "awaiting-payment" });
  expect(await desk.mails()).toEqual([]);
});

test("money that never comes: the order ends, the tube is free, and one mail says so", async () => {
  const { id, session } = await desk.placeOrder();
  await desk.takeEvent(desk.fake.sessionEvent(asked(session)));
  expect(await desk.available()).toBe(1);
  const events = Array.from({ length: 50 }, (_, nth) => desk.fake.sessionEvent(failed(session), `evt_${nth % 7}`));
  // Event, return page and reconciler all know it at once.
  await Promise.all([...events.map((event) => desk.takeEvent(event)), desk.settle(failed(session), "reconciler"), desk.settle(failed(session), "return-page")]);
  expect(await desk.available()).toBe(2);
  expect(await failedMails()).toEqual([`payment-failed:${id}`]);
  expect((await desk.historyOf(id)).at(-1)).toBe("expired: The payment did not go through");
  expect(await lookAt(session, failed)).toBe("failed");
  expect(await desk.readOrder(await desk.makeLink(id), desk.someCaller())).toMatchObject({ status: "expired", paymentStory: "failed", heldUntil: null });
});

test("the hold ends first: the page says so, and the bank's no is still told once", async () => {
  const { id, session } = await desk.placeOrder();
  await desk.takeEvent(desk.fake.sessionEvent(asked(session)));
  desk.fake.lie(asked(session));
  desk.passMinutes(37);
  await desk.endHold({ orderId: id });
  desk.fake.lie({});
  expect(await lookAt(session, asked)).toBe("bank-late");
  expect([await desk.available(), await failedMails()]).toEqual([2, []]);

  for (const source of ["webhook", "return-page", "webhook"] as const) await desk.settle(failed(session), source);
  expect([await desk.available(), await failedMails()]).toEqual([2, [`payment-failed:${id}`]]);
  expect((await desk.historyOf(id)).slice(-2)).toEqual(["expired: The payment time ran out", "expired: The payment did not go through"]);
  expect(await desk.ledgerSum()).toBe(2);
});

test("a lost event: the return page finds the failure by asking, and tells of it as the event would", async () => {
  const { id, session } = await desk.placeOrder();
  desk.passMinutes(40);
  desk.fake.lie(asked(session));
  await desk.endHold({ orderId: id });
  expect(await lookAt(session, failed)).toBe("failed");
  expect(await failedMails()).toEqual([`payment-failed:${id}`]);
});

test("money that comes after the last tube had gone: sorry, on the page and in one mail, and all of it goes back", async () => {
  const { id, session } = await desk.placeOrder();
  await desk.takeEvent(desk.fake.sessionEvent(asked(session)));
  desk.fake.lie(asked(session));
  desk.passMinutes(37);
  await desk.endHold({ orderId: id });
  desk.fake.lie({});
  for (let tubes = 0; tubes < 2; tubes++) await desk.placePaidOrder();
  await Promise.all([desk.settle(arrived(session), "webhook"), desk.settle(arrived(session), "return-page")]);
  expect(await lookAt(session, arrived)).toBe("too-late");
  expect((await desk.mails()).filter((key) => key.endsWith(id))).toEqual([`order-too-late:${id}`]);
  expect(await desk.jobs("refund-payment")).toHaveLength(1);
});

test("a buyer whose bank is still thinking is not sent to pay again", async () => {
  const { session, caller } = await desk.placeOrder();
  await desk.takeEvent(desk.fake.sessionEvent(asked(session)));
  const { url } = await desk.startCheckout({ agreedToTerms: true, offer }, caller);
  expect(url).toBe(`https://shop.example/payment-success?session=${session}`);
  await desk.settle(failed(session), "webhook");
  expect((await desk.startCheckout({ agreedToTerms: true, offer }, caller)).url).not.toBe(url);
});

test("old news of a failure changes nothing about an order that is paid", async () => {
  const { id, session } = await desk.placePaidOrder();
  await desk.settle(failed(session), "webhook");
  await desk.settle(asked(session), "webhook");
  expect([await desk.statusOf(id), await failedMails()]).toEqual(["paid", []]);
});

test("a refund that a bank sent back is called held up, and not refunded", async () => {
  const { id, session, token, caller } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  await desk.refundPayment({ orderId: id });
  expect(await desk.getPaymentState({ session }, caller)).toMatchObject({ state: "refunded" });
  const { provider_id } = await desk.db.selectFrom("refunds").select("provider_id").where("of_order", "=", id).executeTakeFirstOrThrow();
  const amount = { minor: 1500, currency: "GBP" } as const;
  const notice = { kind: "refund-failed", paymentId: `pay_${session}`, refundId: String(provider_id), amount, detail: "it came back" } as const;
  await desk.takeEvent({ id: "evt_back", type: "refund.failed", at: desk.now(), kind: "notice", notice });
  expect(await desk.getPaymentState({ session }, caller)).toMatchObject({ state: "refund-failed" });
});
