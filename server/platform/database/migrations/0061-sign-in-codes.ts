import { type Kysely, sql } from "kysely";

/** Whose sign-in asks for a code from their phone as well, and the codes that stand in for a phone that's lost. All of it goes with the person. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table operator_codes (
      person_id uuid primary key references operator_people on delete cascade,
      secret text not null,
      recovery_salt bytea not null,
      begun_at timestamptz not null,
      confirmed_at timestamptz,
      last_step integer
    );
    create table operator_recovery_codes (
      person_id uuid not null references operator_codes on delete cascade,
      hash bytea not null,
      primary key (person_id, hash)
    );
  `.execute(db);
}
