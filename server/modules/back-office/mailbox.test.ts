import { afterAll, beforeAll, expect, test } from "vitest";
import { backOfficeActions } from "#server/modules/back-office/operator.ts";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
  for (let n = 1; n <= 60; n++) await fixture.needs.mail.send({ key: `k${n}`, to: "ann@example.com", subject: `Mail ${n}`, text: "t", html: "<p>h</p>" });
});
afterAll(() => fixture.close());

test("shows the newest 50 first, then the rest", async () => {
  const list = backOfficeActions(fixture.needs).listMail;
  const first = await list();
  expect(first.map((mail) => mail.subject)).toEqual(Array.from({ length: 50 }, (_, n) => `Mail ${60 - n}`));
  const rest = await list(first.at(-1)?.id);
  expect(rest.map((mail) => mail.subject)).toEqual(Array.from({ length: 10 }, (_, n) => `Mail ${10 - n}`));
});

test("reads one, and answers null for what is not there", async () => {
  const [newest] = await backOfficeActions(fixture.needs).listMail();
  const read = backOfficeActions(fixture.needs).readMail;
  expect(await read(newest?.id ?? "")).toEqual({
    id: newest?.id,
    to: "ann@example.com",
    from: "Shop <hello@shop.example>",
    subject: "Mail 60",
    text: "t",
    html: "<p>h</p>",
    at: fixture.now(),
  });
  for (const id of ["0", "999999", "-1", "1; drop", "", "9".repeat(40)]) expect(await read(id)).toBeNull();
});

test("mails that haven't gone out are listed with whose they are; one that was given up goes out again, and no other", async () => {
  const { db, queue } = fixture;
  const { listOutbox, retryMail } = backOfficeActions(fixture.needs);
  for (const name of ["dead", "send-mail"]) await queue.boss.deleteAllJobs(name);
  const message = { kind: "contact", name: "Ann Lee", email: "ann@example.com", details: { message: "Hello?" }, suspect: false } as const;
  const { reference } = await saveEnquiry(db, message, fixture.now());
  const { id: about } = await db.selectFrom("messages").select("id").where("reference", "=", reference).executeTakeFirstOrThrow();
  const wait = (mail: "message-received" | "owner-alert", n: string) => ({ mail, about: mail === "owner-alert" ? "7" : about, key: `${mail}:${n}` });
  for (const n of ["1", "2"]) await fixture.killJob("send-mail", wait("message-received", n), "550 no such mailbox");
  await queue.sendJob(db, "send-mail", wait("owner-alert", "3"));
  const shown = { mail: "message-received", to: "ann@example.com", at: expect.any(Date), next: null, error: "550 no such mailbox" };
  const before = await listOutbox();
  expect(before.failed.map(({ id: _, ...mail }) => mail)).toEqual([shown, shown]);
  expect(before.waiting).toMatchObject([{ mail: "owner-alert", to: null, next: null, error: null }]);
  const one = before.failed[0]?.id ?? "";
  expect([await retryMail(one), await retryMail(one), await retryMail("nonsense")]).toEqual([true, false, false]);
  const after = await listOutbox();
  expect(after.failed).toHaveLength(1);
  expect(after.waiting.map(({ mail }) => mail).toSorted()).toEqual(["message-received", "owner-alert"]);
});
