import { sql } from "kysely";
import { keepListCounts } from "#server/modules/waitlist/list-counts.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

export const peopleOnList = 1_000_000;

/** Each page of the back office that lists, counts or searches. */
const pages = (reference: string) => [
  "",
  "/orders",
  "/orders?status=paid",
  "/orders?status=late",
  "/orders?status=attention",
  "/orders?search=bench-77",
  `/orders/${reference}`,
  "/customer?email=bench-77@example.com",
  "/find?search=bench-77",
  "/messages",
  "/messages?search=bench",
  "/stock",
  "/list",
  "/list?search=bench-99",
  "/list?country=GB&status=confirmed",
  "/list?source=elsewhere",
  "/campaign",
  "/mailbox",
  "/audit",
  "/audit?search=refunded+%C2%A35",
  "/audit?search=bench-77",
  "/audit?search=nobody-did-this",
  "/data?email=bench-77@example.com",
];

const portion = 50_000;

/** How often each is asked for. */
const times = 20;

const post = (url: string, body: string, headers: Record<string, string>) =>
  fetch(url, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded", ...headers },
    body,
    redirect: "manual",
  });

/** Everybody on the list, as one file: how many lines come, and how much more the server holds meanwhile. */
async function measureExport({ origin, cookie, resident }: { origin: string; cookie: string; resident: () => number }) {
  const before = resident();
  const year = (years: number) => new Date().getFullYear() - years;
  const answer = await post(`${origin}/operator/exports/sign-ups`, `from=${year(1)}-01-01&to=${year(0)}-12-31`, { cookie, origin });
  if (answer.status !== 200 || !answer.body) throw new Error(`the export answered ${answer.status}`);
  let [lines, most] = [0, 0];
  for await (const chunk of answer.body) {
    for (const byte of chunk) if (byte === 10) lines++;
    most = Math.max(most, resident());
  }
  return { lines, megabytes: most - before };
}

type Needs = {
  origin: string;
  database: string;
  /** Megabytes that the server holds. */
  resident: () => number;
};

/**
 * Milliseconds of the 95th percentile, page by page, the slowest first: one owner, one page after the other, among the orders that are in the books and a
 * million people; and what a file of them all takes.
 */
export async function measureBackOffice({ origin, database, resident }: Needs) {
  const { db } = openDatabase(database, { connections: 1 });
  try {
    // In portions, each within a query's time.
    for (let first = 1; first <= peopleOnList; first += portion)
      await sql`
      insert into sign_ups (id, email, name, country, status, marketing, source, referral_code, created_at, mailed_at, confirmed_at)
      select gen_random_uuid(), 'bench-list-' || n || '@example.com', 'Bench ' || n, case n % 10 when 0 then 'DE' else 'GB' end, case n % 20 when 0 then 'pending' else 'confirmed' end,
        n % 2 = 0, case n % 5000 when 0 then 'elsewhere' else 'home' end, 'B' || n, now() - n * interval '20 seconds', now(), case n % 20 when 0 then null else now() - n * interval '19 seconds' end
      from generate_series(${first}::int, ${first + portion - 1}::int) n`.execute(db);
    // As many lines as there are orders, a tenth of them refunds.
    await sql`
      insert into operator_audit (at, actor, person_id, person_name, role, action, reference, facts)
      select now() - n * interval '1 minute', 'person', ('00000000-0000-4000-8000-00000000000' || n % 5)::uuid, 'Bench ' || n % 5, 'owner',
        case n % 10 when 0 then 'refundOrder' else 'dispatchOrder' end, reference,
        case n % 10 when 0 then jsonb_build_object('money', jsonb_build_object('minor', 500 + n % 1000, 'currency', 'GBP'), 'of', gen_random_uuid()) else '{}' end
      from (select reference, row_number() over () n from orders) o`.execute(db);
    await sql`vacuum analyze sign_ups, operator_audit`.execute(db);
    await sql`checkpoint`.execute(db);
    // As the server does every ten minutes.
    await keepListCounts({ db, now: () => new Date() })();
    const { reference } = await db.selectFrom("orders").select("reference").where("status", "=", "paid").limit(1).executeTakeFirstOrThrow();
    const { token } = await makeSecretLink(db, { purpose: "operator-link", subject: "owner", at: new Date(), minutes: 10 });
    const entered = await post(`${origin}/operator/enter/${token}`, "", { origin });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const measured: { page: string; p95: number }[] = [];
    for (const page of pages(reference)) {
      const took: number[] = [];
      // The first two aren't counted: code that has just been loaded is slow.
      for (let time = -2; time < times; time++) {
        const began = performance.now();
        const answer = await fetch(`${origin}/operator${page}`, { headers: { cookie, accept: "text/html", "x-forwarded-for": `10.128.0.${time + 3}` } });
        await answer.text();
        if (answer.status !== 200) throw new Error(`/operator${page} answered ${answer.status}`);
        if (time >= 0) took.push(performance.now() - began);
      }
      took.sort((a, b) => a - b);
      measured.push({ page: `/operator${page.replace(reference, ":reference")}`, p95: Math.round(took[Math.ceil(times * 0.95) - 1] ?? 0) });
    }
    return { pages: measured.toSorted((a, b) => b.p95 - a.p95), file: await measureExport({ origin, cookie, resident }) };
  } finally {
    await sql`truncate sign_ups cascade`.execute(db);
    await db.destroy();
  }
}
