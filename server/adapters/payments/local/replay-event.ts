import { Failure } from "#contracts/failure.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Database } from "#server/db/open.ts";
import type { SendJob } from "#server/jobs/queue.ts";

/** Delivers an event once more: the same bytes under a fresh signature. Throws `not-found` for an unknown event. */
export function replayEvent({ db, sendJob }: { db: Database; sendJob: SendJob }) {
  return async (eventId: string) => {
    const event = await cardBooks(db).selectFrom("local_card.events").select("id").where("id", "=", eventId).executeTakeFirst();
    if (!event) throw new Failure("not-found");
    await sendJob(db, "deliver-card-event", { eventId });
  };
}
