import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { Money } from "#contracts/money.ts";
import type { Forgotten, PaymentsRefused } from "#server/providers/errors.ts";

export type NewSession = {
  /** Our order's id: sent as the idempotency key too, so that a repeat finds the first session. */
  orderId: string;
  reference: string;
  description: string;
  total: Money;
  shipsTo: readonly string[];
  termsVersion: string;
  /** Where the buyer comes back to; `{SESSION}` is replaced by the session's id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type Customer = { email: string; name: string; delivery: DeliveryAddress | null };

export type SessionFacts = {
  sessionId: string;
  orderId: string;
  /** failed: the buyer was done with the page, but their money never came. */
  status: "open" | "complete" | "expired" | "failed";
  paid: boolean;
  paymentId: string | null;
  total: Money;
  live: boolean;
  customer: Customer | null;
};

/** One refund as it stands when it's read. `isBack`: it failed or was called off, so the money is ours again. `request`: our key, where we asked for it. */
export type ProviderRefund = { id: string; amount: Money; isBack: boolean; request: string | null };
/** Every refund of one payment, whoever asked for it. */
export type RefundFacts = { paymentId: string; refunds: readonly ProviderRefund[] };

/** Pence that have gone back. */
export const refundedTotal = ({ refunds }: RefundFacts) => refunds.reduce((sum, { amount, isBack }) => sum + (isBack ? 0 : amount.minor), 0);

/** What an event tells. other: nothing that a rule of ours is about. */
export type PaymentNews =
  | { kind: "session"; session: SessionFacts }
  | { kind: "refund"; refund: RefundFacts }
  /** Only a person can settle it. `detail` says what it's about, and names nobody. */
  | { kind: "dispute"; paymentId: string; detail: string }
  | { kind: "other" };
export type PaymentEvent = { id: string; type: string; at: Date } & PaymentNews;

export type MissedEvents = {
  since: Date;
  until: Date;
  /** What is not read by then is left for the next time. */
  stopAt: Date;
  /** Which of these ids we have not taken in: only those are looked at. */
  pickNew: (ids: string[]) => Promise<ReadonlySet<string>>;
};

/** A hosted card page. Every method may throw `ProviderUnavailable`; asking again is safe, for each call carries an idempotency key. */
export type Payments = {
  name: string;
  /** Whether real money can move: compared with `SessionFacts.live`. */
  live: boolean;
  /** The account and mode at the provider, as a mark that says nothing else: a session of another one cannot be asked about, ended or paid here. */
  account: string;
  openSession(session: NewSession): Promise<{ id: string; url: string; expiresAt: Date }>;
  lookUp(sessionId: string): Promise<SessionFacts>;
  /** Ends an open session; answers what it found, which may be that it was paid. */
  endSession(sessionId: string): Promise<SessionFacts>;
  /** `refused`: why it isn't made and never will be, as of a disputed payment. */
  refund(refund: { paymentId: string; amount: Money; idempotencyKey: string }): Promise<RefundFacts & { refused?: PaymentsRefused }>;
  forget(sessionId: string): Promise<Forgotten>;
  /** Checks the signature on the raw body; throws `Failure("forbidden")` for a missing, bad or stale one. */
  readEvent(rawBody: string, header: (name: string) => string | undefined): Promise<PaymentEvent>;
  /** What the provider has reported by its own list and we do not know, oldest first; none where it goes on reporting until we have it. */
  listEvents(asked: MissedEvents): Promise<PaymentEvent[]>;
};

/** A part of an event whose signature was found good. Throws `invalid` for anything else than it should be. */
export function readEventPart<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (!result.success) throw new Failure("invalid", { cause: new v.ValiError(result.issues) });
  return result.output;
}
