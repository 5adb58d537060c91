import { retryAllJobs, retryJob } from "#server/modules/back-office/dead-jobs.ts";
import { listMail, readLateMail, readMail } from "#server/modules/back-office/mailbox.ts";
import { ownerMails } from "#server/modules/back-office/mails.ts";
import { closeEverySession, closeSession, isSession, makeLink, openSession } from "#server/modules/back-office/session.ts";
import { watch } from "#server/modules/back-office/watch.ts";
import type { Module } from "#server/modules/module.ts";
import { listAlerts, resolveAlert } from "#server/platform/alerts.ts";
import { throttleLinks } from "#server/platform/limits/throttle.ts";
import { readDeadJobs } from "#server/platform/queue/dead-jobs.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    /** Looks at how the shop stands, and tells the owner of what has become worse. */
    watch: Record<string, never>;
  }
}

/** The owner's session, and what they see of the shop as a whole. What they do with one subject is that subject's module's. */
export const backOffice = {
  operatorActions: (needs) => ({
    makeLink: makeLink(needs),
    openSession: throttleLinks(needs)(openSession(needs)),
    isSession: isSession(needs),
    closeSession: closeSession(needs),
    closeEverySession: closeEverySession(needs),
    listMail: listMail(needs),
    readMail: readMail(needs),
    readLateMail: () => readLateMail(needs.db, needs.now()),
    listAlerts: listAlerts(needs),
    resolveAlert: resolveAlert(needs),
    listDeadJobs: () => readDeadJobs(needs.db),
    retryJob: retryJob(needs),
    retryAllJobs: retryAllJobs(needs),
  }),

  jobs: [{ name: "watch", schedule: "*/5 * * * *", run: watch }],

  mails: ownerMails,
} satisfies Module;
