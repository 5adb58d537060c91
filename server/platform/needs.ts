import type { Kysely } from "kysely";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob, SendJobs } from "#server/platform/queue/queue.ts";

export type PlatformNeeds = {
  config: Config;
  log: Log;
  now: () => Date;
  db: Kysely<Tables>;
  sendJob: SendJob;
  sendJobs: SendJobs;
  throttle: Throttle;
  quotas: DailyQuotas;
};
