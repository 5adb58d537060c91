import { isFailure } from "#contracts/failure.ts";
import { type TakeEventInNeeds, takeEventIn } from "#server/orders/take-event-in.ts";
import type { MissedEvents, Payments } from "#server/providers/payments/port.ts";

type Needs = TakeEventInNeeds & { payments: Pick<Payments, "name" | "live" | "listEvents"> };

/** Takes in what the provider says it reported and we never heard: a refund made in its dashboard shows nowhere else. */
export function takeMissedEvents({ payments, ...needs }: Needs) {
  const takeIn = takeEventIn({ payments, ...needs });

  return async (asked: Omit<MissedEvents, "pickNew">): Promise<void> => {
    for (const event of await payments.listEvents({ ...asked, pickNew })) await takeIn(event).catch(unlessTooEarly);
  };

  async function pickNew(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await needs.db.selectFrom("payment_events").select("event_id").where("provider", "=", payments.name).where("event_id", "in", ids).execute();
    return new Set(ids).difference(new Set(rows.map(({ event_id }) => event_id)));
  }
}

/** Its payment may still be found; it is looked at again in a minute. */
function unlessTooEarly(error: unknown): void {
  if (!isFailure(error) || error.code !== "conflict") throw error;
}
