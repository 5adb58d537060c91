import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { shownMessages } from "#contracts/message.ts";
import type { Role } from "#contracts/sign-in.ts";
import { messageActions } from "#server/modules/messages/answers.ts";
import { clockDays, type NewEnquiry, receiveEnquiry, saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { copyEmails } from "#server/modules/privacy/copy.ts";
import { eraseFromDatabase } from "#server/modules/privacy/erase-from-database.ts";
import { addDays, daysAfter, londonDay } from "#server/platform/dates.ts";
import type { MailToSend } from "#server/platform/mail/mails.ts";
import { createSmtpMail } from "#server/providers/mail/smtp.ts";
import { mailer } from "#server/shop.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";
import { playSmtp } from "#tests/support/play-smtp.ts";

const fixture: MailFixture = await openMailFixture();
const { db } = fixture;
const operator = messageActions(fixture.needs);
beforeEach(async () => {
  for (const table of ["messages", "mailbox", "orders", "erasures", "bounces"] as const) await sql`truncate ${sql.table(table)} cascade`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
});
afterAll(() => fixture.close());

const newEmail = () => `${randomUUID()}@example.com`;
const words = "Hello,\n\nit goes out on Friday.\nBest wishes";

/** Written so many days ago; answers its reference. */
async function write(daysAgo = 0, given: Partial<NewEnquiry> = {}) {
  const message = { kind: "contact", name: "Ann O'Brien", email: newEmail(), details: { message: "Where is it?" }, suspect: false, ...given } as const;
  return (await saveEnquiry(db, message, addDays(fixture.now(), -daysAgo))).reference;
}
const referencesOf = async (...filter: Parameters<typeof operator.listMessages>) => (await operator.listMessages(...filter)).map(({ reference }) => reference);
const sentTo = async (email: string) => (await fixture.mailTo(email)).filter(({ subject }) => subject.startsWith("About your"));

test("those that wait: serious reactions, then the law's clocks by their day, then the oldest; a machine's come last", async () => {
  const machine = await write(20, { suspect: true });
  const young = await write(1);
  const old = await write(3);
  const mild = await write(2, { kind: "reaction", details: { severity: "mild" } });
  const complaint = await write(5, { kind: "privacy" });
  const cancelled = await write(4, { kind: "cancellation" });
  const serious = await write(0, { kind: "reaction", details: { severity: "serious" } });
  expect(await referencesOf()).toEqual([serious, cancelled, complaint, old, mild, young, machine]);
  const [first, second, third, fourth] = await operator.listMessages();
  expect([first, fourth]).toMatchObject([
    { isSerious: true, due: null },
    { isSerious: false, due: null },
  ]);
  expect([second?.due, third?.due]).toEqual([clockDays.cancellation - 4, clockDays.privacy - 5].map((days) => daysAfter(londonDay(fixture.now()), days)));
});

test("those that wait come page by page, each once, also where many came at one moment or the last one seen was closed meanwhile", async () => {
  const late = [await write(2, { suspect: true }), await write(1, { suspect: true })];
  for (let nth = 0; nth < shownMessages + 20; nth++) await write(3);
  for (let nth = 0; nth < 5; nth++) await write(nth, { kind: "privacy" });
  const first = (await referencesOf()).slice(0, shownMessages);
  const seen = first.at(-1) ?? "";
  await operator.closeMessage(seen);
  const others = await referencesOf({ after: seen });
  expect(new Set([...first, ...others]).size).toBe(shownMessages + 27);
  expect(others).toHaveLength(27);
  expect(others.slice(-2)).toEqual(late);
  expect(await operator.readOpenMessages()).toBe(shownMessages + 26);
  expect(await referencesOf({ after: "MSG-0000-0000" }), "of one that's gone they begin anew").toHaveLength(shownMessages + 1);
});

test("those that are closed come page by page, the last closed first", async () => {
  const references: string[] = [];
  for (let nth = 0; nth < 51; nth++) {
    const reference = await write(60 - nth);
    fixture.pass(1);
    await operator.closeMessage(reference);
    references.unshift(reference);
  }
  const first = await operator.listMessages({ closed: true });
  expect(first.map(({ reference }) => reference)).toEqual(references.slice(0, 50));
  expect(await referencesOf({ closed: true, from: first.at(-1)?.closedAt ?? undefined })).toEqual(references.slice(50));
  expect(await referencesOf()).toEqual([]);
});

test("a search looks through both, by any part of a reference, name or email address, and takes no sign for a joker", async () => {
  const email = newEmail();
  const [waits, closed, other] = [await write(1, { email }), await write(2, { email }), await write(0, { name: "Bo_Lee" })];
  await operator.closeMessage(closed);
  expect(await referencesOf({ search: email.slice(3).toUpperCase() })).toEqual([closed, waits]);
  expect(await referencesOf({ search: other.replaceAll("-", "").slice(2).toLowerCase() })).toEqual([other]);
  expect(await referencesOf({ search: " o'br " })).toEqual([closed, waits]);
  expect(await referencesOf({ search: "o_l" })).toEqual([other]);
  expect(await referencesOf({ search: "%" })).toEqual([]);
});

test("an answer is kept, mailed as plain paragraphs with the reference, and a reply to it reaches the shop", async () => {
  const email = newEmail();
  const reference = await write(1, { email });
  const order = fixture.newReference();
  await fixture.addOrder({ reference: order, email: email.toUpperCase() });
  await operator.answerMessage(reference, `  ${words.replaceAll("\n", "\r\n")} <b>"quoted"</b>\u0000 `, true);
  const kept = `${words} <b>"quoted"</b>`;
  expect(await operator.readMessage(reference)).toMatchObject({
    closedAt: fixture.now(),
    answers: [{ words: kept, at: fixture.now(), mail: "waiting" }],
    orders: [{ reference: order, status: "paid", isTheirs: true }],
  });
  const [mail] = await sentTo(email);
  expect(mail?.subject).toBe(`About your message (${reference})`);
  expect(mail?.text).toContain(kept);
  expect(mail?.text).toMatch(/To write back.*\n\nYou wrote on \d+\s\w+\s\d{4}:\n\n> Where is it\?\n/);
  expect(mail?.html).toMatch(/<p [^>]*>Hello,<\/p>\s*<p [^>]*>it goes out on Friday\.<br>Best wishes &lt;b&gt;/);
  const { headers } = await db.selectFrom("mailbox").select("headers").where("id", "=", String(mail?.id)).executeTakeFirstOrThrow();
  expect(headers["Reply-To"]).toBe(company.email);
  expect((await operator.readMessage(reference)).answers).toMatchObject([{ mail: "sent" }]);
});

test("below an answer stands what it answers, in their own words: shortened, of a chat its end, of a machine's nothing", async () => {
  async function quoted(given: Partial<NewEnquiry>) {
    const email = newEmail();
    await operator.answerMessage(await write(1, { email, ...given }), words, true);
    return (await sentTo(email))[0]?.text.split("To write back, reply to this email.")[1]?.split("\n--")[0] ?? "";
  }
  expect(await quoted({ details: { message: "It is cold. ".repeat(200) } })).toMatch(/> (It is cold\. ){100,124}.* …\n$/);
  const chat = await quoted({ details: { topic: "the chat", conversation: `Visitor: first\n\n${"Assistant: Yes.\n\n".repeat(90)}Visitor: last` } });
  expect(chat).toMatch(/^\s+How your chat ended:\n\n> … (?!.*first).*\n> \n> Visitor: last\n$/s);
  const reaction = await quoted({ kind: "reaction", details: { happened: "Red spots\n<b>here</b>", where: "Left hand", severity: "mild" } });
  expect(reaction).toMatch(/^\s+You wrote on \d.*:\n\n> Red spots\n> <b>here<\/b>\n$/);
  expect((await quoted({ suspect: true })).trim()).toBe("");
});

test("by a mail server a person's answers are no machine's, and stand in one thread with what acknowledged the message, as an answer from the owner's copy does", async () => {
  const smtp = await playSmtp();
  try {
    const message = { kind: "contact", name: "Ann", email: newEmail(), details: { message: "Where is it?" }, suspect: false } as const;
    const { reference } = await receiveEnquiry(fixture.needs)(message, fixture.someCaller());
    for (const answer of [words, `${words}, again`]) {
      fixture.pass(1);
      await operator.answerMessage(reference, answer, false);
    }
    const carrier = createSmtpMail({ url: smtp.url, from: fixture.needs.config.MAIL_FROM });
    const { rows } = await sql<{ data: MailToSend }>`select data from pgboss.job where name = 'send-mail' and data ->> 'mail' ~ 'message'`.execute(db);
    for (const { data } of rows) {
      const mail = await mailer.compose(fixture.needs, data);
      if (mail) await carrier.send(mail);
    }
    const sent = smtp.received.map(({ mail: { messageId, inReplyTo, references, subject, headers } }) => {
      const isAuto = headers.some(({ key }) => key === "auto-submitted");
      return { messageId, inReplyTo, references, isAuto, isAnswer: subject?.startsWith("About"), isOwners: subject?.startsWith("Message:") };
    });
    const [received] = sent.filter(({ isAnswer, isOwners }) => !isAnswer && !isOwners);
    expect(sent.find(({ isOwners }) => isOwners)).toMatchObject({ inReplyTo: received?.messageId });
    const answers = sent.filter(({ isAnswer }) => isAnswer);
    expect(received).toMatchObject({ inReplyTo: undefined, references: undefined, isAuto: true });
    const first = answers.find(({ inReplyTo }) => inReplyTo === received?.messageId);
    const second = answers.find(({ inReplyTo }) => inReplyTo === first?.messageId);
    expect([first, second]).toMatchObject([
      { references: received?.messageId, isAuto: false },
      { references: `${received?.messageId} ${first?.messageId}`, isAuto: false },
    ]);
  } finally {
    await smtp.close();
  }
});

test("pressed twice, at once, and again after a lost answer it is one answer and one mail; other words, or the same on another day, are another", async () => {
  const email = newEmail();
  const reference = await write(0, { email });
  await Promise.all(Array.from({ length: 8 }, () => operator.answerMessage(reference, words, false)));
  expect(await operator.listMessages()).toMatchObject([{ reference, isAnswered: true }]);
  await operator.answerMessage(reference, words, true);
  expect(await sentTo(email)).toHaveLength(1);
  expect((await operator.readMessage(reference)).closedAt).not.toBeNull();
  await operator.answerMessage(reference, `${words}, again`, false);
  fixture.pass(25 * 60);
  await operator.answerMessage(reference, words, false);
  expect((await operator.readMessage(reference)).answers).toHaveLength(3);
  expect(await sentTo(email)).toHaveLength(3);
});

test("it says whether the mail failed: refused by their server, or given up until it's tried again", async () => {
  const reference = await write();
  await operator.answerMessage(reference, words, true);
  const mails = async () => (await operator.readMessage(reference)).answers.map(({ mail }) => mail);
  const [{ id } = { id: "" }] = await db.selectFrom("message_answers").select("id").execute();
  await sql`update pgboss.job set state = 'failed' where name = 'send-mail'`.execute(db);
  expect(await mails()).toEqual(["failed"]);
  // After thirty days the queue has only what's dead.
  await sql`update pgboss.job set name = 'dead', source_name = 'send-mail', state = 'created' where name = 'send-mail'`.execute(db);
  expect(await mails()).toEqual(["failed"]);
  await fixture.needs.sendJob(db, "send-mail", { mail: "message-answer", about: id, key: `message-answer:${id}` });
  expect(await mails()).toEqual(["waiting"]);
  const bounce = { key: `message-answer:${id}`, mail: "message-answer", about: id, code: 550, at: fixture.now() } as const;
  await db.insertInto("bounces").values(bounce).execute();
  expect(await mails()).toEqual(["refused"]);
});

test("the same words once more after their mail was refused, or given up, are another answer with a mail of its own", async () => {
  const email = newEmail();
  const reference = await write(0, { email });
  const mails = async () => (await operator.readMessage(reference)).answers.map(({ mail }) => mail);
  await operator.answerMessage(reference, words, false);
  await sql`update pgboss.job set state = 'failed' where name = 'send-mail'`.execute(db);
  fixture.pass(1);
  for (let times = 0; times < 2; times++) await operator.answerMessage(reference, words, false);
  expect(await mails()).toEqual(["failed", "waiting"]);
  const { id } = await db.selectFrom("message_answers").select("id").orderBy("at", "desc").executeTakeFirstOrThrow();
  const bounce = { key: `message-answer:${id}`, mail: "message-answer", about: id, code: 552, at: fixture.now() } as const;
  await db.insertInto("bounces").values(bounce).execute();
  fixture.pass(1);
  for (let times = 0; times < 2; times++) await operator.answerMessage(reference, words, true);
  expect(await mails()).toEqual(["failed", "refused", "waiting"]);
});

test("is closed and opened again as often as pressed, and nothing but a known message is", async () => {
  const reference = await write();
  for (let times = 0; times < 2; times++) await operator.closeMessage(reference);
  expect(await referencesOf({ closed: true })).toEqual([reference]);
  for (let times = 0; times < 2; times++) await operator.reopenMessage(reference);
  expect(await referencesOf()).toEqual([reference]);
  for (const unknown of ["MSG-0000-0000", "", "\u0000"])
    for (const act of [operator.readMessage, operator.closeMessage, operator.reopenMessage, (one: string) => operator.answerMessage(one, words, true)])
      await expect(act(unknown)).rejects.toMatchObject({ code: "not-found" });
});

/** Somebody of the team; answers their id. */
const join = async (name: string, role: Role, email_verified = true) =>
  (
    await db
      .insertInto("operator_people")
      .values({ email: newEmail(), name, role, email_verified, created_at: fixture.now(), updated_at: fixture.now() })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

test("a request that came another way has a month from the day it was made, mails nobody by itself, and is answered as a request; twice it's one", async () => {
  const email = newEmail();
  const today = londonDay(fixture.now());
  const asked = `${Number(today.slice(0, 4)) - 1}-12-31`;
  const { reference } = await operator.noteRequest({ email: ` ${email.toUpperCase()}`, asked, wish: "deletion" });
  expect(await operator.noteRequest({ email, asked, wish: "deletion" })).toEqual({ reference, isNew: false });
  const waits = await write(9);
  expect(await operator.listMessages()).toMatchObject([
    { reference, kind: "privacy", title: "Data request: deletion", email, due: `${today.slice(0, 4)}-01-31`, isRequest: true },
    { reference: waits, isRequest: false },
  ]);
  const day = formatIsoDay(asked);
  expect((await operator.readMessage(reference)).facts.slice(1)).toEqual([
    ["They asked for", "deletion"],
    ["They asked on", day],
  ]);
  expect(await fixture.mailTo(email)).toEqual([]);
  await operator.answerMessage(reference, words, true);
  const [mail] = await sentTo(email);
  expect(mail?.subject).toBe(`About your data request (${reference})`);
  expect(mail?.text).not.toContain("You wrote on");
  for (const [given, said] of [
    [{ asked: daysAfter(today, 1) }, "today"],
    [{ asked: "2020-01-01" }, "last year"],
    [{ email: "no address" }, "valid email"],
  ] as const)
    await expect(operator.noteRequest({ email, asked: today, wish: "copy", ...given })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(said),
    });
});

test("a message is given to whoever may answer it, is found among theirs, and is nobody's once they're removed or may answer no more", async () => {
  const [ann, bo] = [await join("Ann Lee", "staff"), await join("Bo", "owner")];
  const others = [await join("Cy", "accountant"), await join("not joined", "staff", false), randomUUID(), "nobody's id"];
  const [first, second] = [await write(2), await write(1)];
  const holder = async () => (await operator.readMessage(first)).assignee;
  expect(await holder()).toBeNull();
  expect((await operator.readMessage(first)).team).toEqual([
    { id: ann, name: "Ann Lee" },
    { id: bo, name: "Bo" },
  ]);
  await operator.assignMessage(first, ann);
  await operator.assignMessage(second, bo);
  for (const id of others) await expect(operator.assignMessage(first, id)).rejects.toMatchObject({ code: "conflict" });
  await expect(operator.assignMessage("MSG-0000-0000", ann)).rejects.toMatchObject({ code: "not-found" });
  expect(await holder()).toEqual({ id: ann, name: "Ann Lee" });
  expect(await referencesOf({ assignee: ann })).toEqual([first]);
  expect((await operator.listMessages()).map(({ assignee }) => assignee?.name)).toEqual(["Ann Lee", "Bo"]);
  await db.updateTable("operator_people").set({ role: "accountant" }).where("id", "=", ann).execute();
  expect(await holder()).toBeNull();
  await db.updateTable("operator_people").set({ role: "owner" }).where("id", "=", ann).execute();
  expect(await holder()).toMatchObject({ name: "Ann Lee" });
  await db.deleteFrom("operator_people").where("id", "=", ann).execute();
  expect(await holder()).toBeNull();
  expect(await referencesOf()).toEqual([first, second]);
  await operator.assignMessage(second, null);
  expect((await operator.readMessage(second)).assignee).toBeNull();
});

test("an answer of too few or too many characters is refused beside its field, and nothing is sent", async () => {
  const email = newEmail();
  const reference = await write(0, { email });
  for (const [typed, said] of [
    ["  Too short", "at least 10"],
    ["a".repeat(5_001), "at most 5,000"],
  ] as const)
    await expect(operator.answerMessage(reference, typed, true)).rejects.toMatchObject({ code: "invalid", fields: { answer: expect.stringContaining(said) } });
  expect((await operator.readMessage(reference)).closedAt).toBeNull();
  expect(await sentTo(email)).toEqual([]);
});

test("an answer is never changed", async () => {
  await operator.answerMessage(await write(), words, false);
  await expect(sql`update message_answers set words = 'other'`.execute(db)).rejects.toThrow("append-only");
});

test("an erasure takes the answers, and of a serious report that stays there's nobody left to answer", async () => {
  const email = newEmail();
  const report = await write(1, { email, kind: "reaction", details: { severity: "serious" } });
  const message = await write(1, { email });
  const others = await write(1);
  for (const reference of [report, message, others]) await operator.answerMessage(reference, words, true);
  const [answer] = await db.selectFrom("message_answers").select("id").execute();
  const bounce = { key: `message-answer:${answer?.id}`, mail: "message-answer", about: String(answer?.id), code: 550, at: fixture.now() } as const;
  await db.insertInto("bounces").values(bounce).execute();
  await fixture.sendWaiting();
  expect((await copyEmails(db, email)).refused_by_your_mail_server).toMatchObject([{ mail: "message-answer", code: 550 }]);

  const erasure = { id: randomUUID(), email, before: fixture.now(), at: fixture.now(), list: "local" };
  await db.insertInto("erasures").values({ id: erasure.id, person: "a hash", email, asked_by: "owner", asked_at: fixture.now() }).execute();
  await db.transaction().execute((tx) => eraseFromDatabase(tx, erasure));
  expect(await referencesOf({ closed: true })).toEqual(expect.arrayContaining([report, others]));
  expect(await operator.readMessage(report)).toMatchObject({ isErased: true, answers: [] });
  await expect(operator.answerMessage(report, words, true)).rejects.toMatchObject({ code: "conflict" });
  expect((await operator.readMessage(others)).answers).toHaveLength(1);
  expect(await db.selectFrom("bounces").select("key").execute()).toEqual([]);
  expect((await db.selectFrom("mailbox").select("to_address").execute()).some(({ to_address }) => to_address === email)).toBe(false);
});
