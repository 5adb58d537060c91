import { type TakeEventInNeeds, takeEventIn } from "#server/orders/take-event-in.ts";
import type { Payments } from "#server/providers/payments/port.ts";

type Needs = TakeEventInNeeds & { payments: Pick<Payments, "name" | "live" | "readEvent"> };
export type TakePaymentEvent = (rawBody: string, header: (name: string) => string | undefined) => Promise<void>;

/** A provider's signed event. A repeat gets the same answer. Throws `forbidden` for a bad signature, and what taking it in throws. */
export function takePaymentEvent({ payments, ...needs }: Needs): TakePaymentEvent {
  const takeIn = takeEventIn({ payments, ...needs });
  return async (rawBody, header) => takeIn(await payments.readEvent(rawBody, header));
}
