import type Stripe from "stripe";
import * as v from "valibot";
import { askStripe } from "#server/adapters/payments/stripe/ask-stripe.ts";
import { eventTypes } from "#server/adapters/payments/stripe/event-types.ts";
import type { readEvent } from "#server/adapters/payments/stripe/read-event.ts";
import type { PaymentEvent, Payments } from "#server/ports/payments.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

const page = v.object({ has_more: v.boolean(), data: v.array(v.looseObject({ id: v.string() })) });
const perPage = 100;
/** More than a shop of this size sells in the time asked about. */
const mostPages = 10;

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Stripe's own list of what it reported, oldest first. Only what is new is read, for an event that was written for another version of the API costs a
 * question of its own. What cannot be read is left out: the webhook says so when it comes. Throws `VendorAway` where Stripe does not answer.
 */
export function listEvents(stripe: Stripe, { read, now }: { read: ReturnType<typeof readEvent>; now: () => Date }): Payments["listEvents"] {
  return async ({ since, until, stopAt, pickNew }) => {
    const found: { id: string }[] = [];
    const asked = { types: [...eventTypes], created: { gte: inSeconds(since), lte: inSeconds(until) }, limit: perPage };
    let last: string | undefined;
    for (let pages = 0, more = true; more && pages < mostPages && now() < stopAt; pages++) {
      const { data, has_more } = await askStripe(page, stripe.events.list({ ...asked, ...(last !== undefined && { starting_after: last }) }));
      const fresh = await pickNew(data.map(({ id }) => id));
      found.push(...data.filter(({ id }) => fresh.has(id)));
      last = data.at(-1)?.id;
      more = has_more && data.length > 0;
    }
    const events: PaymentEvent[] = [];
    for (const one of found.reverse()) {
      if (now() >= stopAt) break;
      const event = await read(one).catch(unlessAway);
      if (event) events.push(event);
    }
    return events;
  };
}

function unlessAway(error: unknown): undefined {
  if (error instanceof VendorAway) throw error;
}
