import { checkSignature, type RecordNeeds, readEventBody } from "#server/providers/payments/local/events.ts";
import { refundPayment } from "#server/providers/payments/local/refunds.ts";
import { endSession, forgetSession, lookUp, openSession } from "#server/providers/payments/local/sessions.ts";
import type { Payments } from "#server/providers/payments/port.ts";

export type LocalPaymentsNeeds = RecordNeeds & {
  /** Shared with nobody: signs and checks this provider's events. */
  secret: string;
  /** Where the card page is reached: the site's own origin. */
  origin: string;
};

/** A card provider on our own origin: real books, real signatures, no money. */
export function createLocalPayments({ db, sendJob, now, secret, origin }: LocalPaymentsNeeds): Payments {
  return {
    name: "local",
    live: false,
    account: "local",
    openSession: openSession({ db, now, origin }),
    lookUp: lookUp({ db, now }),
    endSession: endSession({ db, sendJob, now }),
    refund: refundPayment({ db, sendJob, now }),
    forget: (sessionId) => forgetSession(db, sessionId),
    async readEvent(rawBody, header) {
      checkSignature({ secret, rawBody, header: header("card-signature"), at: now() });
      return readEventBody(rawBody);
    },
    // Its deliveries are jobs of our own queue, and tried again until they are taken.
    listEvents: async () => [],
  };
}
