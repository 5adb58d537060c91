import { afterAll, beforeAll, expect, test } from "vitest";
import { backOfficeActions } from "#server/modules/back-office/operator.ts";
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
