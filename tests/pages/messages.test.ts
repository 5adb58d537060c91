import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shownMessages } from "#contracts/message.ts";
import type { Role } from "#contracts/sign-in.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

const email = "ann.lee@example.com";
let test: TestApp;
let cookie = "";
let accountants = "";
let reference = "";
beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  cookie = await enter("Alex", "staff");
  accountants = await enter("Robin", "accountant");
  const written = await test.call("contact-us", { name: "Ann Lee", email, topic: "other", message: "Where is it?" });
  reference = String((await written.json()).reference);
});
afterAll(() => test.close());

async function enter(name: string, role: Role) {
  return test.signInAs(role, { name, email: `${name.toLowerCase()}@example.com` });
}
const read = async (path = `/operator/messages/${reference}`, by = cookie) =>
  (await test.request(path, { headers: { accept: "text/html", cookie: by } })).text();
const seen = async (path?: string) => readSeen(await read(path)).replaceAll(/\s+/g, " ");
const press = (fields: Record<string, string>) => postForm(test, `/operator/messages/${reference}`, fields, { cookie });
const written = "It goes out on Friday, “promised”.";

it("is led to from the overview, its list and a search, with who, how it begins and when", async () => {
  for (const path of ["/operator", "/operator/messages", `/operator/messages?search=${reference}`]) {
    expect(await read(path)).toContain(`href="/operator/messages/${reference}"`);
    expect(await seen(path)).toContain(`Message: Something else Ann Lee, ${email} Where is it? ${reference}, `);
  }
  expect(await seen("/operator/messages?view=closed")).toContain("No closed messages yet.");
  expect(await seen("/operator/messages?search=nobody")).toContain("No message matches “nobody”.");
  expect(await seen()).toContain(`${reference}, from Ann Lee.`);
});

it("leads on to the next that waits, and to a search for its sender's order where none has their address", async () => {
  expect(await read()).not.toContain("Next message");
  const later = await (await test.call("contact-us", { name: "Bo", email: "bo@example.com", topic: "other", message: "When does it come?" })).json();
  expect(await read()).toMatch(new RegExp(`href="/operator/messages/${later.reference}"[^>]*>Next message`));
  expect(await read()).toMatch(/No order has this email address\..*href="\/operator\/find\?search=Ann\+Lee"[^>]*>Look for “Ann Lee”/s);
  await test.db.deleteFrom("messages").where("reference", "=", String(later.reference)).execute();
});

it("is counted in a phone's bar, for those who may answer it; others have stock there", async () => {
  const bar = async (by: string) => /<nav aria-label="Pages".*?<button/s.exec(await read("/operator/figures", by))?.[0] ?? "";
  expect(readSeen(await bar(cookie))).toContain("Messages, 1 open");
  expect(await bar(cookie)).not.toContain('href="/operator/stock"');
  expect(await bar(accountants)).toContain('href="/operator/stock"');
  expect(await bar(accountants)).not.toContain("Messages");
});

it("gives back what was typed where an answer is too short or too long", async () => {
  const short = await press({ intent: "answer-message", answer: "Yes & no" });
  expect(short.status).toBe(400);
  expect(await short.text()).toMatch(/aria-invalid="true"[^>]*>Yes &amp; no<\/textarea>.*Please write at least 10 characters/s);
  const long = await (await press({ intent: "answer-message", answer: written.repeat(200) })).text();
  expect(long).toContain(written.repeat(200));
  expect(long).toContain("Please use at most 5,000 characters");
});

it("is given to somebody of the team: its list says who has it, they find it among theirs, and the audit says so once", async () => {
  expect(await seen("/operator/messages?view=mine")).toContain("No messages for you.");
  const [, alex = ""] = /<option value="([^"]+)">Alex</.exec(await read()) ?? [];
  expect(await read()).not.toContain(">Robin<");
  for (let times = 0; times < 2; times++) await press({ intent: "assign-message", assignee: alex });
  expect(await read()).toMatch(/<option value="[^"]+" selected="">Alex</);
  for (const path of ["/operator/messages", "/operator/messages?view=mine"]) expect(await seen(path)).toContain("Alex has it");
  await press({ intent: "assign-message", assignee: "" });
  expect(await seen("/operator/messages?view=mine")).toContain("No messages for you.");
  const lines = await test.db.selectFrom("operator_audit").select("facts").where("action", "=", "assignMessage").orderBy("id").execute();
  expect(lines).toEqual([{ facts: { of: "Alex", before: null } }, { facts: { of: null, before: "Alex" } }]);
  // Nobody has answered.
  expect(await seen()).not.toContain("Your answers");
  expect(await seen()).toMatch(/Timeline .*assigned a message to Alex \(before: nobody\) .*assigned a message to nobody \(before: Alex\)/);
});

