import type { MailToSend } from "#server/platform/mail/mails.ts";

/**
 * Every job there is and what it carries: ids only, never a person's data.
 * Jobs run at least once, so each one's effect must be safe to repeat.
 */
export type Jobs = {
  "send-mail": MailToSend;
  /** Gives an unpaid order's unit back once its hold has ended. */
  "end-hold": { orderId: string };
  "refund-payment": { orderId: string };
  /** Asks the provider about open sessions: finds what a lost event missed. */
  "reconcile-payments": Record<string, never>;
  /** The local card provider reporting to us, as a vendor would. */
  "deliver-card-event": { eventId: string };
  /** Asks the carrier what became of a label whose answer we never had. */
  "look-up-label": { shipmentId: string };
  /** Takes back the label of an order that is cancelled. */
  "void-label": { shipmentId: string };
  /** Asks the carrier about parcels under way of which it has not reported. */
  "reconcile-parcels": Record<string, never>;
  /** Sends on to the analytics service what it has not got yet; nothing where we count ourselves. */
  "sync-analytics": Record<string, never>;
  /** Tells the mailing list's home of everyone it has not heard of. */
  "push-members": Record<string, never>;
  /** Goes on with a comparison of both sides; without its number, begins one. */
  "compare-list": { comparison?: string };
  /** Has the mailing list's home delete someone. */
  "forget-member": { id: string };
  /** Goes on with an end to everything kept of somebody. */
  "erase-person": { erasure: string };
  /** Writes to the next group of the list, where the owner has started a run and tubes are free. */
  "write-to-list": Record<string, never>;
  /** Writes to whose tube comes later than promised. */
  "tell-delays": Record<string, never>;
  /** Removes links, sessions and counters that have ended. */
  tidy: Record<string, never>;
  /** Looks at how the shop stands, and tells the owner of what has become worse. */
  watch: Record<string, never>;
};
export type JobName = keyof Jobs;
export type AnyJob = { [N in JobName]: { name: N; data: Jobs[N] } }[JobName];
