import { type Kysely, sql } from "kysely";

/** What stands for somebody's password and code: the key itself never leaves their device. It goes with the person. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table operator_passkeys (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references operator_people on delete cascade,
      name text not null,
      credential text not null unique,
      public_key bytea not null,
      counter bigint not null,
      can_sync boolean not null,
      synced boolean not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index operator_passkeys_person on operator_passkeys (person_id, created_at);
  `.execute(db);
}
