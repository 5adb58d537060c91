import { type Kysely, sql } from "kysely";

/** Inviting the list is a campaign. The views serve the version before, and go with the next release. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table openings rename to invitation_campaigns;
    alter table invitation_campaigns rename next_at to next_batch_at;
    alter table invitation_campaigns rename written to invited;
    alter index one_opening_at_a_time rename to one_campaign_at_a_time;
    create view openings as select number, started_at, paused_at, ended_at, next_batch_at as next_at, invited as written from invitation_campaigns;

    alter table opening_mails rename to invitation_mails;
    alter table invitation_mails rename opening to campaign;
    create view opening_mails as select campaign as opening, sign_up, at from invitation_mails;
  `.execute(db);
}
