import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#contracts/sign-in.ts";
import { writeAudit } from "#server/modules/people/audit.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

const seen = (html: string) => readSeen(html).replaceAll(/\s+/g, " ");

/** Of its own: an erasure is written into a journal there. */
const dataDir = await mkdtemp(join(tmpdir(), "audit-"));
let test: TestApp;
let reference: string;
const cookies: Partial<Record<Role | "link", string>> = {};

async function enterAs(name: string, role: Role) {
  cookies[role] = await test.signInAs(role, { name, email: `${name.toLowerCase()}@example.com` });
}

beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp(), env: { DATA_DIR: dataDir } });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url);
  await test.drain();
  ({ reference } = await test.db.selectFrom("orders").select("reference").executeTakeFirstOrThrow());
  await enterAs("Olive", "owner");
  await enterAs("Alex", "staff");
  await enterAs("Bea", "accountant");
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const headers = (who: keyof typeof cookies) => ({ accept: "text/html", cookie: cookies[who] ?? "", "x-forwarded-for": test.newAddress() });
const read = async (path: string, who: keyof typeof cookies = "owner") => seen(await (await test.request(path, { headers: headers(who) })).text());
const press = (path: string, who: keyof typeof cookies, fields: Record<string, string>) => postForm(test, path, fields, { cookie: cookies[who] ?? "" });
const rows = () => test.db.selectFrom("operator_audit").selectAll().orderBy("id").execute();
const newest = async () => (await rows()).at(-1);

describe("who corrected an address", () => {
  it("is said once, and neither address with it; a wrong one stays in the form, which says why", async () => {
    const page = `/operator/orders/${reference}`;
    const address = { intent: "correct-address", name: "Cora Other", line1: "7 Mill Lane", city: "Ludlow", postcode: "SY8 1AA" };
    const wrong = await press(page, "staff", { ...address, postcode: "BT1 1AA" });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringMatching(/<details open="".*value="BT1 1AA".*postcode-error">.*?Northern Ireland/s)]);
    for (let times = 0; times < 2; times++) expect((await press(page, "staff", address)).status).toBe(303);
    const corrections = (await rows()).filter(({ action }) => action === "correctAddressOf");
    expect(corrections).toMatchObject([{ person_name: "Alex", role: "staff", reference, facts: {} }]);
    expect(JSON.stringify(await rows())).not.toMatch(/Cora|Mill Lane|Ludlow|SY8/);
    const shown = await read(page, "staff");
    for (const words of ["7 Mill Lane", "Alex corrected the delivery address"]) expect(shown).toContain(words);
    expect(shown, "said once in the order's timeline").not.toContain("Delivery address corrected by the shop");
  });
});

describe("who refunded what", () => {
  it("is refused where it's more than is left: the button names the sum that its field holds", async () => {
    const refused = await press("/operator/orders", "staff", { intent: "refund", reference, amount: "20", of: "1500", why: "a dent" });
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringMatching(/value="20".*Refund £20\.00<\/span>/s)]);
  });

  it("is said once by the audit, however often the button is pressed, with why and whose order it is, and by the order's page", async () => {
    for (let times = 0; times < 2; times++)
      await press("/operator?index", "staff", { intent: "refund", reference, amount: "15.00", of: "1500", why: "Ann Other asked for it" });
    const refunds = (await rows()).filter(({ action }) => action === "refundOrder");
    expect(refunds).toMatchObject([
      {
        actor: "person",
        person_name: "Alex",
        role: "staff",
        reference,
        facts: { money: { minor: 1500, currency: "GBP" }, before: "paid", after: "cancelled" },
      },
    ]);
    expect(await read("/operator/audit?kind=refunds")).toMatch(
      new RegExp(`Alex refunded £15.00: Ann Other asked for it .*staff ${reference} Ada O'Brien Changed from “to send” to “cancelled”`),
    );
    const ofCustomers = "Refunds of orders that customers cancelled themselves aren't here";
    expect(await read("/operator/audit?kind=refunds")).toContain(ofCustomers);
    expect(await read("/operator/audit")).not.toContain(ofCustomers);
    for (const who of ["owner", "staff", "accountant"] as const) expect(await read(`/operator/orders/${reference}`, who)).toContain("Alex refunded £15.00");
  });

  it("keeps neither the reason nor anybody's address", async () => {
    await test.shop.backend.operator.copyPerson("ann@example.com");
    const erasure = await test.shop.backend.operator.erasePerson("ann@example.com");
    expect(await newest()).toMatchObject({ actor: "shell", action: "erasePerson", reference: erasure });
    expect(JSON.stringify(await rows())).not.toMatch(/ann/i);
  });
});

