import { type Kysely, sql } from "kysely";

/** The view serves the version before, and goes with the next release. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table daily_use rename to daily_quotas;
    alter table daily_quotas rename cost to quota;
    alter table daily_quotas rename told to alerted;
    create view daily_use as select quota as cost, day, used, alerted as told from daily_quotas;
    update operator_alerts set kind = 'daily-quota' where kind = 'daily-ceiling';
  `.execute(db);
}
