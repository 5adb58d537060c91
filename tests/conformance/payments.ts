import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import type { Money } from "#contracts/money.ts";
import { type NewSession, type Payments, refundedTotal } from "#server/providers/payments/port.ts";

/** One delivery as it would reach our webhook. */
export type Delivery = { rawBody: string; headers: Record<string, string> };

/** A provider, and the hands that a test needs around it. */
export type ProviderUnderTest = {
  payments: Payments;
  now: () => Date;
  /** Moves the clock of the provider and of whoever reads its events. */
  passTime(seconds: number): void;
  /** Does what a buyer does on the hosted page, as `buyer`. */
  pay(session: { id: string; url: string }): Promise<void>;
  /** The same, and the buyer's bank takes its time. */
  payLater(session: { id: string; url: string }): Promise<void>;
  /** What that bank says in the end. */
  answerLater(session: { id: string; url: string }, answer: { arrives: boolean }): Promise<void>;
  /** Everything the provider has reported since it was last asked, oldest first, freshly signed. */
  takeDeliveries(): Promise<Delivery[]>;
  /** A signature as the provider makes it, for any bytes, time and secret; ours unless said. */
  sign(rawBody: string, options?: { at?: Date; secret?: string }): Record<string, string>;
  close(): Promise<void>;
};

/** Who `pay` pays as: every adapter must give these back. */
export const buyer = {
  email: "ada.obrien@example.com",
  name: "Ada O'Brien",
  delivery: { name: "Grace O'Malley", line1: "1 High Street", city: "London", postcode: "SW1A 1AA", country: "GB" as const },
};

const price: Money = { minor: 1500, currency: "GBP" };

