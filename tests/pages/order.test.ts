import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#contracts/sign-in.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

let test: TestApp;
let id: string;
let reference: string;
const cookies: Partial<Record<Role, string>> = {};

async function enterAs(name: string, role: Role) {
  cookies[role] = await test.signInAs(role, { name });
}

async function placeOrder() {
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url, { email: "ann@example.com", cardName: "Ann Lee" });
  await test.drain();
  return test.db.selectFrom("orders").select(["id", "reference"]).orderBy("created_at", "desc").executeTakeFirstOrThrow();
}

beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  ({ id, reference } = await placeOrder());
  await enterAs("Alex", "staff");
  await enterAs("Robin", "accountant");
}, 60_000);
afterAll(() => test.close());

const page = (path = "") => `/operator/orders/${reference}${path}`;
const read = async (path = page(), who: Role = "staff") => {
  const answer = await test.request(path, { headers: { accept: "text/html", cookie: cookies[who] ?? "", "x-forwarded-for": test.newAddress() } });
  return { status: answer.status, seen: readSeen(await answer.text()).replaceAll(/\s+/g, " ") };
};
const press = (fields: Record<string, string>, path = page()) => postForm(test, path, fields, { cookie: cookies.staff ?? "" });
const auditOf = async (action: string) =>
  (
    await test.db
      .selectFrom("operator_audit")
      .select(["facts"])
      .where("action", "=", action as "addOrderNote")
      .execute()
  ).map(({ facts }) => facts);

describe("a note", () => {
  it("is kept once with who wrote it, read by all who run the shop, and deleted", async () => {
    for (let i = 0; i < 2; i++) expect((await press({ intent: "add-note", note: "Rang on Friday:\nleave it with “next door”." })).status).toBe(303);
    for (const who of ["staff", "accountant"] as const) expect((await read(page(), who)).seen).toMatch(/Rang on Friday: leave it with “next door”\. Alex, /);
    expect((await read()).seen).toContain("Alex added a note (none before, 1 now)");
    expect(await auditOf("addOrderNote")).toEqual([{ before: 0, after: 1 }]);
    expect(JSON.stringify(await test.shop.backend.operator.copyPerson("ann@example.com"))).toContain("next door");
    const [note] = await test.shop.backend.operator.listOrderNotes(reference);
    for (let i = 0; i < 2; i++) expect((await press({ intent: "remove-note", note: note?.id ?? "" })).status).toBe(303);
    expect((await read()).seen).not.toContain("next door");
    expect((await read()).seen).toContain("Alex deleted a note (1 before, none now)");
    expect(await auditOf("removeOrderNote")).toEqual([{ before: 1, after: 0 }]);
  });

  it("that says nothing is refused beside its field; so is one on an order that names nobody", async () => {
    const empty = await press({ intent: "add-note", note: " " });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Please write the note");
    await test.startCheckout();
    const { reference: unnamed } = await test.db.selectFrom("orders").select("reference").where("email", "is", null).executeTakeFirstOrThrow();
    expect((await press({ intent: "add-note", note: "Who?" }, `/operator/orders/${unnamed}`)).status).toBe(409);
    expect((await read(`/operator/orders/${unnamed}`)).seen).toMatch(/Money Not paid yet £15\.00/);
  });
});

