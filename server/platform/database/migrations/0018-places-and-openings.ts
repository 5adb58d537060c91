import { type Kysely, sql } from "kysely";

/** Places in line, counted from the list itself; and runs in which the list is written to as pre-orders open. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index on sign_ups (confirmed_at, id) where status = 'confirmed';
    create index on sign_ups (referred_by) where referred_by is not null;

    create table openings (
      number int primary key check (number > 0),
      started_at timestamptz not null,
      paused_at timestamptz,
      ended_at timestamptz,
      next_at timestamptz not null,
      written int not null default 0
    );
    create unique index one_opening_at_a_time on openings ((true)) where ended_at is null;

    create table opening_mails (
      opening int not null references openings on delete cascade,
      sign_up uuid not null references sign_ups on delete cascade,
      at timestamptz not null,
      primary key (opening, sign_up)
    );
    create index on opening_mails (sign_up);
  `.execute(db);
}
