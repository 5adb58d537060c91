import { checkSignature } from "#server/adapters/payments/local/check-signature.ts";
import { endSession } from "#server/adapters/payments/local/end-session.ts";
import { readEventBody } from "#server/adapters/payments/local/event-body.ts";
import { forgetSession } from "#server/adapters/payments/local/forget-session.ts";
import { lookUp } from "#server/adapters/payments/local/look-up.ts";
import { openSession } from "#server/adapters/payments/local/open-session.ts";
import type { RecordNeeds } from "#server/adapters/payments/local/record-event.ts";
import { refundPayment } from "#server/adapters/payments/local/refund-payment.ts";
import type { Payments } from "#server/ports/payments.ts";

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