describe("a mail", () => {
  it("that went out is listed with its day, read as it would go out now, and sent again once for two presses", async () => {
    expect((await read()).seen).toMatch(/Emails to the customer Pre-order confirmed, and receipt Kept in the Mailbox, \d/);
    const mail = await read(page("/mails/order-confirmed"));
    expect(mail.seen).toContain("This isn't a copy: it's how the email would read if it went out now.");
    expect(mail.seen).toMatch(new RegExp(`Your \\w+ pre-order ${reference} is confirmed To ann@example.com .*Hello Ann`));
    const links = () => test.db.selectFrom("secret_links").select("token_hash").where("subject", "=", id).execute();
    const before = await links();
    await read(page("/mails/order-confirmed"));
    expect(await links(), "the link in it was made for nobody").toHaveLength(before.length);
    expect((await read(page(), "accountant")).seen).not.toContain("Send again");
    const given = JSON.stringify({ mail: "order-confirmed", about: id, key: `order-confirmed:${id}:given-up` });
    await sql`insert into pgboss.job (name, data, source_name, source_id) values ('dead', ${given}::jsonb, 'send-mail', gen_random_uuid())`.execute(test.db);
    expect((await read()).seen).toContain("Couldn't be sent");
    for (let i = 0; i < 2; i++) expect((await press({ intent: "resend-mail", mail: "order-confirmed" })).status).toBe(303);
    expect((await read()).seen).toContain("Waiting to go out");
    expect((await read()).seen).not.toContain("Couldn't be sent");
    await test.drain();
    const kept = await test.db.selectFrom("mailbox").select("key").where("key", "like", `order-confirmed:${id}%`).execute();
    expect(kept).toHaveLength(2);
    expect(await auditOf("resendOrderMail")).toEqual([{ of: "order-confirmed" }]);
    expect((await read()).seen).toContain("Alex sent an email again: Pre-order confirmed, and receipt");
  });

  it("that went out is read as it was sent, whatever the order says by now; one from before texts were kept, as it would be now", async () => {
    const links = async (who: Role = "staff") => {
      const html = await (await test.request(page(), { headers: { accept: "text/html", cookie: cookies[who] ?? "" } })).text();
      return [...html.matchAll(/href="(\/operator\/orders\/[^"]+\/mails\/order-confirmed[^"]*)"/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));
    };
    const [first = ""] = await links();
    const { name } = await test.db.selectFrom("orders").select("name").where("id", "=", id).executeTakeFirstOrThrow();
    await test.db.updateTable("orders").set({ name: "Someone Else" }).where("id", "=", id).execute();
    const { seen } = await read(first);
    expect(seen).toMatch(
      new RegExp(
        `Your \\w+ pre-order ${reference} is confirmed To ann@example.com Kept in the Mailbox \\d.*Hello Ann Lee,.*See your order: \\(private link\\)`,
      ),
    );
    expect(seen).not.toContain("if it went out now");
    expect((await read(page("/mails/order-confirmed"))).seen).toContain("Hello Someone Else,");
    expect((await read(page("/mails/order-confirmed?sent=%00nonsense"))).seen).toContain("if it went out now");
    expect((await read(first.replace("order-confirmed?", "order-receipt?"))).seen, "another email's").toContain("if it went out now");
    expect((await read(first, "accountant")).status).toBe(403);
    await test.db.updateTable("orders").set({ name }).where("id", "=", id).execute();
    expect(await test.shop.backend.operator.copyPerson("ann@example.com")).toMatchObject({
      orders: [{ emails: expect.arrayContaining([expect.objectContaining({ mail: "order-confirmed", text: expect.stringContaining("Hello Ann Lee,") })]) }],
    });
    const before = { order_id: id, mail: "order-receipt", key: `order-receipt:${id}`, at: test.now() };
    await test.db.insertInto("order_mails").values(before).execute();
    expect(await test.shop.backend.operator.listSentMails(), "the others stayed in the mailbox").toMatchObject([
      { mail: "order-receipt", reference, name, subject: null, kept: null },
    ]);
    await test.db.deleteFrom("order_mails").where("mail", "=", "order-receipt").execute();
  });

  it("that was never sent isn't sent again, and one that no order has isn't known", async () => {
    expect((await press({ intent: "resend-mail", mail: "order-delivered" })).status).toBe(409);
    expect((await press({ intent: "resend-mail", mail: "owner-order" })).status).toBe(404);
    expect((await read(page("/mails/nonsense"))).status).toBe(404);
    expect((await read("/operator/orders/EMB-0000-0000/mails/order-confirmed")).status).toBe(404);
  });

  it("isn't sent again once it isn't true any more, and the page says so; two about a delay are told apart", async () => {
    const late = { order_id: id, mail: "order-delayed" };
    const told = (newDay: string | null, minutes: number) =>
      sql`insert into order_history (order_id, status, type, payload, by, at)
        values (${id}, 'paid', 'delayed', ${JSON.stringify({ newDay })}, 'shop', ${addMinutes(test.now(), minutes)})`.execute(test.db);
    await told(null, -9);
    await told("2027-05-15", -5);
    const sent = [-8, -4].map((minutes) => ({ ...late, key: `order-delayed:${id}:${minutes}`, at: addMinutes(test.now(), minutes) }));
    await test.db.insertInto("order_mails").values(sent).execute();
    await test.db.updateTable("orders").set({ delay: "new-date" }).where("id", "=", id).execute();
    const again = async () => (await test.shop.backend.operator.listOrderMails(reference)).map(({ kind, fits }) => [kind, fits]);
    expect(await again()).toEqual(
      expect.arrayContaining([
        ["order-delayed-without-date", false],
        ["order-delayed", true],
        ["order-confirmed", true],
      ]),
    );
    await test.shop.backend.operator.dispatchOrder(reference);
    expect((await again()).every(([, fits]) => fits === false)).toBe(true);
    expect((await read()).seen).toMatch(/Late, with a new date Kept in the Mailbox, \d/);
    expect((await read()).seen).not.toContain("Send again");
    for (const mail of ["order-delayed", "order-confirmed"]) expect((await press({ intent: "resend-mail", mail })).status, mail).toBe(409);
    await test.shop.backend.operator.undoDispatch(reference);
    await test.db.deleteFrom("order_mails").where("mail", "=", "order-delayed").execute();
    await test.db.updateTable("orders").set({ delay: null }).where("id", "=", id).execute();
  });

  it("that was refused, or given up, says so", async () => {
    await test.db
      .insertInto("bounces")
      .values(["address-corrected", "order-delayed"].map((mail) => ({ key: `${mail}:${id}`, mail, about: id, code: 550, at: test.now() })))
      .execute();
    expect((await read()).seen).toContain("Delivery address corrected Refused by their mail server, ");
    expect((await read()).seen).toContain("Late, with a new date Refused by their mail server, ");
  });
});

