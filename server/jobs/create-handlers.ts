import type { Kysely } from "kysely";
import { sendMail } from "#server/mails/send-mail.ts";
import { syncAnalyticsJob } from "#server/modules/analytics/events.ts";
import { watch } from "#server/modules/back-office/watch.ts";
import { tellDelaysJob } from "#server/modules/orders/dispatch-date.ts";
import { endHoldJob } from "#server/modules/orders/expiry.ts";
import { reconcilePaymentsJob } from "#server/modules/orders/reconciliation.ts";
import { refundPaymentJob } from "#server/modules/orders/refunds.ts";
import { erasePersonJob } from "#server/modules/privacy/erasure.ts";
import { tidy } from "#server/modules/privacy/retention.ts";
import type { LabelLinks } from "#server/modules/shipping/label-page.ts";
import { lookUpLabelJob } from "#server/modules/shipping/purchase.ts";
import { reconcileParcelsJob } from "#server/modules/shipping/tracking.ts";
import { voidLabelJob } from "#server/modules/shipping/void.ts";
import { writeToListJob } from "#server/modules/waitlist/invitations.ts";
import type { ListLinks } from "#server/modules/waitlist/links.ts";
import { compareListJob } from "#server/modules/waitlist/reconciliation.ts";
import { forgetMember, pushMembersJob } from "#server/modules/waitlist/sync.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Log } from "#server/platform/log.ts";
import { reportDeadJob } from "#server/platform/queue/dead-jobs.ts";
import type { JobHandlers, SendJob } from "#server/platform/queue/queue.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { deliverCardEvent } from "#server/providers/payments/local/deliver-event.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

type Needs = {
  db: Kysely<Tables>;
  sendJob: SendJob;
  payments: Payments;
  shipping: Shipping;
  labelLinks: LabelLinks;
  listLinks: ListLinks;
  mail: MailCarrier;
  quotas: DailyQuotas;
  analytics: Analytics;
  list: MailingList;
  now: () => Date;
  config: Config;
  log: Log;
  cardSecret: string;
  /** Where the local card provider reports to; null in a process that serves no pages. */
  webhookUrl: string | null;
};

/** What is done for each job, and for one that failed for good. */
export function createHandlers({ webhookUrl, cardSecret, ...needs }: Needs): {
  handlers: Partial<JobHandlers>;
  onDead: (job: { id: string }) => Promise<void>;
} {
  return {
    handlers: {
      "send-mail": sendMail(needs),
      "end-hold": endHoldJob(needs),
      "refund-payment": refundPaymentJob(needs),
      "reconcile-payments": reconcilePaymentsJob(needs),
      ...(webhookUrl && { "deliver-card-event": deliverCardEvent({ ...needs, webhookUrl, secret: cardSecret, fetch: globalThis.fetch }) }),
      "look-up-label": lookUpLabelJob(needs),
      "void-label": voidLabelJob(needs),
      "reconcile-parcels": reconcileParcelsJob(needs),
      "sync-analytics": syncAnalyticsJob(needs),
      "push-members": pushMembersJob(needs),
      "compare-list": compareListJob(needs),
      "forget-member": forgetMember(needs),
      "erase-person": erasePersonJob(needs),
      "write-to-list": writeToListJob(needs),
      "tell-delays": tellDelaysJob(needs),
      tidy: tidy(needs),
      watch: watch(needs),
    },
    onDead: reportDeadJob(needs),
  };
}
