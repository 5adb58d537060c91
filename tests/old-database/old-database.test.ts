import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { databaseAt } from "#tests/support/postgres.ts";

/**
 * A whole database as the shop had it on 24 November 2026, written by `pg_dump --inserts` of PostgreSQL 15: people who joined, ordered, wrote and asked
 * for their data, orders in every state, labels, and jobs that still wait. Everybody in it is made up.
 */
const dump = gunzipSync(readFileSync(new URL("2026-11-24.sql.gz", import.meta.url))).toString();

/** Where a table or column of the dump has gone since. A migration that moves one adds it here; `null`: dropped on purpose, its facts are elsewhere. */
const movedTo: Record<string, string | null> = {
  "public.list_members": "public.list_syncs",
  "public.list_members.wish": "desired",
  "public.list_members.wished_at": "desired_at",
  "public.list_members.pushed": "synced_version",
  "public.list_members.tries": "attempts",
  "public.list_members.settled_at": "synced_at",
  "public.list_forgets": "public.list_deletions",
  "public.list_pauses": "public.list_outages",
  "public.list_pauses.home": "provider",
  "public.list_pauses.until": "retry_at",
  "public.list_comparisons": "public.list_reconciliations",
  "public.openings": "public.invitation_campaigns",
  "public.openings.next_at": "next_batch_at",
  "public.openings.written": "invited",
  "public.opening_mails": "public.invitation_mails",
  "public.opening_mails.opening": "campaign",
  "public.letters": "public.messages",
  "public.flags": "public.operator_alerts",
  "public.access_tries": "public.access_lockouts",
  "public.daily_use": "public.daily_quotas",
  "public.daily_use.cost": "quota",
  "public.daily_use.told": "alerted",
  "public.data_requests": "public.privacy_requests",
  "public.data_requests.wish": "kind",
  "public.erasure_steps": "public.erasure_tasks",
  "public.erasure_steps.tries": "attempts",
  "public.kept_labels": "public.label_files",
};

type Rows = Map<string, Record<string, unknown>[]>;
let url: string;
let app: TestApp;
let before: Rows;

async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table of ours, as JSON. The queue's own tables are its library's. */
async function readRows(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'pgboss') and table_name not like 'kysely%'`,
  );
  const rows: Rows = new Map();
  for (const { name } of tables)
    rows.set(
      name,
      (await client.query(`select to_jsonb(t) as row from ${name} t`)).rows.map(({ row }) => row),
    );
  return rows;
}

beforeEach(async () => {
  const name = `t_old_${Math.random().toString(36).slice(2)}`;
  await within(inject("postgres"), (client) => client.query(`create database ${name}`));
  url = databaseAt(inject("postgres"), name);
  await within(url, (client) => client.query(dump));
  before = await within(url, readRows);
  app = await openTestApp({ url });
});
afterEach(() => app.close());

test("an old database opens, and every row of it is still there, whole", { timeout: 60_000 }, async () => {
  const after = await within(url, readRows);
  const lost: string[] = [];
  for (const [table, rows] of before) {
    expect(rows.length, `the dump has rows of ${table}`).toBeGreaterThan(0);
    const target = table in movedTo ? movedTo[table] : table;
    if (target === null || target === undefined) continue;
    const [sample] = after.get(target) ?? [];
    const columns = Object.keys(rows[0] ?? {}).flatMap((column): [string, string][] => {
      const key = `${table}.${column}`;
      const to = key in movedTo ? movedTo[key] : column;
      if (to === null || to === undefined) return [];
      if (sample && !(to in sample)) lost.push(`${key}: no column ${to}`);
      return [[column, to]];
    });
    const there = new Set((after.get(target) ?? []).map((row) => JSON.stringify(columns.map(([, to]) => row[to]))));
    for (const row of rows) if (!there.has(JSON.stringify(columns.map(([from]) => row[from])))) lost.push(`${table}: ${JSON.stringify(row).slice(0, 200)}`);
  }
  expect(lost).toEqual([]);
});

test("its orders are read, its parcels followed, and its waiting jobs done", { timeout: 60_000 }, async () => {
  const { operator } = app.shop.backend;
  const orders = await operator.listOrders();
  expect(orders.length).toBe(before.get("public.orders")?.length);
  for (const { reference } of orders) {
    const order = await operator.readOrder(reference);
    expect(order.history.length).toBeGreaterThan(0);
    await operator.readOrderLabel(reference);
  }
  const waiting = () =>
    within(url, (client) =>
      client.query(`select name, state from pgboss.job where state in ('created', 'retry') and start_after < now() + interval '10 years'`),
    );
  expect((await waiting()).rowCount).toBeGreaterThan(0);
  app.pass(2 * 365 * 24 * 60);
  await app.drain();
  expect((await waiting()).rows).toEqual([]);
});