describe("a label", () => {
  const form = 'value="void-label"';
  const html = async () => (await test.request(page(), { headers: { accept: "text/html", cookie: cookies.staff ?? "" } })).text();

  it("is voided after a question, and not once the order is marked as sent; nor is another offered then", async () => {
    expect((await press({ intent: "make-label", phone: "" })).status).toBe(303);
    expect(readSeen(await html()).replaceAll(/\s+/g, " ")).toMatch(/Void the label .*You can make another label afterwards\. .*Yes, void it/);
    await test.shop.backend.operator.dispatchOrder(reference);
    expect(await html()).not.toContain("void-label");
    expect((await press({ intent: "void-label" })).status).toBe(409);
    await test.shop.backend.operator.undoDispatch(reference);
    expect(await html()).toContain(form);
    expect((await press({ intent: "void-label" })).status).toBe(303);
    expect(await html()).toContain("Make the label");
    await test.shop.backend.operator.dispatchOrder(reference);
    expect(await html()).not.toContain("Make the label");
    await test.shop.backend.operator.undoDispatch(reference);
  });
});

describe("an order that somebody has asked to cancel", () => {
  it("says so at its head with the way to the message, and is neither labelled, printed nor sent until somebody has decided", async () => {
    const { operator } = test.shop.backend;
    await operator.makeLabel(reference);
    const asked = { name: "Ann Lee", email: "ann@example.com", address: "1 High Street", order: reference, trap: "" };
    const message = await test.shop.backend.cancelByForm(asked, test.someCaller());
    const html = async (path: string) => (await test.request(path, { headers: { accept: "text/html", cookie: cookies.staff ?? "" } })).text();
    const own = await html(page());
    // Its buyer is told as much, by the link of their confirmation.
    const mails = await test.db.selectFrom("mailbox").select("text").where("text", "like", `%${reference}%`).execute();
    const link = mails.map(({ text }) => /\/order\/[\w-]{20,}/.exec(text)?.[0]).find((path) => path !== undefined);
    const forBuyer = async () => readSeen(await (await test.request(link ?? "", { headers: { accept: "text/html" } })).text());
    expect(await forBuyer()).toContain("We've had a cancellation form for this order");
    expect(own).toContain(`href="/operator/messages/${message.reference}"`);
    expect(own).not.toMatch(/value="dispatch"|value="make-label"|Open the label/);
    expect((await read(page(), "accountant")).seen).toContain("Somebody has asked to cancel this order");
    // What's pressed says what it comes to, here too.
    expect((await read("/operator")).seen).toMatch(new RegExp(`${reference} Keep the order`));
    const list = await html("/operator/orders?status=paid&choose=all");
    expect(readSeen(list)).toContain("asked to cancel");
    expect(list).not.toMatch(new RegExp(`type="checkbox"[^>]*value="${reference}"|value="dispatch"[^>]*aria-label="[^"]*${reference}`));
    const pack = await press({ intent: "pack", reference }, "/operator/orders");
    expect([pack.status, readSeen(await pack.text())]).toEqual([409, expect.stringContaining("Somebody has asked to cancel this order.")]);
    for (const act of [operator.makeLabel, operator.fetchLabel, operator.dispatchOrder, (one: string) => operator.readPackingFile([one])])
      await expect(act(reference)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("asked to cancel") });
    const [, alert = ""] = /name="alert" value="(\d+)"/.exec(own) ?? [];
    expect((await press({ intent: "resolve-alert", alert })).status).toBe(303);
    expect(await forBuyer()).not.toContain("cancellation form");
    expect(await html(page())).toMatch(/value="dispatch".*Open the label/s);
    await operator.voidLabel(reference);
    await test.drain();
  });
});

