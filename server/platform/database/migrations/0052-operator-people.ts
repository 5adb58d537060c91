import { type Kysely, sql } from "kysely";

/** Who may come into the back office, how they prove it, and where they're signed in. better-auth reads and writes the first three. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table operator_people (
      id uuid primary key default gen_random_uuid(),
      email text not null unique,
      name text not null,
      role text not null check (role in ('owner', 'staff', 'accountant')),
      email_verified boolean not null default false,
      image text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create table operator_accounts (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references operator_people on delete cascade,
      provider_id text not null,
      account_id text not null,
      password text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider_id, account_id)
    );
    create table operator_sessions (
      id uuid primary key default gen_random_uuid(),
      token text not null unique,
      person_id uuid references operator_people on delete cascade,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz not null
    );
    insert into operator_sessions (id, token, created_at, updated_at, expires_at)
      select gen_random_uuid(), encode(token_hash, 'hex'), created_at, created_at, expires_at from secret_links where purpose = 'operator-session';
  `.execute(db);
}
