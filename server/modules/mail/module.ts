import type { sendMailJob } from "#server/modules/mail/send.ts";
import type { MailNeeds, Module } from "#server/modules/module.ts";

/** A mail goes on for three days, at last four times an hour: mail servers are away for an evening, and a receipt is owed by law. */
const retry = { retryLimit: 300, retryDelayMax: 900 };

/** Sends what the other modules write. */
export const mail = ({ run, priority }: ReturnType<typeof sendMailJob<MailNeeds>>) =>
  ({
    functions: (needs) => ({ mailsWait: () => needs.quotas.areUsed("mails") }),
    jobs: [{ name: "send-mail", retry, priority, run }],
  }) satisfies Module;
