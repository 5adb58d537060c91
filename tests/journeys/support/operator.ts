import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import type { Role } from "#contracts/sign-in.ts";
import { invitePerson } from "#server/modules/people/invitations.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { expect, open, type SiteUnderTest } from "#tests/journeys/support/site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What `npm run operator -- …` says about this site. */
export async function runOperator({ databaseUrl, origin, port, env: own }: SiteUnderTest, ...words: string[]) {
  const env = { ...own, PATH: process.env.PATH, DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin, PORT: String(port) };
  const { stdout } = await promisify(execFile)(process.execPath, ["main/operator.ts", ...words], { cwd: root, env });
  return stdout;
}

/** A fresh link that opens the back office once, as `npm run operator -- link` makes it, without a process of its own. */
export async function operatorLink({ db, origin }: SiteUnderTest) {
  const { token } = await makeSecretLink(db, { purpose: "operator-link", subject: "owner", at: new Date(), minutes: 10 });
  return `${origin}/operator/enter/${token}`;
}

/** Orders to send, of people whom nobody else is called like; `nowhere`: the carrier doesn't go there. */
export async function addOrders({ db }: SiteUnderTest, count: number, nowhere = 0) {
  // What a journey before has left marked would be undone with them.
  await db.updateTable("orders").set({ dispatch_at: null }).where("dispatch_at", "is not", null).execute();
  const name = `Ada ${randomBytes(4).toString("hex")}`;
  await sql`
    insert into orders (id, reference, product, quantity, total_minor, vat_minor, currency, status, terms_version, dispatch_by, payment_provider, hold_ends_at, created_at, paid_at,
      name, email, delivery)
    select gen_random_uuid(), 'EMB-' || upper(translate(substr(md5(random()::text), 1, 4), 'abcdef', 'ghjkmn')) || '-' || lpad(n::text, 4, '0'), 'tube', 1, 1500, 250, 'GBP', 'paid', 'v',
      '2027-03-31', 'local', now(), now() - n * interval '1 minute', now(), ${name}, lower(replace(${name}, ' ', '.')) || n || '@example.com',
      jsonb_build_object('name', ${name}::text, 'line1', n || ' High Street', 'city', 'Leeds', 'postcode', case when n <= ${nowhere}::int then 'BT1 1AA' else 'LS1 4AP' end, 'country', 'GB')
    from generate_series(1, ${count}::int) as n`.execute(db);
  return { name, address: `/operator/orders?status=paid&search=${encodeURIComponent(name)}` };
}

/** As if the time to undo "sent" were over: what waits for it is done, and the orders are sent. */
export async function endUndoTime({ db }: SiteUnderTest) {
  await sql`update pgboss.job set start_after = now() where name = 'dispatch-order' and state = 'created'`.execute(db);
  const waiting = db.selectFrom("orders").select("reference").where("dispatch_at", "is not", null);
  await expect.poll(() => waiting.execute(), { timeout: 15_000 }).toEqual([]);
}

/** Whoever runs the shop is signed in, and no page has been drawn for it; by the door goes `enterBackOffice`. */
export async function signIn(page: Page, site: SiteUnderTest) {
  const answer = await page.request.post(await operatorLink(site), { form: {}, headers: { accept: "text/html", origin: site.origin } });
  expect(new URL(answer.url()).pathname).toBe("/operator");
}

/** On a phone what isn't in the bar is behind a button. */
async function unfoldMore(page: Page) {
  const more = page.getByRole("button", { name: "More" });
  if (await more.isVisible()) await more.press("Enter");
}

/** By keys. */
export async function signOut(page: Page) {
  await unfoldMore(page);
  await page.getByRole("button", { name: "Sign out" }).press("Enter");
}

/** A link by which that person chooses a password, as `npm run operator -- invite` makes it, without a process of its own. */
export async function invite({ db, origin }: SiteUnderTest, email: string, role: Role = "owner") {
  const make = invitePerson({ db, now: () => new Date(), sendJob: async () => {}, config: { PUBLIC_ORIGIN: origin, MAIL_DELIVERY: "local" } });
  return (await make(email, role)).url;
}

/** What those choose who are invited here. */
export const password = "kettle under grey rain";

/** Somebody is invited, chooses a password and stands on the overview; answers their address. */
export async function joinAs(page: Page, site: SiteUnderTest, role: Role = "owner") {
  const email = `${role}-${randomUUID()}@example.com`;
  await open(page, await invite(site, email, role));
  await page.getByLabel("Your name").fill("Ann Lee");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  return email;
}

/** Goes to a page of the back office as one does there. */
export async function goTo(page: Page, name: string) {
  await unfoldMore(page);
  // Messages are counted in the bar.
  await page.getByRole("link", { name: new RegExp(`^${name}( ?, \\d+ open)?$`) }).press("Enter");
}

/** Opens the back office, as whoever runs the shop does: its overview stands there. */
export async function enterBackOffice(page: Page, site: SiteUnderTest) {
  await open(page, await operatorLink(site));
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
}