describe("a line", () => {
  it("falls with its action: neither is there without the other", async () => {
    const before = (await rows()).length;
    const stock = await test.shop.backend.operator.readStock();
    await sql`create function refuse_line() returns trigger language plpgsql as $$ begin raise exception 'no line'; end $$`.execute(test.db);
    await sql`create trigger no_line before insert on operator_audit for each row execute function refuse_line()`.execute(test.db);
    await expect(test.shop.backend.operator.adjustStock(5, "more came")).rejects.toThrow("no line");
    await sql`drop trigger no_line on operator_audit`.execute(test.db);
    expect(await test.shop.backend.operator.readStock()).toEqual(stock);
    await expect(test.shop.backend.operator.adjustStock(-1_000, "too many")).rejects.toMatchObject({ code: "conflict" });
    expect(await rows()).toHaveLength(before);
  });

  it("says what a value was and is, and that the server's shell did it", async () => {
    const [{ available } = { available: 0 }] = await test.shop.backend.operator.readStock();
    await test.shop.backend.operator.adjustStock(5, "more came");
    expect(await newest()).toMatchObject({ actor: "shell", person_name: null, session_id: null, facts: { before: available, after: available + 5 } });
    expect(await read("/operator/audit")).toContain(`A command on the server changed the available tubes from ${available} to ${available + 5}`);
  });

  it("can't be changed, deleted or cut away, but for what is seven years old", async () => {
    for (const change of [sql`update operator_audit set person_name = 'Somebody'`, sql`delete from operator_audit`, sql`truncate operator_audit`])
      await expect(change.execute(test.db)).rejects.toThrow("operator_audit is append-only");
    const old = { actor: "shell", role: "owner", action: "openSales", facts: "{}" } as const;
    await test.db
      .insertInto("operator_audit")
      .values({ ...old, at: new Date(Date.now() - 2_558 * 86_400_000) })
      .execute();
    await test.shop.handlers.tidy?.({});
    expect((await rows()).filter(({ action }) => action === "openSales")).toEqual([]);
  });

  it("keeps the name of somebody who was taken away", async () => {
    const { id } = await test.db.selectFrom("operator_people").select("id").where("name", "=", "Alex").executeTakeFirstOrThrow();
    await press("/operator/people", "owner", { intent: "remove-person", person: id });
    expect(await newest()).toMatchObject({ person_name: "Olive", facts: { of: "Alex", before: "staff" } });
    expect(await read(`/operator/audit?who=${id}`)).toContain("Alex refunded £15.00");
  });
});

