import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import { cookies } from "#contracts/storage-keys.ts";
import { type Database, openDatabase } from "#server/platform/database/open.ts";
import { createFormGuard, type FormGuard } from "#server/platform/limits/form-guard.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";
import { askInRounds } from "#tests/bench/ask-in-rounds.ts";
import type { Asked } from "#tests/bench/ask-steadily.ts";
import { offer } from "#tests/support/offer.ts";

/** Requests a second, all kinds together. */
const rate = 100;
export const ordersInBooks = 100_000;
const portion = 20_000;

const numbered = (number: number) => String(number).padStart(12, "0");
const tokenOf = (number: number) => `bench-order-link-${numbered(number)}`;
const sessionOf = (number: number) => `bench-session-${numbered(number)}`;

/** Orders of a busy year, each with its history, its secret link and its mail. */
export async function fillBooks(db: Database) {
  const product = catalogue.tube;
  // In portions, each within a query's time.
  for (let first = 1; first <= ordersInBooks; first += portion) {
    await sql`
      insert into orders (id, reference, product, quantity, total_minor, vat_minor, currency, status, terms_version, dispatch_by, payment_provider,
        payment_session, payment_id, hold_ends_at, email, name, delivery, created_at, paid_at)
      select gen_random_uuid(), overlay('BNCH-' || lpad(n::text, 8, '0') placing '-' from 10 for 0), ${product.id}, 1, ${product.price.minor}, ${Math.round(product.price.minor / 6)}, 'GBP', 'paid', 'bench',
        '2099-03-31', 'local', 'bench-session-' || lpad(n::text, 12, '0'), 'bench-payment-' || n, now(), 'bench-' || n || '@example.com', 'Bench Person',
        '{"name":"Bench Person","line1":"1 Test Street","line2":"","city":"Bath","county":"","postcode":"BA1 1AA"}'::jsonb, now() - n * interval '5 minutes', now() - n * interval '5 minutes'
      from generate_series(${first}::int, ${first + portion - 1}::int) n
    `.execute(db);
    const theirs = sql`payment_session between ${sessionOf(first)} and ${sessionOf(first + portion - 1)}`;
    await sql`
      insert into order_history (order_id, status, type, by, at)
      select id, status, type, 'shop', created_at from orders, (values ('ordered'), ('paid'), ('address-corrected')) as events (type) where ${theirs}
    `.execute(db);
    await sql`
      insert into secret_links (token_hash, purpose, subject, created_at, expires_at)
      select sha256(convert_to('bench-order-link-' || right(payment_session, 12), 'UTF8')), 'order', id, now(), now() + interval '1 day' from orders where ${theirs}
    `.execute(db);
  }
  // A year's rows were written down, tidied and counted while they came; these came in one go, and must not be still on their way to the disk.
  // No other table: one that was counted while it was empty is read from end to end for a minute once it fills.
  await sql`vacuum analyze orders, order_history, secret_links`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Spread over the whole table, so that no page stays in a cache by itself. */
const some = (number: number) => ((number * 7_919) % ordersInBooks) + 1;
const post = (name: string, body: object): Asked => ({
  method: "POST",
  path: `/functions/v1/${name}`,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
export const orderPath = (number: number): string => `/order/${tokenOf(some(number))}`;
/** An order's own page, the state of a payment, the shelf; and a new order. */
const kinds: ((number: number) => Asked)[] = [
  (number) => ({ method: "GET", path: orderPath(number) }),
  (number) => post("get-payment-state", { session: sessionOf(some(number)) }),
  () => post("get-availability", {}),
];
/** As by a browser that came a minute ago. */
function startCheckout(forms: FormGuard, origin: string, browser: string): Asked {
  const asked = post("start-checkout", { agreedToTerms: true, offer, stamp: forms.createToken(browser) });
  return { ...asked, headers: { ...asked.headers, origin, cookie: `${cookies.checkout.name}=${browser}` } };
}

/** A hundred requests a second among so many orders, of each kind in turn, each from an address of its own, so that every limit stays on. */
export async function measureOrders({ origin, yardstick, database }: { origin: string; yardstick: string; database: string }) {
  const { db } = openDatabase(database, { connections: 1 });
  const forms = createFormGuard({ secret: await readSecret(db, "forms"), least: 0, now: () => new Date(Date.now() - 60_000) });
  let count = 0;
  const next = () => {
    count += 1;
    const asked = kinds[count % (kinds.length + 1)]?.(count) ?? startCheckout(forms, origin, randomBytes(24).toString("base64url"));
    return { ...asked, headers: { ...asked.headers, "x-forwarded-for": `10.${64 | ((count >> 16) & 63)}.${(count >> 8) & 255}.${count & 255}` } };
  };
  try {
    await fillBooks(db);
    return await askInRounds({ origin, yardstick, rate, next });
  } finally {
    await db.destroy();
  }
}
