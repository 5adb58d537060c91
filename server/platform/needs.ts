import type { Kysely } from "kysely";
import type { Tables } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob, SendJobs } from "#server/platform/queue/queue.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";

export type PlatformNeeds = {
  config: PlatformConfig;
  log: Log;
  now: () => Date;
  db: Kysely<Tables>;
  sendJob: SendJob;
  sendJobs: SendJobs;
  throttle: Throttle;
  quotas: DailyQuotas;
  /** As costly to guess as it is slow: a test has one that costs nothing. */
  hashPassword: (password: string) => Promise<string>;
};