it("is answered once, says who did and that the mail has gone, and the audit names no customer", async () => {
  for (let times = 0; times < 2; times++)
    expect((await press({ intent: "answer-message", answer: written, close: "yes" })).headers.get("location")).toBe(`/operator/messages/${reference}`);
  await test.drain();
  const page = await seen();
  expect(page).toMatch(/Closed on .*Alex answered .*The email has gone\. It goes out on Friday, “promised”\./);
  expect(page.match(/Alex answered/g)).toHaveLength(1);
  expect(await seen("/operator/messages")).toContain("No messages to answer.");
  await press({ intent: "reopen-message" });
  await press({ intent: "close-message" });
  expect(await seen()).toMatch(/Alex opened a message again .*Alex closed a message/);
  const lines = await test.db
    .selectFrom("operator_audit")
    .select(["action", "reference", "facts"])
    .where("reference", "=", reference)
    .where("action", "!=", "assignMessage")
    .orderBy("id")
    .execute();
  expect(lines).toEqual([
    { action: "answerMessage", reference, facts: { count: 1, before: "open", after: "closed" } },
    { action: "reopenMessage", reference, facts: { before: "closed", after: "open" } },
    { action: "closeMessage", reference, facts: { before: "open", after: "closed" } },
  ]);
});

it("leads on from the first hundred that wait to the others, and back", async () => {
  await sql`
    insert into messages (id, reference, kind, digest, name, email, details, suspect, at)
    select gen_random_uuid(), 'MSG-' || lpad(n::text, 4, '0') || '-0000', 'contact', sha256(n::text::bytea), 'Bo', 'bo@example.com', '{"topic": "other"}', false, ${test.now()}
    from generate_series(1, ${shownMessages + 3}::int) as n`.execute(test.db);
  const count = (html: string) => html.match(/href="\/operator\/messages\/MSG-/g)?.length;
  const first = await read("/operator/messages");
  expect(readSeen(first)).toContain(`${shownMessages} or more messages to answer.`);
  expect(count(first)).toBe(shownMessages);
  const [, more = ""] = /href="([^"]+)"[^>]*>More messages</.exec(first) ?? [];
  const rest = await read(more.replaceAll("&amp;", "&"));
  expect(count(rest)).toBe(3);
  expect(rest).not.toContain("More messages");
  expect(rest).toContain("Back to messages to answer");
});

it("is deleted where its sender asks for that, with the answers and the emails about it; of a serious reaction the report stays", async () => {
  const email = "withdraws@example.com";
  const report = { name: "Bo Withdraws", email, happened: "A rash.", when: "At once", where: "Left hand", stopped: "yes", consent: true };
  const references: string[] = [];
  for (const severity of ["mild", "serious"]) {
    const { reference: made } = (await (await test.call("report-reaction", { ...report, severity })).json()) as { reference: string };
    await postForm(test, `/operator/messages/${made}`, { intent: "answer-message", answer: `${written} ${severity}` }, { cookie });
    references.push(made);
  }
  await test.drain();
  const [mild = "", serious = ""] = references;
  for (const one of references) {
    const answer = await postForm(test, `/operator/messages/${one}`, { intent: "delete-message" }, { cookie });
    expect(answer.headers.get("location")).toBe("/operator/messages");
  }
  expect((await test.request(`/operator/messages/${mild}`, { headers: { accept: "text/html", cookie } })).status).toBe(404);
  expect(readSeen(await read(`/operator/messages/${serious}`))).toContain("A rash.");
  for (const table of ["messages", "mailbox", "message_answers"] as const)
    expect(JSON.stringify(await test.db.selectFrom(table).selectAll().execute()), table).not.toMatch(/withdraws/i);
  const lines = await test.db.selectFrom("operator_audit").select("reference").where("action", "=", "deleteMessage").orderBy("id").execute();
  expect(lines).toEqual([{ reference: mild }, { reference: serious }]);
});

it("is closed by the refund that a cancellation form asked for, and says so", async () => {
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url, { email: "ada@example.com" });
  await test.drain();
  const { reference: order } = await test.db.selectFrom("orders").select("reference").executeTakeFirstOrThrow();
  const form = { name: "Ada Lovelace", email: "ada@example.com", address: "1 High Street", order };
  const { reference: asked } = (await (await test.call("cancel-by-form", form)).json()) as { reference: string };
  expect(await seen(`/operator/messages/${asked}`)).toContain("Close without an answer");
  await test.shop.backend.operator.refundOrder(order, "Asked for it");
  await test.drain();
  expect(await seen(`/operator/messages/${asked}`)).toMatch(/Closed on .*Closed automatically: the order is refunded in full/);
});
