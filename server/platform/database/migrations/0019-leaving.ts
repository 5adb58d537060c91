import { type Kysely, sql } from "kysely";

/** A change of their own is proof too; what they changed here after it was last touched at the list's home is brought there. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table consents drop constraint consents_act_check;
    alter table consents add constraint consents_act_check check (act in ('asked', 'confirmed', 'changed', 'left'));
    create index on consents (at) where act = 'left';
    alter table list_members add column edited_at timestamptz;
    alter table sign_ups add column disposable boolean not null default false;
  `.execute(db);
}
