import type { Kysely } from "kysely";
import { catalogue, offer, preOrderTermsVersion } from "#content/catalogue.ts";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { limits } from "#contracts/start-checkout.ts";
import { inWords } from "#server/orders/dispatch-words.ts";
import { endHold } from "#server/orders/end-hold.ts";
import { findRecentPaid } from "#server/orders/find-recent-paid.ts";
import { findViolatedConstraint } from "#server/orders/find-violated-constraint.ts";
import { holdUnit } from "#server/orders/hold-unit.ts";
import type { NetworkCode } from "#server/orders/make-room.ts";
import { openSession } from "#server/orders/open-session.ts";
import { reuseOrder } from "#server/orders/reuse-order.ts";
import { readSale } from "#server/orders/sales.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { Payments } from "#server/providers/payments/port.ts";

type Needs = {
  db: Kysely<Tables>;
  payments: Payments;
  sendJob: SendJob;
  throttle: Throttle;
  networkCode: NetworkCode;
  now: () => Date;
  config: Pick<Config, "PUBLIC_ORIGIN" | "DISPATCH_DATE" | "LEAST_FORM_SECONDS">;
  log: Log;
};

/** Two buyers behind one key would share a payment page, so a key must be too long to be anyone else's. */
const leastKeyLength = 16;
const tries = 3;

const noPageOfOurs =
  "We could not tell whether this came from our page. Please press the button once more. If you see this again, allow cookies for this site: we need one to keep your tube for you.";

const closedUntil = (opens: string) => `Pre-orders are closed just now, and nothing was charged. They open again on ${opens}.`;

const changedOffer = `The price or the Pre-Order Terms have changed since this page was opened. A tube is now ${formatMoney(catalogue.tube.price)}, UK delivery included, under the terms of ${inWords(preOrderTermsVersion)}. Please reload this page, look, and press again.`;

function unlessTaken(error: unknown): undefined {
  if (findViolatedConstraint(error) === undefined) throw error;
}

export function startCheckout(needs: Needs): Backend["startCheckout"] {
  const { db, throttle, now } = needs;
  const open = openSession(needs);
  const hold = holdUnit(needs);
  const reuse = reuseOrder({ ...needs, openSession: open, endHold: endHold(needs) });

  return async ({ another = false, offer: shown }, caller) => {
    if (caller.idempotencyKey !== undefined && caller.idempotencyKey.length < leastKeyLength) {
      throw new Failure("invalid", { message: `An Idempotency-Key has at least ${leastKeyLength} characters.` });
    }
    const found = await reuse(caller);
    if (found) return found;
    const { browser, formAge } = caller;
    if (!another && browser !== undefined && (await findRecentPaid(db, browser, now()))) throw new Failure("already-paid");
    const { availability, opens } = await readSale(needs);
    if (availability === "closed") throw new Failure("sales-closed", opens ? { message: closedUntil(opens) } : {});
    if (availability === "sold-out") throw new Failure("sold-out");
    await throttle([`start-checkout:${caller.address}`, limits.address]);
    // A bare call costs a machine nothing; a page and its cookie tell its holds apart, and make them wait.
    if (browser === undefined || formAge === undefined) throw new Failure("once-more", { message: noPageOfOurs });
    // Nobody agrees to what they were not shown.
    if (shown !== offer) throw new Failure("conflict", { message: changedOffer });

    // A parallel request of the same buyer may win the unique index: then its order is ours too.
    for (let left = tries; left > 0; left--) {
      const order = await hold({ ...caller, browser, formAge }, { another }).catch(unlessTaken);
      if (order) return open(order);
      const theirs = await reuse(caller);
      if (theirs) return theirs;
    }
    throw new Failure("conflict");
  };
}