describe("what something was, and is", () => {
  it("is said of each change, in words; pressed again it's no line", async () => {
    const shop = (fields: Record<string, string>) => press("/operator/shop", "owner", fields);
    const lines = async (kind: string) => read(`/operator/audit?kind=${kind}`);
    const { operator } = test.shop.backend;
    const [{ available = 0 } = {}] = await operator.readStock();
    await press("/operator/stock", "owner", { intent: "adjust-stock", units: "12", why: "damaged in the post" });
    expect((await newest())?.facts).not.toHaveProperty("reason");
    expect(JSON.stringify(await newest())).not.toContain("damaged");
    for (let times = 0; times < 2; times++) await shop({ intent: "close-sales", until: "2040-05-15" });
    await shop({ intent: "close-sales", until: "" });
    for (let times = 0; times < 2; times++) await shop({ intent: "open-sales" });
    const { day } = await operator.readDispatch();
    for (const why of ["The filling machine broke.", "The filling machine broke.", "The lids are late."]) await shop({ intent: "explain-delay", day, why });
    const sales = await lines("sales");
    expect(sales).toContain(`Olive changed the available tubes from ${available} to ${available + 12}: damaged in the post `);
    expect(sales).toMatch(
      /from closed until somebody opens them to open .*from closed until 15\s?May 2040 to closed until somebody opens them .*from open to closed until 15\s?May 2040/,
    );
    expect(sales.match(/changed pre-orders/g)).toHaveLength(3);
    expect(sales).toMatch(/: “The lids are late\.”, in place of “The filling machine broke\.” .*: “The filling machine broke\.” /);
    expect(sales.match(/said why/g)).toHaveLength(2);

    await press("/operator/mailbox", "owner", { intent: "order-news", choice: "daily" });
    const question = "Is Ann Other's tube vegan?";
    for (const answer of ["Yes, it is.", "Yes, it is.", "Yes, all of it."]) await shop({ intent: "teach", question, answer });
    await operator.forgetOwnerAnswer("no id at all");
    await operator.forgetOwnerAnswer((await operator.listOwnerAnswers())[0]?.id ?? "");
    await test.db.insertInto("operator_alerts").values({ order_id: null, kind: "unknown-order", detail: "one", at: test.now() }).execute();
    const [{ id = "" } = {}] = await operator.listAlerts();
    for (const intent of ["resolve-alert", "resolve-alert", "reopen-alert", "reopen-alert"]) await shop({ intent, alert: id });
    expect(await operator.listAlerts()).toMatchObject([{ id, isDone: false }]);
    await shop({ intent: "resolve-alert", alert: id });
    expect([await operator.listAlerts(), await operator.listAlerts({ withDone: true })]).toMatchObject([[], [{ id, isDone: true }]]);
    const rest = await lines("rest");
    expect(rest).toContain("Olive changed emails about new orders from one for each to a daily one");
    expect(rest).toMatch(
      /deleted one of the assistants' answers: “Yes, all of it\.” .*from “Yes, it is\.” to “Yes, all of it\.” .*taught the assistants an answer: “Yes, it is\.”/,
    );
    expect(rest.match(/assistants/g)).toHaveLength(3);
    expect(rest.match(/marked an alert as (not )?done/g)).toEqual(["marked an alert as done", "marked an alert as not done", "marked an alert as done"]);
    expect(rest).not.toContain("Other");
  });

  it("is said of an order that's marked as sent and taken back", async () => {
    const { url } = (await (await test.startCheckout()).json()) as { url: string };
    await test.payCard(url);
    await test.drain();
    const { reference: sent } = await test.db.selectFrom("orders").select("reference").where("status", "=", "paid").executeTakeFirstOrThrow();
    for (const intent of ["dispatch", "undo-dispatch"]) await press("/operator?index", "owner", { intent, reference: sent });
    const shown = await read(`/operator/audit?search=${sent}`);
    expect(shown).toMatch(/as not sent after all .*Changed from “marked as sent” to “to send” .*as sent .*Changed from “to send” to “marked as sent”/);
  });
});