/** The suite that every adapter of the payments port passes. */
export function paymentsConformance(name: string, open: () => Promise<ProviderUnderTest>) {
  describe(`payments: ${name}`, () => {
    let provider: ProviderUnderTest;
    let payments: Payments;
    beforeEach(async () => {
      provider = await open();
      payments = provider.payments;
    });
    afterEach(() => provider.close());

    const asked = (orderId = "order-1"): NewSession => ({
      orderId,
      reference: "EMB-7K4M-2Q9X",
      description: "A tube of warming cream",
      total: price,
      shipsTo: ["GB"],
      termsVersion: "2026-11-21",
      successUrl: "https://shop.example/payment-success?session={SESSION}",
      cancelUrl: "https://shop.example/checkout",
      expiresAt: new Date(provider.now().getTime() + 31 * 60_000),
    });
    const refusal = (work: Promise<unknown>) =>
      work.then(
        (answer) => (typeof answer === "object" && answer !== null && "refused" in answer ? "refused" : "accepted"),
        (error) => (isFailure(error) ? error.code : String(error)),
      );
    const read = ({ rawBody, headers }: Delivery) => payments.readEvent(rawBody, (header) => headers[header.toLowerCase()]);

    async function openPaid() {
      const session = await payments.openSession(asked());
      await provider.pay(session);
      const facts = await payments.lookUp(session.id);
      if (!facts.paymentId) throw new Error("the buyer's payment did not go through");
      return { session, paymentId: facts.paymentId };
    }
    async function paidDelivery() {
      const { session } = await openPaid();
      const [delivery] = await provider.takeDeliveries();
      if (!delivery) throw new Error("the payment was not reported");
      return { session, delivery };
    }

    test("opening a session twice for one order finds the first", async () => {
      const first = await payments.openSession(asked());
      expect(await payments.openSession(asked())).toEqual(first);
      expect((await payments.openSession(asked("order-2"))).id).not.toBe(first.id);
      expect(first.expiresAt.getTime()).toBeGreaterThan(provider.now().getTime());
      expect(URL.canParse(first.url)).toBe(true);
    });

    test("opened ten times at once, an order has one session", async () => {
      const opened = await Promise.all(Array.from({ length: 10 }, () => payments.openSession(asked())));
      expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    });

    test("an open session is not paid and names no buyer", async () => {
      const { id } = await payments.openSession(asked());
      expect(await payments.lookUp(id)).toEqual({
        sessionId: id,
        orderId: "order-1",
        status: "open",
        paid: false,
        paymentId: null,
        total: price,
        live: false,
        customer: null,
      });
    });

    test("a paid session is complete and says who paid, and where it goes", async () => {
      const { session } = await openPaid();
      expect(await payments.lookUp(session.id)).toMatchObject({ status: "complete", paid: true, paymentId: expect.any(String), total: price, customer: buyer });
    });

    test("a session expires by time", async () => {
      const { id } = await payments.openSession(asked());
      provider.passTime(32 * 60);
      expect(await payments.lookUp(id)).toMatchObject({ status: "expired", paid: false });
    });

    test("ending an open session expires it, as often as it is asked", async () => {
      const { id } = await payments.openSession(asked());
      expect(await payments.endSession(id)).toMatchObject({ sessionId: id, status: "expired", paid: false });
      expect(await payments.endSession(id)).toMatchObject({ status: "expired" });
      expect(await payments.lookUp(id)).toMatchObject({ status: "expired" });
    });

    test("ending a paid session answers that it was paid", async () => {
      const { session, paymentId } = await openPaid();
      expect(await payments.endSession(session.id)).toMatchObject({ status: "complete", paid: true, paymentId });
      expect(await payments.lookUp(session.id)).toMatchObject({ status: "complete", paid: true });
    });

    test("a bank that takes its time: done, not paid, and the buyer known; ending it changes nothing", async () => {
      const session = await payments.openSession(asked());
      await provider.payLater(session);
      expect(await payments.lookUp(session.id)).toMatchObject({ status: "complete", paid: false, customer: buyer });
      expect(await payments.endSession(session.id)).toMatchObject({ status: "complete", paid: false });
      provider.passTime(86_400);
      expect(await payments.lookUp(session.id)).toMatchObject({ status: "complete", paid: false });
    });

    test.each([
      [true, "succeeded", { status: "complete", paid: true, paymentId: expect.any(String) }],
      [false, "failed", { status: "failed", paid: false }],
    ])("what it says in the end is reported once (money: %s)", async (arrives, word, facts) => {
      const session = await payments.openSession(asked());
      await provider.payLater(session);
      const [first] = await Promise.all((await provider.takeDeliveries()).map(read));
      expect(first).toMatchObject({ type: "checkout.session.completed", session: { status: "complete", paid: false } });
      await provider.answerLater(session, { arrives });
      const events = await Promise.all((await provider.takeDeliveries()).map(read));
      expect(events).toMatchObject([{ type: `checkout.session.async_payment_${word}`, kind: "session", session: { ...facts, customer: buyer } }]);
      expect(await payments.lookUp(session.id)).toMatchObject({ ...facts, customer: buyer });
    });

    test("an unknown session or payment fails clearly", async () => {
      expect(await refusal(payments.lookUp("cs_test_nobodyopenedthis"))).toBe("not-found");
      expect(await refusal(payments.endSession("cs_test_nobodyopenedthis"))).toBe("not-found");
      expect(await refusal(payments.refund({ paymentId: "pi_test_nobodypaidthis", amount: price, idempotencyKey: "r" }))).toBe("not-found");
    });

    test("a refund is made once a key, whoever asks and however often", async () => {
      const { paymentId } = await openPaid();
      const ask = () => payments.refund({ paymentId, amount: price, idempotencyKey: "refund-1" });
      const refunds = await Promise.all(Array.from({ length: 5 }, ask));
      const made = { id: expect.any(String), amount: price, isBack: false, request: "refund-1" };
      for (const facts of [...refunds, await ask()]) expect(facts).toEqual({ paymentId, refunds: [made] });
      expect(new Set(refunds.map((facts) => facts.refunds[0]?.id)).size).toBe(1);
    });

    test("never more is given back than was paid", async () => {
      const { paymentId } = await openPaid();
      const part: Money = { minor: 1000, currency: "GBP" };
      expect(await refusal(payments.refund({ paymentId, amount: { ...price, minor: 1501 }, idempotencyKey: "a" }))).toBe("refused");
      expect(["refused", "conflict"]).toContain(await refusal(payments.refund({ paymentId, amount: { ...price, minor: -1 }, idempotencyKey: "b" })));
      expect(refundedTotal(await payments.refund({ paymentId, amount: part, idempotencyKey: "c" }))).toBe(1000);
      expect(await refusal(payments.refund({ paymentId, amount: part, idempotencyKey: "d" }))).toBe("refused");
      expect(refundedTotal(await payments.refund({ paymentId, amount: { ...price, minor: 500 }, idempotencyKey: "e" }))).toBe(1500);
    });

    test("ten refunds at once give back what was paid and no more", async () => {
      const { session, paymentId } = await openPaid();
      // Opens the connections first: else they queue for them, and never meet.
      await Promise.all(Array.from({ length: 10 }, () => payments.lookUp(session.id)));
      const third: Money = { minor: 500, currency: "GBP" };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, nth) => refusal(payments.refund({ paymentId, amount: third, idempotencyKey: `part-${nth}` }))),
      );
      expect(answers.filter((answer) => answer === "accepted")).toHaveLength(3);
      expect(answers.filter((answer) => answer === "refused")).toHaveLength(7);
    });

    test("a refund's key cannot be used for another refund", async () => {
      const { paymentId } = await openPaid();
      await payments.refund({ paymentId, amount: { ...price, minor: 500 }, idempotencyKey: "a" });
      expect(await refusal(payments.refund({ paymentId, amount: { ...price, minor: 600 }, idempotencyKey: "a" }))).toBe("conflict");
    });

    test("a payment is reported once, with the facts that a look-up gives", async () => {
      const { session } = await openPaid();
      const events = await Promise.all((await provider.takeDeliveries()).map(read));
      expect(events).toEqual([
        { id: expect.any(String), type: "checkout.session.completed", at: expect.any(Date), kind: "session", session: await payments.lookUp(session.id) },
      ]);
    });

    test("a refund is reported with all that the payment has by then", async () => {
      const { paymentId } = await openPaid();
      await payments.refund({ paymentId, amount: { ...price, minor: 500 }, idempotencyKey: "a" });
      const events = await Promise.all((await provider.takeDeliveries()).map(read));
      await payments.refund({ paymentId, amount: { ...price, minor: 700 }, idempotencyKey: "b" });
      await payments.refund({ paymentId, amount: { ...price, minor: 700 }, idempotencyKey: "b" });
      events.push(...(await Promise.all((await provider.takeDeliveries()).map(read))));
      const totals = events.flatMap((event) => (event.kind === "refund" && event.refund.paymentId === paymentId ? [refundedTotal(event.refund)] : []));
      expect(totals).toEqual([500, 1200]);
    });

    test("an ended session is reported", async () => {
      const { id } = await payments.openSession(asked());
      await payments.endSession(id);
      const [event] = await Promise.all((await provider.takeDeliveries()).map(read));
      expect(event).toMatchObject({ type: "checkout.session.expired", kind: "session", session: { sessionId: id, status: "expired", paid: false } });
    });

    test("the same delivery may come again: it reads the same, and telling is the shop's work", async () => {
      const { delivery } = await paidDelivery();
      expect(await read(delivery)).toEqual(await read(delivery));
    });

    test.each([
      ["no signature", () => ({})],
      ["an empty signature", (genuine: Record<string, string>) => Object.fromEntries(Object.keys(genuine).map((header) => [header, ""]))],
      ["garbage", (genuine: Record<string, string>) => Object.fromEntries(Object.keys(genuine).map((header) => [header, "t=now,v1=zz,,=,v1"]))],
      [
        "an altered signature",
        (genuine: Record<string, string>) => Object.fromEntries(Object.entries(genuine).map(([header, value]) => [header, flipLast(value)])),
      ],
    ])("an event with %s is refused", async (_what, forge) => {
      const { delivery } = await paidDelivery();
      expect(await refusal(read({ ...delivery, headers: forge(delivery.headers) }))).toBe("forbidden");
      expect(await refusal(read(delivery))).toBe("accepted");
    });

    test("an event signed with another secret, or for another body, is refused", async () => {
      const { delivery } = await paidDelivery();
      const altered = delivery.rawBody.replace("1500", "1501");
      expect(altered).not.toBe(delivery.rawBody);
      expect(await refusal(read({ ...delivery, headers: provider.sign(delivery.rawBody, { secret: "another-secret" }) }))).toBe("forbidden");
      expect(await refusal(read({ ...delivery, headers: provider.sign(delivery.rawBody, { secret: "" }) }))).toBe("forbidden");
      expect(await refusal(read({ ...delivery, rawBody: altered }))).toBe("forbidden");
      expect(await refusal(read({ ...delivery, rawBody: `${delivery.rawBody} ` }))).toBe("forbidden");
    });

    test("a signature is good for five minutes, and none from the future is", async () => {
      const { delivery } = await paidDelivery();
      const signedAgo = (seconds: number) =>
        read({ ...delivery, headers: provider.sign(delivery.rawBody, { at: new Date(provider.now().getTime() - seconds * 1000) }) });
      expect(await refusal(signedAgo(295))).toBe("accepted");
      expect(await refusal(signedAgo(305))).toBe("forbidden");
      expect(await refusal(signedAgo(-305))).toBe("forbidden");
    });

    test("an event of a kind we do not know is read as such", async () => {
      const { delivery } = await paidDelivery();
      const rawBody = delivery.rawBody.replace('"checkout.session.completed"', '"something.new"');
      expect(await read({ rawBody, headers: provider.sign(rawBody) })).toMatchObject({ kind: "other", type: "something.new" });
    });

    test("a good signature on garbage is invalid", async () => {
      for (const rawBody of ["", "no json", "null", "[]", "{}"]) expect(await refusal(read({ rawBody, headers: provider.sign(rawBody) }))).toBe("invalid");
    });
  });
}

const flipLast = (text: string) => text.slice(0, -1) + (text.endsWith("0") ? "1" : "0");
