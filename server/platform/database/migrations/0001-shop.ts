import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table secrets (name text primary key, value text not null);

    create table secret_links (
      token_hash bytea primary key,
      purpose text not null,
      subject text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index on secret_links (purpose, subject);
    create index on secret_links (expires_at);

    create table rate_limits (key text primary key, used int not null, ends_at timestamptz not null);
    create index on rate_limits (ends_at);

    create table sign_ups (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      country text not null check (country ~ '^[A-Z]{2}$'),
      status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
      marketing boolean not null,
      source text not null,
      referral_code text not null unique,
      referred_by uuid references sign_ups on delete set null,
      created_at timestamptz not null,
      mailed_at timestamptz,
      confirmed_at timestamptz
    );

    create table consents (
      id bigint generated always as identity primary key,
      sign_up uuid not null references sign_ups on delete cascade,
      act text not null check (act in ('asked', 'confirmed')),
      wording text not null,
      choices jsonb not null,
      source text not null,
      at timestamptz not null
    );
    create index on consents (sign_up);

    create table orders (
      id uuid primary key,
      reference text not null unique,
      product text not null,
      quantity int not null check (quantity = 1),
      total_minor int not null check (total_minor > 0),
      vat_minor int not null check (vat_minor >= 0),
      currency text not null,
      status text not null check (status in
        ('awaiting-payment', 'paid', 'dispatched', 'delivered', 'cancelled', 'refunded', 'expired')),
      terms_version text not null,
      dispatch text not null,
      browser_hash bytea,
      idempotency_key text unique,
      payment_provider text not null,
      payment_session text unique,
      payment_url text,
      payment_id text unique,
      session_ends_at timestamptz,
      hold_ends_at timestamptz not null,
      email text,
      name text,
      delivery jsonb,
      refunded_minor int not null default 0 check (refunded_minor between 0 and total_minor),
      created_at timestamptz not null,
      paid_at timestamptz,
      check (status not in ('paid', 'dispatched', 'delivered') or paid_at is not null)
    );
    create unique index one_open_order_a_browser on orders (browser_hash) where status = 'awaiting-payment';
    create index on orders (hold_ends_at) where status = 'awaiting-payment';
    create index on orders (email);
    create index on orders (created_at desc);
    create index on orders (browser_hash) where paid_at is not null;

    create table order_history (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders,
      status text not null,
      cause text not null,
      by text not null check (by in ('customer', 'provider', 'shop', 'owner')),
      at timestamptz not null
    );
    create index on order_history (order_id, id);

    create table refunds (
      id uuid primary key,
      order_id uuid not null unique references orders,
      amount_minor int not null check (amount_minor > 0),
      reason text not null,
      status text not null check (status in ('requested', 'made', 'failed')),
      provider_id text,
      requested_at timestamptz not null,
      made_at timestamptz
    );
    create index on refunds (requested_at) where status = 'requested';

    create table flags (
      id bigint generated always as identity primary key,
      order_id uuid references orders,
      kind text not null,
      detail text not null,
      at timestamptz not null,
      resolved_at timestamptz
    );
    create index on flags (order_id);

    create table stock (product text primary key, available int not null check (available >= 0));
    create table stock_ledger (
      id bigint generated always as identity primary key,
      product text not null references stock,
      change int not null check (change <> 0),
      reason text not null check (reason in ('initial', 'hold', 'release', 'return', 'adjust')),
      order_id uuid references orders,
      note text,
      at timestamptz not null
    );
    create index on stock_ledger (order_id);

    create table payment_events (
      provider text not null,
      event_id text not null,
      type text not null,
      order_id uuid references orders,
      outcome text not null,
      at timestamptz not null,
      primary key (provider, event_id)
    );

    create table mailbox (
      id bigint generated always as identity primary key,
      key text not null unique,
      to_address text not null,
      from_address text not null,
      subject text not null,
      text text not null,
      html text not null,
      headers jsonb not null,
      at timestamptz not null
    );

    create function refuse_change() returns trigger language plpgsql as $body$
    begin
      raise exception '% is append-only', tg_table_name;
    end
    $body$;
    create trigger append_only before update or delete on order_history
      for each row execute function refuse_change();
    create trigger append_only before update or delete on stock_ledger
      for each row execute function refuse_change();
    create trigger append_only before update on consents
      for each row execute function refuse_change();
  `.execute(db);
}