describe("the page", () => {
  it("is found by person, reference and kind, fifty at a time, and passes over what makes no sense", async () => {
    const anywhere = await read(`/operator/audit?search=${reference.slice(4, 8).toLowerCase()}`);
    expect(anywhere).toContain("Alex refunded £15.00");
    expect(anywhere).not.toContain("signed in");
    expect(await read("/operator/audit?who=link")).toContain("Nothing matches.");
    for (const path of ["/operator/audit?who=x&kind=eaten&before=yesterday&search=%00", "/operator/orders?search=%00"])
      expect((await test.request(path, { headers: headers("owner") })).status).toBe(200);
    const today = londonDay(new Date());
    const ofDays = (from: string, to: string) => read(`/operator/audit?search=${reference}&from=${from}&to=${to}`);
    expect(await ofDays(today, today)).toContain("Alex refunded £15.00");
    expect(await ofDays("2026-01-01", daysAfter(today, -1))).toContain("Nothing matches.");
    expect(await ofDays(daysAfter(today, 1), "")).toContain("Nothing matches.");
    for (let units = 1; units <= 51; units++) await test.shop.backend.operator.adjustStock(units, "one by one");
    const page = await (await test.request("/operator/audit?kind=sales", { headers: headers("owner") })).text();
    const older = /href="(\/operator\/audit\?[^"]*before=\d+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(seen(page)).toContain("The newest 50 lines");
    expect(await read(older)).toContain("changed the available tubes from");
    expect(await read(older)).not.toContain("Older lines");
  });

  it("is found by words: of who and whose, of what was done and why, and of sums", async () => {
    const search = (words: string) => read(`/operator/audit?search=${encodeURIComponent(words)}`);
    const refund = "Alex refunded £15.00: Ann Other asked for it";
    for (const words of ["refund £15", "REFUNDED £15.00", "other asked", "ada o'brien refund", `alex ${reference.replaceAll("-", "")}`, "cancelled £15.00"])
      expect(await search(words), words).toContain(refund);
    for (const words of ["refund £5", "refund £1", "cora refund", "refund undefined"]) expect(await search(words), words).toContain("Nothing matches.");
    expect(await search("damaged in the post")).toMatch(/to \d+: damaged in the post \d/);
    expect(await search("server more came")).toContain("A command on the server changed the available tubes");
    expect(await search("signed in")).toContain("Alex chose a password and signed in");
    expect(await search("100%")).toContain("Nothing matches.");
  });

  it("leads to the order that a line names, and nowhere from any other reference", async () => {
    const message = "MSG-86YV-9WZ4";
    await writeAudit(test.db, "shell", new Date(), { action: "closeMessage", reference: message });
    const linesOf = async (of: string) => (await test.request(`/operator/audit?search=${of}`, { headers: headers("owner") })).text();
    expect(await linesOf(reference)).toContain(`href="/operator/orders/${reference}"`);
    const html = await linesOf(message);
    expect(html).toContain("closed a message");
    expect(html).not.toContain(`/operator/orders/${message}`);
  });

  it("says from which sign-in a line is, and shows that one's alone; of one that was signed out, no longer on which device", async () => {
    const { door } = test.shop.backend;
    const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
    const entry = await door.signIn({ email: "olive@example.com", password: "kettle under grey rain" }, { ...test.someCaller(), browserName: userAgent });
    const by = await door.readSession(entry?.token ?? "");
    if (!by) throw new Error("Olive isn't signed in");
    await (await test.shop.backend.actAs(by)).adjustStock(1, "from the phone");
    const device = /Olive changed the available tubes from \d+ to \d+: from the phone [^.]*? owner Signed in at \d\d:\d\d with Safari on iPhone/;
    const html = await (await test.request("/operator/audit", { headers: headers("owner") })).text();
    expect(seen(html)).toMatch(device);
    expect(html).toContain(`href="/operator/audit?session=${by.id}"`);
    const only = await read(`/operator/audit?session=${by.id}`);
    expect(only).toMatch(/Showing one sign-in only: Olive, \d+ \w+ \d{4} at \d\d:\d\d with Safari on iPhone\. Show every sign-in .* 2 lines /);
    expect(await read("/operator/audit?who=shell")).not.toMatch(/Signed in (at|\d)/);
    await door.closeSession(entry?.token ?? "");
    const later = await read(`/operator/audit?session=${by.id}`);
    expect(later).toMatch(/Showing one sign-in only: Olive, \d+ \w+ \d{4} at \d\d:\d\d\. Show every sign-in .* 3 lines /);
    expect(later).not.toContain("iPhone");
    const none = `/operator/audit?session=${by.id}&kind=refunds`;
    expect(await (await test.request(none, { headers: headers("owner") })).text()).toContain('href="/operator/audit?kind=refunds"');
    expect(await read("/operator/audit?session=x")).toContain("The newest 50 lines");
  });

  it("has a line for whoever comes and goes", async () => {
    const { operator, door } = test.shop.backend;
    const opened = await door.openSession((await operator.makeLink()).url.split("/").at(-1) ?? "", test.someCaller());
    await door.closeSession(opened?.token ?? "");
    await door.signIn({ email: "bea@example.com", password: "kettle under grey rain" }, test.someCaller());
    expect((await rows()).slice(-4).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      "shell makeLink",
      "link openSession",
      "link closeSession",
      "person signIn",
    ]);
  });
});
