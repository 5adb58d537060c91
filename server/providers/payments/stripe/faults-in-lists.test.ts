import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStripeFixture, type StripeFixture } from "#tests/support/open-stripe-fixture.ts";
import { someBuyer } from "#tests/support/stripe/fake-stripe.ts";
import type { Fault } from "#tests/support/stripe/faults.ts";
import type { FakeEvent } from "#tests/support/stripe/objects.ts";

let fixture: StripeFixture;
beforeAll(async () => {
  fixture = await openStripeFixture({ units: 200 });
});
afterAll(() => fixture.close());

const listingRefunds = /^GET .*refunds/;
const listingEvents = /^GET .*events/;
const failedMails = async (id: string) => (await fixture.mails()).filter((key) => key === `payment-failed:${id}`).length;
const takeAll = async () => {
  for (const event of fixture.stripe.takeEvents()) await fixture.receiveEvent(event);
};

/** None, one that never comes, and lists that are not whole. That the others are the same to the shop is held in faults.test.ts. */
const ofEachKind: readonly Fault[] = ["500", "silence", "empty, and it acted", "truncated, and it acted"];

describe.each(ofEachKind)("Stripe answers with: %s", (fault) => {
  it("a refund that cannot be looked for is not made blindly, and is made once", async () => {
    const { id, reference, payment_id } = await fixture.placePaidOrder();
    await fixture.refundOrder(reference, "a test");
    fixture.stripe.fail(fault, { on: listingRefunds });
    await expect(fixture.makeRefund({ orderId: id })).rejects.toMatchObject({ name: "ProviderUnavailable" });
    expect(fixture.stripe.refundsOf(String(payment_id))).toHaveLength(0);
    fixture.stripe.mend();
    await Promise.all(Array.from({ length: 5 }, () => fixture.makeRefund({ orderId: id }).catch(() => {})));
    expect(fixture.stripe.refundsOf(String(payment_id))).toHaveLength(1);
    await takeAll();
    expect(
      await fixture.readOrder(
        String((await fixture.db.selectFrom("orders").select("payment_session").where("id", "=", id).executeTakeFirstOrThrow()).payment_session),
      ),
    ).toMatchObject({ status: "refunded" });
  });

  it("a refund of the dashboard's, whose event is lost, is found by the next reading of the list", async () => {
    const { session, payment_id } = await fixture.placePaidOrder();
    fixture.stripe.refund(String(payment_id), 1500);
    fixture.stripe.takeEvents();
    fixture.passMinutes(3);
    fixture.stripe.fail(fault, { on: listingEvents });
    await fixture.reconcile();
    expect(await fixture.readOrder(session)).toMatchObject({ status: "paid" });
    fixture.stripe.mend();
    await fixture.reconcile();
    expect(await fixture.readOrder(session)).toMatchObject({ status: "refunded" });
    expect(await fixture.alerts()).toEqual([]);
  });

  it("a return page that cannot ask about a bank's payment still says what is known, and one mail tells of its end", async () => {
    const { session, id } = await fixture.placeOrder();
    fixture.stripe.pay(session, someBuyer, { later: true });
    await takeAll();
    fixture.stripe.fail(fault, { on: /^GET .*checkout\/sessions/ });
    expect(await fixture.getPaymentState({ session }, fixture.someCaller())).toMatchObject({ state: "bank-asked" });
    fixture.stripe.mend();
    fixture.stripe.settle(session, false);
    expect(await fixture.getPaymentState({ session }, fixture.someCaller())).toMatchObject({ state: "failed" });
    await takeAll();
    expect(await failedMails(id)).toBe(1);
  });
});

/** Every order in which some things can come. */
const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

it.each([true, false])(
  "a bank's payment told in every order, each event twenty times, the return page asking meanwhile (money: %s): one end",
  async (arrives) => {
    for (const order of orders(["asked", "answered", "look"] as const)) {
      const { session, id } = await fixture.placeOrder();
      fixture.stripe.pay(session, someBuyer, { later: true });
      const [asked] = fixture.stripe.takeEvents();
      fixture.stripe.settle(session, arrives);
      const [answered] = fixture.stripe.takeEvents();
      const tell = { asked, answered } as Record<"asked" | "answered", FakeEvent>;
      for (const what of order)
        await Promise.all(
          Array.from({ length: 20 }, () => (what === "look" ? fixture.getPaymentState({ session }, fixture.someCaller()) : fixture.receiveEvent(tell[what]))),
        );
      expect([order, (await fixture.readOrder(session)).status]).toEqual([order, arrives ? "paid" : "expired"]);
      expect(await fixture.getPaymentState({ session }, fixture.someCaller())).toMatchObject({ state: arrives ? "paid" : "failed" });
      expect([await failedMails(id), (await fixture.mails()).filter((key) => key === `order-confirmed:${id}`).length]).toEqual(arrives ? [0, 1] : [1, 0]);
    }
  },
);
