import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { access } from "#server/modules/access/module.ts";
import { analytics } from "#server/modules/analytics/module.ts";
import { assistant } from "#server/modules/assistant/module.ts";
import { backOffice } from "#server/modules/back-office/module.ts";
import { consent } from "#server/modules/consent/consent.ts";
import { location } from "#server/modules/location/location.ts";
import { mail, sendMailJob } from "#server/modules/mail/module.ts";
import { messages } from "#server/modules/messages/module.ts";
import type { MailNeeds, ModuleNeeds, ReceiveEvent } from "#server/modules/module.ts";
import { orders } from "#server/modules/orders/module.ts";
import { actAs } from "#server/modules/people/acting.ts";
import { people } from "#server/modules/people/module.ts";
import { privacy } from "#server/modules/privacy/module.ts";
import { shipping } from "#server/modules/shipping/module.ts";
import { waitlist } from "#server/modules/waitlist/module.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { JobDefinition, JobHandlers } from "#server/platform/queue/queue.ts";

const mails: readonly MailDefinition<MailNeeds>[] = [
  ...orders.mails,
  ...waitlist.mails,
  ...messages.mails,
  ...privacy.mails,
  ...people.mails,
  ...backOffice.mails,
];

export const mailer = sendMailJob(mails);
const mailing = mail(mailer);

export const jobs: readonly JobDefinition<ModuleNeeds>[] = [
  ...mailing.jobs,
  ...orders.jobs,
  ...shipping.jobs,
  ...waitlist.jobs,
  ...privacy.jobs,
  ...analytics.jobs,
  ...backOffice.jobs,
];

export const createHandlers = (needs: ModuleNeeds): Partial<JobHandlers> =>
  Object.fromEntries(jobs.map(({ name, run }) => [name, run(needs)] as const).filter(([, handler]) => handler !== null));

const createOperator = (needs: ModuleNeeds): OperatorBackend => ({
  ...orders.operatorActions(needs),
  ...shipping.operatorActions(needs),
  ...waitlist.operatorActions(needs),
  ...messages.operatorActions(needs),
  ...privacy.operatorActions(needs),
  ...consent.operatorActions(needs),
  ...access.operatorActions(needs),
  ...analytics.operatorActions(needs),
  ...assistant.operatorActions(needs),
  ...people.operatorActions(needs),
  ...backOffice.operatorActions(needs),
  ...mailing.operatorActions(needs),
});

export function createBackend(needs: ModuleNeeds): Backend {
  const acting = { db: needs.db, now: needs.now, operator: createOperator(needs), within: (tx: Tx) => createOperator({ ...needs, db: tx }) };
  // Visitors have no session: theirs is made once, and not for every page.
  const nobody = actAs(acting, null);
  return {
    ...orders.functions(needs),
    ...shipping.functions(needs),
    ...waitlist.functions(needs),
    ...messages.functions(needs),
    ...mailing.functions(needs),
    ...privacy.functions(needs),
    ...access.functions(needs),
    ...analytics.functions(needs),
    ...consent.functions(needs),
    ...location.functions(needs),
    ...assistant.functions(needs),
    ...people.functions(needs),

    operator: actAs(acting, "shell"),
    actAs: async (session) => (session ? actAs(acting, session) : nobody),
  };
}

/** Who takes in which vendor's events. Both may be called local: then it is the card provider that reports. */
export function createReceivers(needs: ModuleNeeds): ReadonlyMap<string, ReceiveEvent> {
  const both = [shipping.webhooks(needs), orders.webhooks(needs)];
  return new Map(both.map(({ vendor, receive }) => [vendor, receive]));
}
