import { afterAll, beforeAll, expect, test } from "vitest";
import { createThrottle } from "#server/platform/limits/throttle.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

const limit = { times: 2, minutes: 5 };
const take = (...uses: Parameters<ReturnType<typeof createThrottle>>) => createThrottle({ db: fixture.db, secret: "s", now: fixture.now })(...uses);

test("two keys are counted in one go, and the one that is full says when to come back", async () => {
  await take(["one", limit], ["other", { times: 1, minutes: 9 }]);
  await expect(take(["one", limit], ["other", { times: 1, minutes: 9 }])).rejects.toMatchObject({ code: "too-many", retryAfter: 9 * 60 });
  await expect(take(["one", limit])).rejects.toMatchObject({ code: "too-many", retryAfter: 5 * 60 });
  fixture.pass(5);
  await take(["one", limit]);
});

test("who has used up their own limit cannot use up anybody else's", async () => {
  for (let n = 0; n < 2; n++) await take(["sender", limit], [`stranger ${n}`, limit]);
  for (let n = 0; n < 5; n++) await expect(take(["sender", limit], ["victim", limit])).rejects.toMatchObject({ code: "too-many" });
  await take(["victim", limit]);
  await take(["victim", limit]);
  await expect(take(["victim", limit])).rejects.toMatchObject({ code: "too-many" });
});

test("the spellings of one mailbox are one", async () => {
  await take(["mail:email:jo.swift+a@gmail.com", limit]);
  await take(["mail:email:joswift@googlemail.com", limit]);
  await expect(take(["mail:email:j.o.swift@gmail.com", limit])).rejects.toMatchObject({ code: "too-many" });
  for (const name of ["jo", "jo.swift"]) await take([`mail:email:${name}+list@example.com`, { times: 1, minutes: 5 }]);
});

test("another spelling is no repeat, whatever it says of itself: each would have a mail", async () => {
  const once = { times: 1, minutes: 5 };
  for (let n = 0; n < 2; n++) await take(["again:email:kim+a@example.com", once, "one press"]);
  await expect(take(["again:email:kim+b@example.com", once, "one press"])).rejects.toMatchObject({ code: "too-many" });
});

test("twenty at once take what there is, and no more", async () => {
  const sends = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => take([`shared ${n % 2}`, limit], ["door", { times: 3, minutes: 1 }])));
  expect(sends.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("a repeat of what was let through is no new use, and of what was refused it is", async () => {
  const once = { times: 1, minutes: 5 };
  for (let n = 0; n < 3; n++) await take(["repeats", { times: 5, minutes: 5 }], ["friend@example.com", once, "first"]);
  for (let n = 0; n < 2; n++)
    await expect(take(["repeats", { times: 5, minutes: 5 }], ["friend@example.com", once, "second"])).rejects.toMatchObject({ code: "too-many" });
  // Only the intent's own key is spared: not the sender's, nor another friend's.
  await expect(take(["repeats", { times: 5, minutes: 5 }], ["friend@example.com", once, "first"])).rejects.toMatchObject({ code: "too-many" });
  await take(["other@example.com", once]);
  await expect(take(["other@example.com", once, "first"])).rejects.toMatchObject({ code: "too-many" });
  fixture.pass(5);
  await take(["friend@example.com", once, "first"]);
  await expect(take(["friend@example.com", once, "second"])).rejects.toMatchObject({ code: "too-many" });
});
