import type Stripe from "stripe";
import * as v from "valibot";
import { askStripe } from "#server/adapters/payments/stripe/ask-stripe.ts";
import { eventTypes } from "#server/adapters/payments/stripe/event-types.ts";
import type { readEvent } from "#server/adapters/payments/stripe/read-event.ts";
import type { PaymentEvent, Payments } from "#server/ports/payments.ts";

const page = v.object({ has_more: v.boolean(), data: v.array(v.looseObject({ id: v.string() })) });
const perPage = 100;
/** More than a shop of this size sells in the time asked about. */
const mostPages = 10;

/** Stripe's own list of what it reported, oldest first. What cannot be read is left out: the webhook says so when it comes. */
export function listEvents(stripe: Stripe, read: ReturnType<typeof readEvent>): Payments["listEvents"] {
  return async (since) => {
    const found: { id: string }[] = [];
    const asked = { types: [...eventTypes], created: { gte: Math.floor(since.getTime() / 1000) }, limit: perPage };
    for (let pages = 0, more = true; more && pages < mostPages; pages++) {
      const after = found.at(-1)?.id;
      const { data, has_more } = await askStripe(page, stripe.events.list({ ...asked, ...(after !== undefined && { starting_after: after }) }));
      found.push(...data);
      more = has_more && data.length > 0;
    }
    const events: PaymentEvent[] = [];
    for (const one of found.reverse()) {
      const event = await read(one).catch(() => undefined);
      if (event) events.push(event);
    }
    return events;
  };
}
