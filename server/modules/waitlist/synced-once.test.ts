import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pushMembers } from "#server/modules/waitlist/sync.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { type MailFixture, openMailFixture, tokenIn } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

const emails = Array.from({ length: 12 }, (_, index) => `p${index}@example.com`);

test("of several processes one tells the provider of a person, however long it takes", async () => {
  for (const email of emails) {
    await fixture.subscribe(fixture.someone({ email }), fixture.someCaller());
    await fixture.confirmSignUp({ token: tokenIn((await fixture.mailTo(email))[0], "/warmth-list/confirm") }, fixture.someCaller());
  }
  const told: string[] = [];
  const list: MailingList = {
    name: "local",
    async push({ email }) {
      told.push(email);
      await wait(30);
      return "listed";
    },
    forget: async () => {},
    read: async () => null,
    copy: async () => null,
    readPage: async () => ({ members: [], next: null }),
    readEvent: () => null,
  };
  const push = pushMembers({ ...fixture.needs, list });
  await Promise.all([push(), push(), push()]);
  expect(told.sort()).toEqual(emails.toSorted());
});
