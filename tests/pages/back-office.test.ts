import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { otherSettings } from "#content/site/back-office/shop.ts";
import { followDispatchDate } from "#server/modules/orders/dispatch.ts";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

let test: TestApp;
let cookie = "";
beforeAll(async () => {
  test = await openTestApp({ built: await loadPages(), renderPage: await loadApp() });
  cookie = await enter(test);
});
afterAll(() => test.close());

async function enter(app: TestApp) {
  const { url } = await app.shop.backend.operator.makeLink();
  const session = await app.shop.backend.door.openSession(new URL(url).pathname.split("/").at(-1) ?? "", app.someCaller());
  return `__Host-operator=${session?.token}`;
}
const read = async (path: string, app = test, by = cookie) => {
  const answer = await app.request(path, { headers: { accept: "text/html", cookie: by, "x-forwarded-for": app.newAddress() } });
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    text: html
      .replaceAll("<!-- -->", "")
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&#x27;", "'")
      .replace(/[ \n]+/g, " "),
  };
};
/** On the shop's own page. */
const change = (intent: string, fields: Record<string, string> = {}) => postForm(test, "/operator/shop", { intent, ...fields }, { cookie });
const press = (intent: string, fields: Record<string, string> = {}) => postForm(test, "/operator?index", { intent, ...fields }, { cookie });

const addOrders = (count: number, at: string, status = "paid", dispatch = "2027-03-31") =>
  sql`
  insert into orders (id, reference, product, quantity, total_minor, vat_minor, currency, status, terms_version, dispatch_by, payment_provider, hold_ends_at, created_at, paid_at)
  select gen_random_uuid(), 'EMB-' || upper(substr(md5(random()::text), 1, 4)) || '-' || lpad(n::text, 4, '0'), 'tube', 1, 1500, 250, 'GBP', ${status}, 'v', ${dispatch}::date,
    'local', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
  from generate_series(1, ${count}::int) as n`.execute(test.db);

it("the figures of 12 months leave out what's deleted before: visits, and what the assistants were asked", async () => {
  const days = await read("/operator/figures?days=30");
  expect(days.text).toContain(" Assistants ");
  const months = await read("/operator/figures?days=365");
  expect(months.text).toContain("Visits and the assistants are only shown for 7 or 30 days.");
  expect(months.text).not.toContain(" Assistants ");
});

describe("the orders", () => {
  it("lead to older ones also where more than a page came at one moment", async () => {
    await addOrders(52, "2026-11-02T12:00:00Z", "delivered");
    await addOrders(1, "2026-11-01T12:00:00Z", "delivered");
    const { text, html } = await read("/operator/orders");
    expect(text).toContain("Older orders");
    const older = /href="(\/operator[^"]*from=[^"]+)"/.exec(html)?.[1] ?? "";
    expect((await read(older.replaceAll("&amp;", "&"))).text).toContain("1\u00a0November 2026");
  });

  it("of some days alone are counted in London's, and each other choice keeps the days", async () => {
    const { html, text } = await read("/operator/orders?placed=today");
    expect(text).toMatch(/Any day Today Last 7 days This month Last month .*No such order was placed on those days\./);
    expect(html).toMatch(/href="\/operator\/orders\?status=paid&amp;placed=today"/);
    await addOrders(1, new Date().toISOString(), "expired");
    const found = async (placed: string) => (await read(`/operator/orders?status=expired&placed=${placed}`)).text;
    for (const placed of ["today", "week", "month"]) expect(await found(placed)).toContain(" 1 expired order.");
    expect(await found("last-month")).toContain("No such order was placed on those days.");
    await sql`delete from orders where created_at > now() - interval '1 hour'`.execute(test.db);
  });

  it("say when nothing is found, and pass over what makes no sense in the address", async () => {
    expect((await read("/operator/orders?search=%3Cb%3Enobody")).text).toContain("No order matches “&lt;b&gt;nobody”.");
    expect((await read("/operator/orders?status=refunded")).text).toContain("No refunded orders.");
    expect((await read("/operator/orders?status=eaten&from=yesterday")).text).toContain("Older orders");
  });
});