describe("the list of orders", () => {
  it("says how many of those to send are just marked as sent", async () => {
    await test.shop.backend.operator.dispatchOrder(reference);
    expect((await read("/operator/orders?status=paid")).seen).toContain("1 order to send, just marked as sent.");
    await test.shop.backend.operator.undoDispatch(reference);
    expect((await read("/operator/orders?status=paid")).seen).toContain("1 order to send.");
  });

  it("has those whose promised day is over, and those that are flagged", async () => {
    const list = async (status: string) => (await read(`/operator/orders?status=${status}`)).seen;
    expect(await list("late")).toContain("No orders running late.");
    expect(await list("attention")).toContain("No orders needing attention.");
    await test.db.updateTable("orders").set({ dispatch_by: "2020-01-01" }).where("id", "=", id).execute();
    await sql`insert into operator_alerts (order_id, kind, detail, at) values (${id}, 'disputed', 'x', now())`.execute(test.db);
    expect(await list("late")).toMatch(new RegExp(`1 order running late\\..*${reference}`));
    expect(await list("attention")).toMatch(new RegExp(`1 order needing attention\\..*${reference}`));
    expect((await read(page())).seen).toMatch(/A customer has disputed a payment As things stood on [^:]*:[^:]*: x Mark as done/);
    expect((await read("/operator")).seen).toMatch(
      new RegExp(`A customer has disputed a payment: ${reference} As things stood on \\d.* at \\d\\d:\\d\\d: x Open the order: ${reference} Mark as done`),
    );
    expect((await read("/operator", "accountant")).seen).toMatch(new RegExp(`Open the order: ${reference}(?! Mark as done)`));
    // Put away, it's no less disputed: whoever refunds reads so first.
    const warns = /Refund[^.]*The customer has disputed this payment with their bank/;
    await sql`update operator_alerts set resolved_at = now(), by_hand = true`.execute(test.db);
    for (const path of [page(), "/operator/orders"]) expect((await read(path)).seen).toMatch(warns);
    await test.db.deleteFrom("operator_alerts").execute();
    for (const path of [page(), "/operator/orders"]) expect((await read(path)).seen).not.toMatch(warns);
  });
});

