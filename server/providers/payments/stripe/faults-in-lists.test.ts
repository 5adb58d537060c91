import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStripeDesk, type StripeDesk } from "#tests/support/open-stripe-desk.ts";
import { type Fault, faults } from "#tests/support/stripe/faults.ts";
import type { PlayedEvent } from "#tests/support/stripe/objects.ts";
import { someBuyer } from "#tests/support/stripe/play-stripe.ts";

let desk: StripeDesk;
beforeAll(async () => {
  desk = await openStripeDesk({ units: 200 });
});
afterAll(() => desk.close());

const listingRefunds = /^GET .*refunds/;
const listingEvents = /^GET .*events/;
const failedMails = async (id: string) => (await desk.mails()).filter((key) => key === `payment-failed:${id}`).length;
const takeAll = async () => {
  for (const event of desk.stripe.takeEvents()) await desk.takeEvent(event);
};

describe.each(faults)("Stripe answers with: %s", (fault: Fault) => {
  it("a refund that cannot be looked for is not made blindly, and is made once", async () => {
    const { id, reference, payment_id } = await desk.placePaidOrder();
    await desk.refundOrder(reference, "a test");
    desk.stripe.fail(fault, { on: listingRefunds });
    await expect(desk.makeRefund({ orderId: id })).rejects.toMatchObject({ name: "ProviderUnavailable" });
    expect(desk.stripe.refundsOf(String(payment_id))).toHaveLength(0);
    desk.stripe.mend();
    await Promise.all(Array.from({ length: 5 }, () => desk.makeRefund({ orderId: id }).catch(() => {})));
    expect(desk.stripe.refundsOf(String(payment_id))).toHaveLength(1);
    await takeAll();
    expect(
      await desk.readOrder(
        String((await desk.db.selectFrom("orders").select("payment_session").where("id", "=", id).executeTakeFirstOrThrow()).payment_session),
      ),
    ).toMatchObject({ status: "refunded" });
  });

  it("a refund of the dashboard's, whose event is lost, is found by the next reading of the list", async () => {
    const { session, payment_id } = await desk.placePaidOrder();
    desk.stripe.refund(String(payment_id), 1500);
    desk.stripe.takeEvents();
    desk.passMinutes(3);
    desk.stripe.fail(fault, { on: listingEvents });
    await desk.reconcile();
    expect(await desk.readOrder(session)).toMatchObject({ status: "paid" });
    desk.stripe.mend();
    await desk.reconcile();
    expect(await desk.readOrder(session)).toMatchObject({ status: "refunded" });
    expect(await desk.alerts()).toEqual([]);
  });

  it("a return page that cannot ask about a bank's payment still says what is known, and one mail tells of its end", async () => {
    const { session, id } = await desk.placeOrder();
    desk.stripe.pay(session, someBuyer, { later: true });
    await takeAll();
    desk.stripe.fail(fault, { on: /^GET .*checkout\/sessions/ });
    expect(await desk.getPaymentState({ session }, desk.someCaller())).toMatchObject({ state: "bank-asked" });
    desk.stripe.mend();
    desk.stripe.settle(session, false);
    expect(await desk.getPaymentState({ session }, desk.someCaller())).toMatchObject({ state: "failed" });
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
      const { session, id } = await desk.placeOrder();
      desk.stripe.pay(session, someBuyer, { later: true });
      const [asked] = desk.stripe.takeEvents();
      desk.stripe.settle(session, arrives);
      const [answered] = desk.stripe.takeEvents();
      const tell = { asked, answered } as Record<"asked" | "answered", PlayedEvent>;
      for (const what of order)
        await Promise.all(
          Array.from({ length: 20 }, () => (what === "look" ? desk.getPaymentState({ session }, desk.someCaller()) : desk.takeEvent(tell[what]))),
        );
      expect([order, (await desk.readOrder(session)).status]).toEqual([order, arrives ? "paid" : "expired"]);
      expect(await desk.getPaymentState({ session }, desk.someCaller())).toMatchObject({ state: arrives ? "paid" : "failed" });
      expect([await failedMails(id), (await desk.mails()).filter((key) => key === `order-confirmed:${id}`).length]).toEqual(arrives ? [0, 1] : [1, 0]);
    }
  },
);
