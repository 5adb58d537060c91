import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcilePage } from "#server/modules/waitlist/reconciliation.ts";
import { pushMembers } from "#server/modules/waitlist/sync.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { type MailRoom, openMailRoom, tokenIn } from "#tests/support/open-mail-room.ts";

let room: MailRoom;
beforeAll(async () => {
  room = await openMailRoom();
});
afterAll(() => room.close());

const emails = Array.from({ length: 12 }, (_, index) => `p${index}@example.com`);

test("of several processes one tells the home of a person, however long the home thinks", async () => {
  for (const email of emails) {
    await room.subscribe(room.someone({ email }), room.someCaller());
    await room.confirmSignUp({ token: tokenIn((await room.mailTo(email))[0], "/warmth-list/confirm") }, room.someCaller());
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
  const push = pushMembers({ ...room.needs, list });
  await Promise.all([push(), push(), push()]);
  expect(told.sort()).toEqual(emails.toSorted());
});

test("a page of the comparison that is taken in three times is counted once", async () => {
  const { id, started_at } = await room.db.insertInto("list_comparisons").values({ started_at: room.now() }).returningAll().executeTakeFirstOrThrow();
  const at = room.now();
  const page = { members: [{ email: "stranger@example.com", status: "subscribed" as const, changedAt: at, joinedAt: at }], next: 1 };
  for (let time = 0; time < 3; time++) await reconcilePage(room.needs, { comparison: { id, startedAt: started_at }, from: 0, page, home: "local" });
  const counted = await room.db.selectFrom("list_comparisons").select(["members", "unknown_here"]).where("id", "=", id).executeTakeFirstOrThrow();
  expect(counted).toEqual({ members: 1, unknown_here: 1 });
});
