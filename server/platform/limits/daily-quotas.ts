import { sql } from "kysely";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { utcDay } from "#server/platform/dates.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";

type QuotaDefinition = {
  setting: keyof { [K in keyof PlatformConfig as PlatformConfig[K] extends number ? K : never]: true };
  what: string;
  after: string;
};

/** Whatever costs money or room and a stranger can cause: each has a quota a day, over all processes. */
export const quotas = {
  mails: {
    setting: "DAILY_MAILS",
    what: "emails",
    after:
      "Emails to people who join the list or write to us wait until tomorrow, and so do those that tell you of a message: read messages in the back office. Emails about orders and serious skin reactions are sent all the same.",
  },
  /** As many again: whoever sends a thousand of them uses up nobody else's. */
  "lawful-mails": {
    setting: "DAILY_MAILS",
    what: "emails about skin reactions, complaints and cancellations",
    after: "The rest wait until tomorrow: read messages in the back office. Reports of serious skin reactions are sent to you all the same.",
  },
  labels: { setting: "DAILY_LABELS", what: "shipping labels", after: "No more are bought until tomorrow." },
  "parcel-looks": {
    setting: "DAILY_PARCEL_LOOKS",
    what: "questions to the carrier about parcels",
    after: "Until tomorrow, parcels are only updated when the carrier tells us.",
  },
  "assistant-calls": { setting: "ASSISTANT_DAILY_BUDGET", what: "questions to the language model", after: "No more are asked until tomorrow." },
  "geo-calls": { setting: "DAILY_GEO_CALLS", what: "questions to the country service", after: "Visitors choose their country themselves until tomorrow." },
  "kept-events": {
    setting: "DAILY_EVENTS",
    what: "visit events",
    after: "No more visits are counted until tomorrow. Either it's a very busy day, or somebody is faking visits.",
  },
  "analytics-events": { setting: "DAILY_ANALYTICS_EVENTS", what: "events for the analytics service", after: "The rest waits here, and is sent on tomorrow." },
} as const satisfies Record<string, QuotaDefinition>;

export type Quota = keyof typeof quotas;

type Needs = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { config: Pick<PlatformConfig, (typeof quotas)[Quota]["setting"]> };

/** How much may be spent a day (UTC), counted in the database for all processes. Ask before each thing that costs; the owner hears once a day. */
export function createDailyQuotas({ db, sendJob, config, now }: Needs) {
  const mostOf = (quota: Quota) => config[quotas[quota].setting];

  const alertOwner = (quota: Quota, at: Date) =>
    db.transaction().execute(async (tx) => {
      const day = utcDay(at);
      const { numInsertedOrUpdatedRows: first } = await tx
        .insertInto("daily_quotas")
        .values({ quota, day, used: 0, alerted: true })
        .onConflict((same) => same.columns(["quota", "day"]).doUpdateSet({ alerted: true }).where("daily_quotas.alerted", "=", false))
        .executeTakeFirstOrThrow();
      if (!first) return;
      const { what, after } = quotas[quota];
      const detail = `The limit of ${mostOf(quota).toLocaleString("en-GB")} ${what} for ${formatIsoDay(day)} (UTC) is used up. ${after}`;
      await raiseAlert(tx, sendJob, { orderId: null, kind: "daily-quota", detail, at });
    });

  return {
    async reserve(quota: Quota, count = 1): Promise<boolean> {
      const at = now();
      const most = mostOf(quota);
      const { rows } = await sql`
        insert into daily_quotas as d (quota, day, used) select ${quota}, ${utcDay(at)}::date, ${count}::int where ${count}::int <= ${most}::int
        on conflict (quota, day) do update set used = d.used + ${count}::int where d.used + ${count}::int <= ${most}::int
        returning used`.execute(db);
      if (rows.length === 0) await alertOwner(quota, at);
      return rows.length > 0;
    },

    async release(quota: Quota, count = 1): Promise<void> {
      await db
        .updateTable("daily_quotas")
        .set(({ fn, lit, eb }) => ({ used: fn("greatest", [lit(0), eb("used", "-", count)]) }))
        .where("quota", "=", quota)
        .where("day", "=", utcDay(now()))
        .execute();
    },

    /** Whether today's are used up: for honest words to whoever waits. */
    async isUsedUp(quota: Quota): Promise<boolean> {
      const row = await db.selectFrom("daily_quotas").select("used").where("quota", "=", quota).where("day", "=", utcDay(now())).executeTakeFirst();
      return (row?.used ?? 0) >= mostOf(quota);
    },

    nextDay: () => new Date(Date.parse(utcDay(now())) + 86_400_000),
  };
}

export type DailyQuotas = ReturnType<typeof createDailyQuotas>;
