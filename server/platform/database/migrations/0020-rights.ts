import { type Kysely, sql } from "kysely";

/** Who asked for a copy of, or an end to, what is kept of them; and how far each end has come. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table data_requests (
      id uuid primary key,
      email text not null check (email = lower(email)),
      wish text not null check (wish in ('copy', 'erase')),
      asked_at timestamptz not null
    );
    create index on data_requests (email);
    create index on data_requests (asked_at);

    create table erasures (
      id uuid primary key,
      person text not null,
      email text check (email = lower(email)),
      asked_by text not null check (asked_by in ('person', 'owner', 'restore')),
      asked_at timestamptz not null,
      waiting int not null default 0,
      ended_at timestamptz,
      check ((email is null) = (ended_at is not null))
    );
    create index on erasures (email);
    create index on erasures (asked_at);

    create table erasure_steps (
      erasure uuid not null references erasures on delete cascade,
      holder text not null check (holder in ('list', 'payments', 'shipping')),
      vendor text not null,
      subject text not null,
      tries int not null default 0,
      outcome text check (outcome in ('forgotten', 'by-hand', 'done-by-hand', 'back')),
      settled_at timestamptz,
      primary key (erasure, holder, vendor, subject),
      check ((outcome is null) = (settled_at is null))
    );
    create index on erasure_steps (erasure) where outcome is null or outcome = 'by-hand';

    create index if not exists shipments_recipient_email on shipments ((recipient ->> 'email'));
    create index if not exists letters_email on letters (email);
    create index if not exists mailbox_to_address on mailbox (to_address);
  `.execute(db);
}
