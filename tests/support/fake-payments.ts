import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "#contracts/failure.ts";
import { PaymentsRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import {
  type Customer,
  type NewSession,
  type PaymentEvent,
  type Payments,
  type ProviderRefund,
  type RefundFacts,
  refundedTotal,
  type SessionFacts,
} from "#server/providers/payments/port.ts";

type Call = "openSession" | "lookUp" | "endSession" | "refund";
type Session = { id: string; url: string; asked: NewSession; facts: SessionFacts };

export const someone: Customer = {
  email: "Ada.O'Brien@example.com",
  name: "Ada O'Brien",
  delivery: { name: "Ada O'Brien", line1: "1 High Street", city: "London", postcode: "SW1A 1AA", country: "GB" },
};

/**
 * A card provider with books of its own, in memory: sessions, payments and refunds, idempotent like a real one.
 * A test can make it pay, go away, act and then go away, or lie.
 */
export function createFakePayments({ now }: { now: () => Date }) {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, ProviderRefund[]>();
  const factsOf = (paymentId: string): RefundFacts => ({ paymentId, refunds: [...(refunds.get(paymentId) ?? [])] });
  const counts: Record<Call, number> = { openSession: 0, lookUp: 0, endSession: 0, refund: 0 };
  /** before: it does not act · after: it acts, and we do not hear of it */
  const busy = new Set<string>();
  let slowness = 0;
  const away = new Map<Call, "before" | "after">();
  let lie: Partial<SessionFacts> = {};
  const listed: PaymentEvent[] = [];
  /** Payments whose refunds it refuses for good. */
  const disputed = new Set<string>();

  async function call<T>(name: Call, act: () => T): Promise<T> {
    counts[name]++;
    if (away.get(name) === "before") throw new ProviderUnavailable("fake");
    const answer = act();
    if (away.get(name) === "after") throw new ProviderUnavailable("fake");
    return answer;
  }
  /** As Stripe: a request with the key of one that's still worked on is refused. */
  async function alone<T>(key: string, name: Call, act: () => T): Promise<T> {
    if (busy.has(key)) throw new ProviderUnavailable("fake");
    busy.add(key);
    if (slowness > 0) await wait(slowness);
    return call(name, act).finally(() => busy.delete(key));
  }
  const find = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`the provider knows no session ${id}`);
    if (session.facts.status === "open" && session.asked.expiresAt <= now()) session.facts.status = "expired";
    return session;
  };
  const tell = (id: string): SessionFacts => ({ ...find(id).facts, ...lie });
  const sessionOf = (orderId: string) => [...sessions.values()].find((session) => session.asked.orderId === orderId);

  const payments: Payments = {
    name: "local",
    live: false,
    account: "fake",
    openSession: (asked) =>
      alone(asked.orderId, "openSession", () => {
        const known = sessionOf(asked.orderId);
        if (known) return { id: known.id, url: known.url, expiresAt: known.asked.expiresAt };
        const id = `cs_${randomUUID().replaceAll("-", "")}`;
        const url = `https://pay.example/${id}`;
        const facts: SessionFacts = {
          sessionId: id,
          orderId: asked.orderId,
          status: "open",
          paid: false,
          paymentId: null,
          total: { ...asked.total },
          live: false,
          customer: null,
        };
        sessions.set(id, { id, url, asked, facts });
        return { id, url, expiresAt: asked.expiresAt };
      }),
    lookUp: (id) => call("lookUp", () => tell(id)),
    endSession: (id) =>
      call("endSession", () => {
        const { facts } = find(id);
        if (facts.status === "open") facts.status = "expired";
        return tell(id);
      }),
    forget: async () => "forgotten",
    refund: ({ paymentId, amount, idempotencyKey }) =>
      call("refund", () => {
        const isKnown = factsOf(paymentId).refunds.some(({ request }) => request === idempotencyKey);
        if (isKnown) return factsOf(paymentId);
        try {
          if (disputed.has(paymentId)) throw new PaymentsRefused("charge_disputed");
          return refundAtProvider(paymentId, amount.minor, idempotencyKey);
        } catch (error) {
          if (error instanceof PaymentsRefused) return { ...factsOf(paymentId), refused: error };
          throw error;
        }
      }),
    async readEvent(rawBody, header) {
      if (header("signature") !== "genuine") throw new Failure("forbidden");
      const event = JSON.parse(rawBody) as PaymentEvent;
      return { ...event, at: new Date(event.at) };
    },
    async listEvents({ since, until, pickNew }) {
      const events = listed.filter(({ at }) => at >= since && at <= until);
      const fresh = await pickNew(events.map(({ id }) => id));
      return events.filter(({ id }) => fresh.has(id));
    },
  };

  /** Money goes back, whoever asked; answers its refunds so far, and the id of this one. Throws where more would go back than came. */
  function refundAtProvider(paymentId: string, minor: number, request: string | null = null): RefundFacts & { refundId: string } {
    const paid = [...sessions.values()].find(({ facts }) => facts.paymentId === paymentId);
    if (!paid) throw new Error(`the provider knows no payment ${paymentId}`);
    const before = factsOf(paymentId);
    if (refundedTotal(before) + minor > paid.asked.total.minor) throw new PaymentsRefused(`more refunded than paid: ${refundedTotal(before) + minor}`);
    const id = `re_${randomUUID()}`;
    refunds.set(paymentId, [...before.refunds, { id, amount: { minor, currency: paid.asked.total.currency }, isBack: false, request }]);
    return { ...factsOf(paymentId), refundId: id };
  }

  return {
    payments,
    counts,
    away,
    disputed,
    factsOf,
    /** Pence that have gone back of a payment. */
    refunded: (paymentId: string) => refundedTotal(factsOf(paymentId)),
    refundAtProvider,
    sessionOf,
    /** What it says it has reported. */
    listed,
    /** The buyer pays; false where the session has ended. Tells nobody. */
    pay(id: string, customer: Customer | null = someone): boolean {
      const { facts } = find(id);
      if (facts.status !== "open") return false;
      Object.assign(facts, { status: "complete", paid: true, paymentId: `pay_${id}`, customer });
      return true;
    },
    /** The facts of a session as they stand, for a test to hand on or alter. */
    facts: tell,
    /** From now on a session takes so many milliseconds to open. */
    slow(milliseconds: number) {
      slowness = milliseconds;
    },
    /** From now on every answer about a session is altered like this. */
    lie(about: Partial<SessionFacts>) {
      lie = about;
    },
    sessionEvent: (facts: SessionFacts, id: string = randomUUID()): PaymentEvent => ({ id, type: "session", at: now(), kind: "session", session: facts }),
    /** A refund comes back from the buyer's bank; answers the event that tells of it. */
    returnRefund(paymentId: string, refundId: string): PaymentEvent {
      refunds.set(
        paymentId,
        factsOf(paymentId).refunds.map((one) => (one.id === refundId ? { ...one, isBack: true } : one)),
      );
      return { id: randomUUID(), type: "refund.failed", at: now(), kind: "refund", refund: factsOf(paymentId) };
    },
    refundEvent: ({ paymentId, refunds }: RefundFacts, id: string = randomUUID()): PaymentEvent => ({
      id,
      type: "refund",
      at: now(),
      kind: "refund",
      refund: { paymentId, refunds },
    }),
  };
}