describe("a view of the orders", () => {
  const late = "/operator/orders?search=Scotland&status=late";
  const list = async (path = "/operator/orders", who: Role = "staff") =>
    (await test.request(path, { headers: { accept: "text/html", cookie: cookies[who] ?? "", "x-forwarded-for": test.newAddress() } })).text();
  const save = (name: string, path = late) => press({ intent: "save-view", name }, path);
  const link = (name: string, current = "") =>
    new RegExp(`<a (?=[^>]*href="/operator/orders\\?search=Scotland&amp;status=late")[^>]*${current}[^>]*>${name}</a>`);

  it("is saved once by whoever searched, found by nobody else, and removed; the audit has neither its name nor its words", async () => {
    expect(await list()).not.toContain("Save this view");
    expect(await list(late)).toContain("Save this view");
    for (let i = 0; i < 2; i++) expect((await save("Scotland, running late")).headers.get("location")).toBe(late);
    expect(await list()).toMatch(link("Scotland, running late"));
    const shown = await list(late);
    expect(shown).toMatch(link("Scotland, running late", 'aria-current="page"'));
    expect(shown).not.toContain("Save this view");
    expect(await list(late, "accountant")).not.toContain("Scotland, running late");
    expect(await auditOf("saveView")).toEqual([{}]);
    const [, id = ""] = /name="view" value="([^"]+)"/.exec(shown) ?? [];
    const others = await postForm(test, late, { intent: "remove-view", view: id }, { cookie: cookies.accountant ?? "" });
    expect([others.status, await list()]).toEqual([303, expect.stringMatching(link("Scotland, running late"))]);
    for (let i = 0; i < 2; i++) expect((await press({ intent: "remove-view", view: id }, late)).status).toBe(303);
    expect(await list()).not.toContain("Scotland, running late");
    expect(await auditOf("removeView")).toEqual([{}]);
  });

  it("of a name that's taken, of none or of one too long is refused beside its field, and what was typed stays; so is the twenty-first", async () => {
    const refused = async (name: string, why: string, path = late) => {
      const answer = await save(name, path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      const html = await answer.text();
      expect(html).toMatch(/<details open="">/);
      expect(html).toContain(`value="${name}"`);
      expect(readSeen(html.slice(html.indexOf('name-error">')))).toMatch(why);
    };
    await save("Late ones");
    await refused("late ONES", "You have a view called “Late ones” already", "/operator/orders?status=late");
    await refused(" ", "Please give the view a name", "/operator/orders?status=paid");
    await refused("x".repeat(41), "Please use at most 40 characters", "/operator/orders?status=paid");
    expect((await save("Everything", "/operator/orders")).status).toBe(400);
    for (let count = 2; count <= 20; count++) expect((await save(`View ${count}`, `/operator/orders?search=${count}`)).status).toBe(303);
    await refused("One more", "You have 20 views already", "/operator/orders?search=more");
  });

  it("isn't offered to whoever came by a link, and goes with its person", async () => {
    const { operator, door } = test.shop.backend;
    const opened = await door.openSession((await operator.makeLink()).url.split("/").at(-1) ?? "", test.someCaller());
    const headers = { accept: "text/html", cookie: `__Host-operator=${opened?.token}`, "x-forwarded-for": test.newAddress() };
    expect(await (await test.request(late, { headers })).text()).not.toContain("Save this view");
    expect((await postForm(test, late, { intent: "save-view", name: "Mine" }, { cookie: headers.cookie })).status).toBe(403);
    await enterAs("Leaver", "owner");
    await postForm(test, late, { intent: "save-view", name: "Mine" }, { cookie: cookies.owner ?? "" });
    const mine = () => test.db.selectFrom("saved_views").select("person_id").where("name", "=", "Mine").execute();
    const [kept] = await mine();
    await test.db
      .deleteFrom("operator_people")
      .where("id", "=", kept?.person_id ?? "")
      .execute();
    expect([kept, await mine()]).toEqual([expect.anything(), []]);
  });
});

