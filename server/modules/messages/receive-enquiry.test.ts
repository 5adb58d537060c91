import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messageLimits } from "#contracts/message.ts";
import { messageActions } from "#server/modules/messages/answers.ts";
import { receiveEnquiry } from "#server/modules/messages/enquiries.ts";
import { cancelByForm, complainAboutPrivacy, contactUs, reportReaction } from "#server/modules/messages/forms.ts";
import { mailsADay } from "#server/platform/limits/throttle.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

const owner = "owner@shop.example";
const newEmail = () => `${randomUUID()}@example.com`;
const message = (email: string) => ({ name: "Ann O'Brien", email, topic: "cream" as const, message: "First line.\nSecond line, £15 & more." });
const write = (email: string, more: { trap?: string; message?: string } = {}) => contactUs(fixture.needs)({ ...message(email), ...more }, fixture.someCaller());
const rowOf = (reference: string) => fixture.db.selectFrom("messages").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
const open = async () => (await messageActions(fixture.needs).listMessages()).map(({ reference }) => reference);

test("a message is kept, mailed to the owner who can simply reply, and acknowledged without quoting it", async () => {
  const email = newEmail();
  const { reference } = await write(email);
  expect(reference).toMatch(/^MSG-/);
  expect(await rowOf(reference)).toMatchObject({ kind: "contact", email, details: { topic: "cream", message: message(email).message }, answered_at: null });
  const [acknowledged] = await fixture.mailTo(email);
  expect(acknowledged?.subject).toBe(`We've got your message (${reference})`);
  expect(acknowledged?.text).not.toMatch(/Second line|O'Brien/);
  const sent = (await fixture.mailTo(owner)).find(({ subject }) => subject.includes(reference));
  expect(sent?.text).toContain("First line.");
  expect(sent?.html).toContain("From Ann O&#39;Brien.");
  const { headers } = await fixture.db.selectFrom("mailbox").select("headers").where("id", "=", String(sent?.id)).executeTakeFirstOrThrow();
  expect(headers["Reply-To"]).toBe(email);
});

test("the same message twenty times at once is one message, one reference and two mails", async () => {
  const email = newEmail();
  // The limit is not what is looked at here.
  const needs = { ...fixture.needs, throttle: async () => {} };
  const sent = await Promise.all(Array.from({ length: 20 }, () => contactUs(needs)(message(email), fixture.someCaller())));
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
  expect(await fixture.mailTo(email)).toHaveLength(1);
  fixture.pass(24 * 60);
  expect((await write(email)).reference).not.toBe(sent[0]?.reference);
});

test("what fills in the field that people do not see is kept and set aside, and nobody is mailed", async () => {
  const email = newEmail();
  const { reference } = await write(email, { trap: "https://spam.example" });
  expect(await rowOf(reference)).toMatchObject({ suspect: true });
  expect(await fixture.mailTo(email)).toEqual([]);
  expect((await open()).at(-1)).toBe(reference);
});

test("but what the law is behind is never set aside: it's acknowledged, and an order is kept from being sent", async () => {
  const id = await fixture.addOrder({ reference: "EMB-4444-5555" });
  const form = { name: "Ann Lee", trap: "https://overzealous.example" };
  const [complains, cancels] = [newEmail(), newEmail()];
  await complainAboutPrivacy(fixture.needs)({ ...form, email: complains, complaint: "Too many mails." }, fixture.someCaller());
  await cancelByForm(fixture.needs)({ ...form, email: cancels, address: "1 High Street", order: "EMB-4444-5555" }, fixture.someCaller());
  for (const email of [complains, cancels]) expect(await fixture.mailTo(email)).toHaveLength(1);
  const alerts = fixture.db.selectFrom("operator_alerts").select("kind").where("order_id", "=", id);
  expect(await alerts.execute()).toEqual([{ kind: "asked-to-cancel" }]);
});

test("one address writes five times an hour, whoever it is", async () => {
  const email = newEmail();
  for (let sent = 0; sent < messageLimits.email.times; sent++) await write(email, { message: `Number ${sent}` });
  await expect(write(email)).rejects.toMatchObject({ code: "too-many" });
});

test("when the queue cannot promise the mails, the message is not kept either", async () => {
  const email = newEmail();
  const take = receiveEnquiry({
    ...fixture.needs,
    sendJob: async () => {
      throw new Error("no queue");
    },
  });
  await expect(take({ kind: "contact", name: "Ann", email, details: { message: "Hello" }, suspect: false }, fixture.someCaller())).rejects.toThrow("no queue");
  expect(await fixture.db.selectFrom("messages").select("id").where("email", "=", email).execute()).toEqual([]);
});

test("a serious reaction stands first for the owner, and its mail says so; a message that is answered goes", async () => {
  await write(newEmail());
  const email = newEmail();
  const report = { name: "Ann Lee", email, happened: "Swelling.", when: "An hour after", where: "Left hand", stopped: "yes", consent: true } as const;
  const { reference } = await reportReaction(fixture.needs)({ ...report, severity: "serious" }, fixture.someCaller());
  expect((await open())[0]).toBe(reference);
  const told = (await fixture.mailTo(owner)).find(({ subject }) => subject === `SERIOUS skin reaction (${reference})`);
  expect(told?.text).toContain("They chose “Serious”. Report it");
  expect(told?.html).toContain("Read it today, and keep the batch number.");
  expect((await fixture.mailTo(email))[0]?.text).toContain("111");
  for (let times = 0; times < 2; times++) await messageActions(fixture.needs).closeMessage(reference);
  expect(await open()).not.toContain(reference);
  await expect(messageActions(fixture.needs).closeMessage("MSG-0000-0000")).rejects.toMatchObject({ code: "not-found" });
});

test("a privacy complaint is acknowledged in writing, and the owner knows the law's day", async () => {
  const email = newEmail();
  const { reference } = await complainAboutPrivacy(fixture.needs)({ name: "Ann Lee", email, complaint: "Too many mails." }, fixture.someCaller());
  expect((await fixture.mailTo(email))[0]?.text).toContain("This email acknowledges your complaint.");
  const { text } = (await fixture.mailTo(owner)).find(({ subject }) => subject.includes(reference)) ?? {};
  expect(text).toMatch(/within 30 days, by \d+ \w+ 20\d\d/);
});

test("a cancellation form is confirmed on a durable medium, and cancels nothing by itself", async () => {
  const id = await fixture.addOrder({ reference: "EMB-2222-3333" });
  const email = newEmail();
  await cancelByForm(fixture.needs)({ name: "Ann Lee", email, address: "1 High Street", order: "EMB-2222-3333" }, fixture.someCaller());
  expect((await fixture.mailTo(email))[0]?.text).toContain("confirms that we've received your cancellation form");
  expect((await fixture.mailTo(owner)).some(({ subject }) => subject.startsWith("Cancellation form: EMB-2222-3333"))).toBe(true);
  expect(await fixture.db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirst()).toEqual({ status: "paid" });
});

test("a network whose emails of the day are used up writes no message, and still reports a reaction, complains and cancels", async () => {
  const caller = fixture.someCaller();
  const [key, limit] = mailsADay(caller.address);
  for (let used = 0; used < limit.times; used++) await fixture.needs.throttle([key, limit]);
  const from = () => ({ name: "Ann Lee", email: newEmail() });
  await expect(contactUs(fixture.needs)(message(newEmail()), caller)).rejects.toMatchObject({ code: "too-many" });
  const reaction = { happened: "Swelling.", when: "Today", where: "Left hand", stopped: "yes", severity: "serious", consent: true } as const;
  const taken = await Promise.all([
    reportReaction(fixture.needs)({ ...from(), ...reaction }, caller),
    complainAboutPrivacy(fixture.needs)({ ...from(), complaint: "Too many mails." }, caller),
    cancelByForm(fixture.needs)({ ...from(), address: "1 High Street" }, caller),
  ]);
  expect(taken.map(({ reference }) => reference.slice(0, 4))).toEqual(["SKIN", "DATA", "STOP"]);
});
