import { type Kysely, sql } from "kysely";

/** What the list's outside home is owed and said; the local home's own books stand apart, read only as one would ask a vendor. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table consents drop constraint consents_act_check;
    alter table consents add constraint consents_act_check check (act in ('asked', 'confirmed', 'left'));

    create table list_members (
      sign_up uuid primary key references sign_ups on delete cascade,
      wish text not null check (wish in ('subscribed', 'pending', 'unsubscribed')),
      wished_at timestamptz not null,
      version int not null default 1,
      pushed int not null default 0 check (pushed <= version),
      tries int not null default 0,
      claimed_until timestamptz,
      outcome text,
      settled_at timestamptz,
      seen_at timestamptz
    );
    create index on list_members (tries, wished_at) where pushed < version;

    create table list_forgets (id bigint generated always as identity primary key, email text not null, at timestamptz not null);

    create table list_pauses (
      home text primary key,
      failures int not null,
      since timestamptz not null,
      until timestamptz not null,
      refused boolean not null
    );

    create table list_comparisons (
      id bigint generated always as identity primary key,
      started_at timestamptz not null,
      ended_at timestamptz,
      next_from int not null default 0,
      members int not null default 0,
      left_there int not null default 0,
      left_here int not null default 0,
      confirmed_there int not null default 0,
      joined_there int not null default 0,
      missing_there int not null default 0,
      unknown_here int not null default 0
    );
    create index on list_comparisons (started_at);

    create schema local_list;
    create table local_list.members (
      email text primary key,
      status text not null,
      fields jsonb not null,
      signed_up_at timestamptz not null,
      changed_at timestamptz not null,
      joined_at timestamptz
    );
    create index on local_list.members (signed_up_at, email);
  `.execute(db);
}
