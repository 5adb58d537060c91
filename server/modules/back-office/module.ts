import { exportActions } from "#server/modules/back-office/exports.ts";
import { readHealth } from "#server/modules/back-office/health.ts";
import { ownerMails } from "#server/modules/back-office/mails.ts";
import { backOfficeActions } from "#server/modules/back-office/operator.ts";
import { watch } from "#server/modules/back-office/watch.ts";
import type { Module } from "#server/modules/module.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    /** Looks at how the shop stands, and tells the owner of what has become worse. */
    watch: Record<string, never>;
  }
}

/** The shop as a whole: mails, alerts and failed jobs, and what watches over it. */
export const backOffice = {
  operatorActions: (needs) => ({ ...backOfficeActions(needs), ...exportActions(needs), readHealth: () => readHealth(needs) }),
  jobs: [{ name: "watch", schedule: "*/5 * * * *", run: watch }],
  mails: ownerMails,
} satisfies Module;