describe("a customer", () => {
  it("has a page with what came from their address in any case, and from no other; an order and a message lead to it", async () => {
    await addOrders(3, "2026-10-01T12:00:00Z", "refunded");
    const orders = await test.db.selectFrom("orders").select(["id", "reference"]).where("status", "=", "refunded").execute();
    const [theirs, anothers, joanns] = orders.map(({ reference }) => reference);
    for (const [n, email] of ["Ann@example.com", "someone@example.com", "joann@example.com"].entries())
      await test.db
        .updateTable("orders")
        .set({ email })
        .where("id", "=", orders[n]?.id ?? "")
        .execute();
    const delivery = JSON.stringify({ name: "Ann Lee", line1: "1 High Street", city: "Leeds", postcode: "LS1 4AP", country: "GB" });
    const facts = { delivery, refunded_minor: 500, paid_at: new Date("2026-10-01T12:00:00Z") };
    await test.db
      .updateTable("orders")
      .set(facts)
      .where("id", "=", orders[0]?.id ?? "")
      .execute();
    for (const { id } of orders.slice(0, 2))
      await test.db
        .insertInto("order_mails")
        .values({ key: `order-refunded:${id}`, order_id: id, mail: "order-refunded", at: new Date("2026-10-03T12:00:00Z") })
        .execute();
    const sent = await test.call("contact-us", { name: "Ann Lee", email: "ann@example.com", topic: "other", message: "Where is it?" });
    const { reference: message } = (await sent.json()) as { reference: string };
    const { html, text } = await read("/operator/customer?email=ann@example.com");
    for (const path of [`/operator/orders/${theirs}`, `/operator/messages/${message}`]) {
      expect(html).toContain(`href="${path}"`);
      expect((await read(path)).html).toMatch(/href="\/operator\/customer\?email=ann%40example.com"/i);
    }
    expect(html).toContain(`href="/operator/orders/${theirs}/mails/order-refunded"`);
    for (const reference of [anothers, joanns]) expect(html).not.toContain(reference);
    expect(text).toContain("Where is it?");
    expect(text).toMatch(/Warmth List: not on it\. .*1 order, £15\.00 paid, £5\.00 refunded Orders/);
    expect(text).toContain("Address of their newest order Ann Lee 1 High Street Leeds LS1 4AP United Kingdom");
    await joinList(test, { name: "Ann Lee", email: "ann@example.com" });
    expect((await read("/operator/customer?email=ann@example.com")).text).toMatch(
      /Warmth List: on the list\. Asked to join on \d+\s\w+\s\d{4}, from [A-Z][\w ]+\./,
    );
    await sql`delete from sign_ups where email = 'ann@example.com'`.execute(test.db);
    expect(html).toMatch(/<h1[^>]*>Ann Lee<\/h1><p[^>]*>ann@example\.com</);
    expect((await read("/operator/customer?email=nobody@example.com")).text).toContain("No orders from this address.");
    expect((await read("/operator/customer?email=nonsense")).status).toBe(303);
    const found = await read("/operator/find?search=Ann");
    expect(found.text).toContain("2 customers, 2 orders, 1 message for “Ann”.");
    for (const path of [`/operator/orders/${theirs}`, `/operator/orders/${joanns}`, `/operator/messages/${message}`])
      expect(found.html).toContain(`href="${path}"`);
    // Known by the name that somebody gave when they wrote, each address once.
    expect(found.html).toMatch(/href="\/operator\/customer\?email=ann%40example.com"[^>]*>Ann Lee</i);
    expect(found.html).toMatch(/href="\/operator\/customer\?email=joann%40example.com"[^>]*>joann@example.com</i);
    expect((await read("/operator/find?search=nobody-of-that-name")).text).toContain("Nothing matches “nobody-of-that-name”.");
    // The newest first, ordered or written; a report that stays without its sender is nobody's.
    await sql`update orders set email = 'someone@example.com' where email = 'Ann@example.com'`.execute(test.db);
    for (const [at, newestFirst] of [
      ["2026-10-02", /\?email=ann%40.*\?email=joann%40/s],
      ["2026-09-30", /\?email=joann%40.*\?email=ann%40/s],
    ] as const) {
      await sql`update messages set at = ${at} where reference = ${message}`.execute(test.db);
      expect((await read("/operator/find?search=ann")).html).toMatch(newestFirst);
    }
    await sql`update messages set name = 'Erased', email = 'erased@invalid' where reference = ${message}`.execute(test.db);
    expect((await read("/operator/find?search=Erased")).text).toMatch(/ 1 message for “Erased”/);
    expect((await read("/operator/find?search=Erased")).html).not.toContain("?email=erased");
    await test.db.deleteFrom("order_mails").execute();
    await sql`delete from orders where status = 'refunded'`.execute(test.db);
    await sql`delete from messages where reference = ${message}`.execute(test.db);
  });
});