describe("an order that its customer cancels by telephone", () => {
  it("is cancelled and refunded by one form, which says what comes of it", async () => {
    const { reference: other } = await placeOrder();
    expect((await read(`/operator/orders/${other}`)).seen).toMatch(/Cancel the order .*Nothing is sent, the tube is for sale again, and £15\.00 goes back/);
    const fields = { intent: "cancel", of: "1500", amount: "15.00" };
    const refused = await (await press({ ...fields, why: " " }, `/operator/orders/${other}`)).text();
    expect(refused).toMatch(/Cancel the order/);
    expect((await press({ ...fields, why: "rang" }, `/operator/orders/${other}`)).status).toBe(303);
    await test.drain();
    expect((await read(`/operator/orders/${other}`)).seen).toMatch(
      /refunded, 1 × .*Money Paid on .*Left to refund £0\.00 £15\.00: refunded, \d+ \S+ \d+ ?rang/,
    );
  });

  it("is named with its person, in its title and heading", async () => {
    const html = await (await test.request(page(), { headers: { accept: "text/html", cookie: cookies.staff ?? "" } })).text();
    expect(html).toMatch(new RegExp(`<title>Ann Lee, ${reference}`));
    expect(readSeen(html)).toContain(`Ann Lee, ${reference}`);
  });

  it("whose tube is here already is booked in at once, and the page says how much goes back", async () => {
    const { reference: sent, id: other } = await placeOrder();
    await test.db.updateTable("orders").set({ status: "delivered" }).where("id", "=", other).execute();
    const path = `/operator/orders/${sent}`;
    expect((await press({ intent: "open-return", here: "yes" }, path)).status).toBe(303);
    expect((await read("/operator")).seen).toMatch(new RegExp(`Returns expected ${sent} ?Ann Lee`));
    const led = (await test.request("/operator", { headers: { accept: "text/html", cookie: cookies.staff ?? "" } })).text();
    expect(await led).toMatch(new RegExp(`href="${path}#return"[^>]*>Book it in<`));
    expect(await (await test.request(path, { headers: { accept: "text/html", cookie: cookies.staff ?? "" } })).text()).toMatch(
      /<h2 id="return"[^>]*>Cancelled/,
    );
    const back = await press({ intent: "settle-return", outcome: "back", restock: "on" }, path);
    expect(decodeURIComponent(back.headers.getSetCookie().join()).replaceAll("+", " ")).toContain("The return is closed, and £15.00 goes back");
    await test.drain();
    const keys = await test.db.selectFrom("mailbox").select("key").where("key", "like", `return-%${other}%`).execute();
    expect(keys).toEqual([{ key: `return-settled:${other}` }]);
    expect((await read("/operator/stock")).seen).toMatch(new RegExp(`\\+1 Sent back unopened ${sent}`));
  });

  it("once it's sent has a return begun by the shop: one mail however often it's pressed, and nothing to begin where nothing was sent", async () => {
    expect((await press({ intent: "open-return" })).status).toBe(409);
    await test.db.updateTable("orders").set({ status: "dispatched" }).where("id", "=", id).execute();
    for (let i = 0; i < 2; i++) expect((await press({ intent: "open-return" })).status).toBe(303);
    await test.drain();
    const { seen } = await read();
    expect(seen).toMatch(/Cancelled after it was sent The customer cancelled on/);
    expect(seen.match(/Alex opened a return/g)).toHaveLength(1);
    const keys = await test.db.selectFrom("mailbox").select("key").where("key", "like", `return%${id}%`).execute();
    expect(keys).toEqual([{ key: `return-asked:${id}` }]);
  });
});
