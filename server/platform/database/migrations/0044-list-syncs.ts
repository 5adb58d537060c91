import { type Kysely, sql } from "kysely";

/** What the mailing-list provider is owed and said, in the trade's words. The views serve the version before, and go with the next release. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table list_members rename to list_syncs;
    alter table list_syncs rename wish to desired;
    alter table list_syncs rename wished_at to desired_at;
    alter table list_syncs rename pushed to synced_version;
    alter table list_syncs rename tries to attempts;
    alter table list_syncs rename settled_at to synced_at;
    create view list_members as
      select sign_up, desired as wish, desired_at as wished_at, version, synced_version as pushed, attempts as tries, claimed_until, outcome,
        synced_at as settled_at, seen_at, edited_at from list_syncs;

    alter table list_forgets rename to list_deletions;
    create view list_forgets as select id, email, at from list_deletions;

    alter table list_pauses rename to list_outages;
    alter table list_outages rename home to provider;
    alter table list_outages rename until to retry_at;
    alter table list_outages alter failures set default 0;
    create view list_pauses as select provider as home, failures, since, retry_at as until, refused from list_outages;

    alter table list_comparisons rename to list_reconciliations;
    create view list_comparisons as
      select id, started_at, ended_at, next_from, members, left_there, left_here, confirmed_there, joined_there, missing_there, unknown_here
      from list_reconciliations;

    alter table sign_ups add column mailed_request uuid;
  `.execute(db);
}
