import type { Module } from "#server/modules/module.ts";
import { erasePersonJob } from "#server/modules/privacy/erasure.ts";
import { privacyMails } from "#server/modules/privacy/mails.ts";
import { privacyActions } from "#server/modules/privacy/operator.ts";
import { dataRequests } from "#server/modules/privacy/requests.ts";
import { tidy } from "#server/modules/privacy/retention.ts";
import "#server/modules/privacy/tables.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    "erase-person": { erasure: string };
    /** Deletes what has expired or been kept long enough. */
    tidy: Record<string, never>;
  }
}

/** Copies and erasures of a person's data, and how long data is kept. */
export const privacy = {
  functions: dataRequests,
  operatorActions: privacyActions,
  jobs: [
    { name: "erase-person", run: erasePersonJob },
    { name: "tidy", schedule: "17 * * * *", run: tidy },
  ],
  mails: privacyMails,
} satisfies Module;
