import type { Database } from "#server/platform/database/open.ts";
import { signEvent } from "#server/providers/payments/local/events.ts";
import { cardBooks } from "#server/providers/payments/local/tables.ts";

type Needs = {
  db: Database;
  secret: string;
  /** Where the shop takes events. */
  webhookUrl: string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
};

const timeoutMs = 8_000;

/**
 * Posts an event's stored bytes to the shop under a fresh signature, however often it is asked to.
 * Any answer but 2xx throws, and the queue tries again.
 */
export function deliverCardEvent({ db, secret, webhookUrl, fetch, now }: Needs) {
  return async ({ eventId }: { eventId: string }) => {
    const event = await cardBooks(db).selectFrom("local_card.events").select("body").where("id", "=", eventId).executeTakeFirstOrThrow();
    const response = await fetch(webhookUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "card-signature": signEvent(secret, event.body, now()) },
      body: event.body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the shop answered ${response.status} to card event ${eventId}`);
    await cardBooks(db).updateTable("local_card.events").set({ delivered_at: now() }).where("id", "=", eventId).execute();
  };
}