describe("the overview", () => {
  it("shows the five orders that have waited longest to be sent, and leads to the rest", async () => {
    await addOrders(6, "2026-11-03T12:00:00Z");
    const { text, html } = await read("/operator");
    expect(text.match(/Mark as sent/g)).toHaveLength(5);
    expect(html).toContain('href="/operator/orders?status=paid"');
    await sql`delete from orders where status = 'paid'`.execute(test.db);
    expect((await read("/operator")).text).not.toContain("Orders to send");
  });

  it("with nothing to do says so, and has no heading without anything under it", async () => {
    const own = await openTestApp({ renderPage: await loadApp() });
    const { html } = await read("/operator", own, await enter(own));
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = ""]) => words.replace(/<[^>]+>/g, ""));
    expect(new Set(headings)).toEqual(new Set(["Nothing is waiting for you", "Last 7 days"]));
    expect(html).toContain('href="/operator/orders"');
    await own.close();
  });

  it("begins with what waits, counted, a serious skin reaction first; shows three messages of many, and leads to the rest", async () => {
    const reaction = { name: "Ann", email: "ann@example.com", when: "Today", where: "Hand", happened: "Blisters", stopped: "yes", consent: true };
    const message = { name: "Bob", email: "bob@example.com", topic: "other" };
    for (const one of ["one", "two", "three", "four"])
      expect((await test.call("contact-us", { ...message, message: `Is it vegan, ${one}?` }, { "x-forwarded-for": test.newAddress() })).status).toBe(200);
    expect((await test.call("report-reaction", { ...reaction, severity: "serious" }, { "x-forwarded-for": test.newAddress() })).status).toBe(200);
    await addOrders(1, "2026-11-03T12:00:00Z");
    const { text, html } = await read("/operator");
    await sql`delete from orders where status = 'paid'`.execute(test.db);
    expect(text).toMatch(/Waiting for you Report without delay 1 .*Other messages to answer 4 .*Last 7 days Takings, before refunds £/);
    // On a phone one after the other: what waits, what to report, what to send, and the figures last.
    expect(html).toMatch(/id="urgent".*id="to-send".*id="messages".*class="lg:hidden"><[^>]*><h2[^>]*>Last 7 days/s);
    expect(html).toMatch(/href="\/operator\/messages\/MSG-[^"#]+#answer"[^>]*>Answer</);
    expect((await read(/href="(\/operator\/messages\/MSG-[^"#]+)#answer"/.exec(html)?.[1] ?? "")).html).toMatch(/<textarea[^>]* id="answer"/);
    expect(text).toMatch(/Report it .* search GOV\.UK for “cosmetics serious undesirable effects”\. When you've reported it, close this message/);
    expect(html.indexOf('id="urgent"')).toBeLessThan(html.indexOf('id="to-send"'));
    expect(text.match(/Is it vegan, \w+\?/g)).toHaveLength(3);
    expect(html).toMatch(/<a [^>]*href="\/operator\/messages"[^>]*>See all messages/);
  });

  it("shows fifty alerts at a time, says that there are more, and leads to the older ones and back", async () => {
    await sql`insert into operator_alerts (kind, detail, at) select 'mail-refused', 'alert number ' || n || '.', now() from generate_series(1, 52) n`.execute(
      test.db,
    );
    const { text, html } = await read("/operator");
    expect(text).toMatch(/Needs attention 50\+ /);
    expect(text.match(/alert number \d+\./g)).toHaveLength(50);
    const older = await read(`/operator${/href="(?:\/operator)?(\?alerts=\d+)#alerts"[^>]*>Show older/.exec(html)?.[1]}`);
    expect(older.text.match(/alert number \d+\./g)).toEqual(["alert number 2.", "alert number 1."]);
    expect(older.html).toMatch(/href="\/operator#alerts"[^>]*>Back to the newest/);
    await test.db.deleteFrom("operator_alerts").execute();
    expect((await read("/operator")).text).not.toContain("Needs attention");
  });

  it("says how things stand, and leads to where that's changed", async () => {
    const { text, html } = await read("/operator");
    expect(text).toMatch(/Pre-orders are open\. \d+ tubes available\. Dispatch date: 31\s?March 2027\. Change your shop/);
    expect(html).toContain('href="/operator/shop"');
  });

  it("asks before it writes to those who were promised an earlier day: which day, and how many people", async () => {
    await addOrders(3, "2026-11-03T12:00:00Z", "paid", "2027-01-31");
    await addOrders(1, "2026-11-03T13:00:00Z", "paid", "2027-02-28");
    const { text } = await read("/operator");
    expect(text).toContain("The dispatch date is now 31\u00a0March 2027");
    expect(text).toContain("You promised 31\u00a0January 2027 to 3 people.");
    expect(text).toContain("You promised 28\u00a0February 2027 to 1 person.");
    expect(text).toContain("Email 4 people");
    expect(text).toContain("We'll now send it by 31\u00a0March 2027. You'll have it by 30\u00a0April 2027 at the latest.");
    expect((await press("confirm-dispatch", { day: "2027-03-31" })).status).toBe(400);
    expect((await press("confirm-dispatch", { day: "2027-05-01", why: "The filling machine broke." })).status).toBe(409);
    await test.db.insertInto("operator_alerts").values({ order_id: null, kind: "dispatch-date-changed", detail: "d", at: test.now() }).execute();
    expect((await press("confirm-dispatch", { day: "2027-03-31", why: "The filling machine broke." })).status).toBe(303);
    await test.drain();
    const told = await read("/operator");
    expect(told.text).not.toContain("You promised");
    expect(told.html, "what the emails settled isn't taken back by a button").not.toContain('value="reopen-alert"');
    expect(await test.db.selectFrom("dispatch_dates").select("reason").where("day", "=", "2027-03-31").execute()).toEqual([
      { reason: "The filling machine broke." },
    ]);
    expect(await test.db.selectFrom("orders").select("id").where("delay", "=", "new-date").execute()).toHaveLength(4);
  });

  it("says on every page that emails aren't going out, and in Mailbox why", async () => {
    await sql`insert into pgboss.job (name, data, created_on, start_after, retry_limit, state, retry_count, output)
      values ('send-mail', '{"mail": "x"}', now() - interval '1 hour', now() + interval '1 hour', 300, 'retry', 4, '{"message": "connect ECONNREFUSED"}')`.execute(
      test.db,
    );
    for (const page of ["/operator", "/operator/list", "/operator/mailbox"]) {
      const { text } = await read(page);
      expect(text).toContain("An email isn't going out");
      expect(text.includes("Your mail server can't be reached."), page).toBe(page === "/operator/mailbox");
    }
    expect((await read("/operator/mailbox")).text, "for whoever mends it").toContain("Your mail server can't be reached (connect ECONNREFUSED).");
    await sql`delete from pgboss.job where name = 'send-mail' and state = 'retry'`.execute(test.db);
    expect((await read("/operator")).text).not.toContain("isn't going out");
  });
});

describe("the shop's own page", () => {
  it("closes pre-orders and opens them again", async () => {
    expect((await read("/operator/shop")).text).toContain("Pre-orders are open");
    expect((await change("close-sales", { until: "2020-01-01" })).status).toBe(400);
    expect((await change("close-sales", { until: "" })).status).toBe(303);
    expect((await read("/operator/shop")).text).toContain("They stay closed until you open them.");
    expect((await read("/operator")).text).toContain("Pre-orders are closed. ");
    const { text } = await read("/checkout");
    expect(text).toContain("Pre-orders are closed at the moment.");
    expect(text).toContain("Join Warmth List");
    expect(text).not.toContain("Secure Checkout");
    expect((await change("open-sales")).status).toBe(303);
    expect((await read("/checkout")).text).toContain("Secure Checkout");
  });

  it("changes the dispatch date: who orders now is promised the new one, and whoever has paid hears nothing yet", async () => {
    await addOrders(2, "2026-11-04T12:00:00Z", "paid", "2027-03-31");
    expect((await read("/operator/shop")).text).toContain("Pre-orders are sent by 31\u00a0March 2027");
    const refused = await (await change("move-dispatch", { day: "2020-01-01" })).text();
    expect(refused).toContain("Please choose a day in the future");
    expect((await change("move-dispatch", { day: "2027-04-20" })).status).toBe(303);
    const overview = await read("/operator");
    expect(overview.text).toMatch(/Orders to send \d+ People to tell about the new date \d/);
    expect(overview.html).toMatch(/<h2 id="to-send".*id="new-date".*<details class="lg:hidden"><summary[^>]*>The email says/s);
    const { text } = await read("/operator/shop");
    expect(text).toMatch(/Orders promised for 31\sMarch 2027 EMB-/);
    expect(text).toContain("Pre-orders are sent by 20\u00a0April 2027");
    expect(text).toMatch(/Dates before that 31\u00a0March 2027, promised from \d/);
    expect(text).toMatch(
      /The dispatch date is now 20\u00a0April 2027 We'll tell (\d) people: sent by 20\u00a0April 2027, delivered by 20\u00a0May 2027 at the latest\..*The email says We can't send.*Email \1 people You promised 31\u00a0March 2027 to \1 people\./s,
    );
    expect((await read("/checkout")).text).toMatch(/by 20\sApril 2027/);
    await test.drain();
    expect(await test.db.selectFrom("orders").select("id").where("dispatch_by", "=", "2027-04-20").execute()).toEqual([]);
    expect((await read("/operator/audit")).text).toMatch(/changed the dispatch date from 31\sMarch 2027 to 20\sApril 2027/);
    await change("move-dispatch", { day: "2027-03-31" });
  });

  it("plans a date for later: it's listed, changes no page and asks for no email; it's taken back, and begins by itself", async () => {
    const plan = async (day: string, from: string) => (await change("move-dispatch", { day, from })).status;
    const refused = await change("move-dispatch", { day: "2027-04-20", from: "2027-04-20" });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("Please choose a day before the one by which they&#x27;re sent")]);
    expect([await plan("2027-05-31", "2027-04-10"), await plan("2027-04-20", "2026-12-01")]).toEqual([303, 303]);
    const { text } = await read("/operator/shop");
    expect(text).toMatch(
      /Pre-orders are sent by 31\sMarch 2027 From 1\sDecember 2026: sent by 20\sApril 2027 Cancel this change From 10\sApril 2027: sent by 31\sMay 2027 Cancel/,
    );
    expect(text).not.toContain("until then.");
    expect(text).not.toContain("The dispatch date is now");
    expect((await read("/checkout")).text).toMatch(/by 31\sMarch 2027/);
    for (let presses = 0; presses < 2; presses++) expect((await change("take-back-dispatch", { from: "2026-12-01" })).status).toBe(303);
    expect((await read("/operator/shop")).text).toMatch(/From 10\sApril 2027: sent by 31\sMay 2027 Nobody can order after 31\sMarch 2027 until then\. Cancel/);
    expect((await read("/operator/audit")).text).toMatch(
      /cancelled the dispatch date that was to begin on 1\sDecember 2026.*changed the dispatch date from 31\sMarch 2027 to 20\sApril 2027 as of 1\sDecember 2026/,
    );
    await change("take-back-dispatch", { from: "2027-04-10" });

    const begins = { starts_at: test.now(), day: "2027-05-31", set_at: test.now() };
    await test.db.insertInto("dispatch_starts").values(begins).execute();
    await followDispatchDate({ db: test.db, config: test.config, now: test.now });
    const begun = (await read("/operator/shop")).text;
    expect(begun).toMatch(
      /Pre-orders are sent by 31\sMay 2027 \d people who ordered earlier keep the date they were promised\. Can't keep it\?.*Email \d people/,
    );
    expect(begun).not.toContain("The dispatch date is now");
    expect((await read("/checkout")).text).toMatch(/by 31\sMay 2027/);
    await change("move-dispatch", { day: "2027-03-31", from: "" });
  });

  it("leads whoever may to what is set elsewhere", async () => {
    const { html } = await read("/operator/shop");
    for (const [, to] of otherSettings.list) expect(html).toContain(`href="${to}"`);
  });
});

it.each(["/operator/nothing-here", "/operator/orders/EMB-0000-0000", "/operator/mailbox/999999"])(
  "%s is not there, within the frame of the back office",
  async (path) => {
    const { status, text, html } = await read(path);
    expect(status).toBe(404);
    expect(text).toContain("We can't find that page");
    expect(html).toContain('aria-label="Back office"');
  },
);

it("the mailbox says whether emails are sent, and every page where they aren't", async () => {
  expect((await read("/operator/orders")).text).toContain("Preview: orders are tests. Emails stay in the Mailbox.");
  expect((await read("/operator/mailbox")).text).toContain("Emails are kept here, not sent, until a mail server is set up.");
  const sends = await openTestApp({ renderPage: await loadApp(), env: { MAIL_DELIVERY: "smtp", SMTP_URL: "smtp://127.0.0.1:9" } });
  const { text } = await read("/operator/mailbox", sends, await enter(sends));
  expect(text).toContain("Emails go out through your mail server");
  expect(text).not.toContain("not sent, until");
  expect(text).not.toContain("Emails stay in the Mailbox.");
  expect(text).toContain("None yet.");
  expect(text).not.toContain("From before your mail server was set up");
  await sends.close();
});

it("the mailbox of a shop that sends emails lists those to customers, each with its text; failed ones are tried again one by one or all at once", async () => {
  const sends = await openTestApp({ renderPage: await loadApp(), env: { MAIL_DELIVERY: "smtp", SMTP_URL: "smtp://127.0.0.1:9" } });
  const by = await enter(sends);
  await sends.startCheckout();
  const order = sends.db.updateTable("orders").set({ name: "Ann Lee", email: "ann@example.com" }).returning(["id", "reference"]);
  const { id, reference } = await order.executeTakeFirstOrThrow();
  const mail = (name: string, subject: string | null) => ({
    key: `${name}:${id}`,
    order_id: id,
    mail: name,
    at: sends.now(),
    subject,
    text: subject && "Hello Ann,",
  });
  await sends.db
    .insertInto("order_mails")
    .values([mail("order-receipt", "Your receipt"), mail("order-confirmed", null)])
    .execute();
  await sends.db
    .insertInto("mailbox")
    .values({ key: "k", to_address: "early@example.com", from_address: "f", subject: "An early one", text: "t", html: "h", headers: "{}", at: sends.now() })
    .execute();
  const kill = (n: number) =>
    sql`
    insert into pgboss.job (name, data, source_name, state, created_on) values ('dead', ${JSON.stringify({ mail: "order-receipt", about: id, key: `k${n}` })}, 'send-mail', 'created', now())`.execute(
      sends.db,
    );
  await kill(1);
  expect((await read("/operator/mailbox", sends, by)).text).not.toContain("Try all again");
  await kill(2);
  const { html, text } = await read("/operator/mailbox", sends, by);
  expect(text).toMatch(
    new RegExp(`Sent to customers .*Your receipt .* to Ann Lee, ${reference} .*From before your mail server was set up .*An early one .* to early@example.com`),
  );
  const [, path = ""] = /href="([^"]*mails\/order-receipt[^"]*)"/.exec(html) ?? [];
  expect((await read(path, sends, by)).text).toMatch(/Your receipt .*Sent \d.*Hello Ann,/);
  expect(html).toContain(`href="/operator/orders/${reference}"`);
  expect(text).toContain("Try all again");
  const all = await postForm(sends, "/operator/mailbox", { intent: "retry-all-mails" }, { cookie: by });
  expect(all.status).toBe(303);
  expect((await read("/operator/mailbox", sends, by)).text).not.toContain("Couldn't be sent");
  // Whoever has mended the mail server needn't wait until tomorrow.
  await sql`update pgboss.job set start_after = now() + interval '1 day' where name = 'send-mail' and state < 'active'`.execute(sends.db);
  const late = async () =>
    (await sql`select id from pgboss.job where name = 'send-mail' and state < 'active' and start_after > now() + interval '1 hour'`.execute(sends.db)).rows
      .length;
  const before = await late();
  const [, waiting = ""] = /name="mail" value="([^"]+)"(?:(?!<\/form>).)*Try now/s.exec((await read("/operator/mailbox", sends, by)).html) ?? [];
  const now = () => postForm(sends, "/operator/mailbox", { intent: "retry-mail", mail: waiting }, { cookie: by });
  expect([(await now()).status, await late()]).toEqual([303, before - 1]);
  expect([(await now()).status, await late()]).toEqual([303, before - 1]);
  await sends.close();
});

it("says that pre-orders are closed once the promised day has passed, and what opens them", async () => {
  const minutesAhead = (Date.parse("2027-04-02") - Date.now()) / 60_000;
  const late = await openTestApp({ renderPage: await loadApp(), minutesAhead });
  const by = await enter(late);
  for (const path of ["/operator", "/operator/shop"]) {
    const { text } = await read(path, late, by);
    expect(text).toContain("Pre-orders are closed: the dispatch date has passed");
    expect(text).not.toContain("Pre-orders are open");
  }
  expect((await read("/operator/shop", late, by)).text).toContain("That date has passed: nobody can order until you choose a later one.");
  await late.close();
});
