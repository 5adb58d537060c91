import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { referral } from "#content/referral.ts";
import { leaveList } from "#server/modules/waitlist/members.ts";
import { readWaitlistPosition } from "#server/modules/waitlist/position.ts";
import { type MailFixture, openMailFixture, tokenIn } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.db.deleteFrom("mailbox").execute();
  await fixture.db.deleteFrom("sign_ups").execute();
  fixture.pass(60);
});

/** Joins, opens the mail and presses the button. */
async function join(email: string, referredBy?: string) {
  await fixture.subscribe(fixture.someone({ email, ...(referredBy && { referredBy }) }), fixture.someCaller());
  const mail = (await fixture.mailTo(email)).find(({ subject }) => /^Confirm/.test(subject));
  await fixture.confirmSignUp({ token: tokenIn(mail, "https://shop.example/warmth-list/confirm") }, fixture.someCaller());
  fixture.pass(1);
  const kept = await fixture.readSignUp(email);
  if (!kept) throw new Error("not kept");
  return kept;
}
const look = (id: string) => readWaitlistPosition(fixture.needs)(fixture.needs.listLinks.tokenOf(id));
const leave = (id: string) => leaveList(fixture.db, { signUp: id, source: "test", at: fixture.now() });

test("a position goes by when somebody confirmed, and each referral moves it up by so much, never past the front", async () => {
  const crowd = [];
  for (let n = 0; n < 7; n++) crowd.push(await join(`n${n}@example.com`));
  const [first, last] = [crowd[0], crowd[6]];
  if (!first || !last) throw new Error("nobody");
  expect(await look(first.id)).toMatchObject({ position: 1, confirmedAs: 1, referrals: 0 });
  expect(await look(last.id)).toMatchObject({
    position: 7,
    confirmedAs: 7,
    referrals: 0,
    shareUrl: `https://shop.example/warmth-list/friend/${last.referral_code}`,
  });
  await join("friend@example.com", last.referral_code);
  expect(await look(last.id)).toMatchObject({ position: 7 - referral.positions, confirmedAs: 7, referrals: 1 });
  expect(await look(first.id)).toMatchObject({ position: 1, referrals: 0 });
  await join("friend2@example.com", last.referral_code);
  expect(await look(last.id)).toMatchObject({ position: 1, referrals: 2 });
});

test("those who have not confirmed, who have left, or who share a mailbox are no referrals; each counts once", async () => {
  await join("before@example.com");
  const ann = await join("ann.lee+list@gmail.com");
  const referralsOf = async () => ((await look(ann.id)) as { referrals: number }).referrals;
  await fixture.subscribe(fixture.someone({ email: "pending@example.com", referredBy: ann.referral_code }), fixture.someCaller());
  await join("annlee@googlemail.com", ann.referral_code);
  await join("a.n.n.l.e.e@gmail.com", ann.referral_code);
  expect(await referralsOf()).toBe(0);
  const bob = await join("bob@example.com", ann.referral_code);
  await join("bob+again@example.com", ann.referral_code);
  expect(await referralsOf()).toBe(1);
  await leave(bob.id);
  expect(await referralsOf()).toBe(1);
  await fixture.db.updateTable("sign_ups").set({ status: "unsubscribed" }).where("email", "=", "bob+again@example.com").execute();
  expect(await referralsOf()).toBe(0);
});

test("who leaves has no position, and whoever is behind moves up; back again, they stand at the end with the referrals they brought", async () => {
  const ann = await join("ann@example.com");
  const others = [];
  for (let n = 0; n < 8; n++) others.push(await join(`n${n}@example.com`));
  await join("friend@example.com", ann.referral_code);
  await leave(ann.id);
  expect(await look(ann.id)).toEqual({ state: "not-on-list" });
  expect(await look(String(others[0]?.id))).toMatchObject({ position: 1 });
  fixture.pass(60);
  await fixture.db.deleteFrom("mailbox").execute();
  await join("ann@example.com");
  expect(await look(ann.id)).toMatchObject({ confirmedAs: 10, referrals: 1, position: 5 });
});

test("no more referrals count than are said to", async () => {
  const crowd = Array.from({ length: 100 }, (_, n) => ({
    id: crypto.randomUUID(),
    email: `c${n}@example.com`,
    name: "C C",
    country: "GB",
    status: "confirmed" as const,
    marketing: false,
    source: "test",
    referral_code: `C${String(n).padStart(7, "0")}`,
    referred_by: null,
    created_at: fixture.now(),
    confirmed_at: fixture.now(),
  }));
  await fixture.db.insertInto("sign_ups").values(crowd).execute();
  fixture.pass(1);
  const ann = await join("ann@example.com");
  await fixture.db
    .updateTable("sign_ups")
    .set({ referred_by: ann.id })
    .where(
      "email",
      "in",
      crowd.slice(0, 15).map(({ email }) => email),
    )
    .execute();
  expect(await look(ann.id)).toMatchObject({ confirmedAs: 101, referrals: 15, position: 101 - referral.positions * referral.most });
});

test("of those who confirmed in the same moment each has a position of their own", async () => {
  const [a, b] = [await join("a@example.com"), await join("b@example.com")];
  await fixture.db.updateTable("sign_ups").set({ confirmed_at: fixture.now() }).execute();
  const positions = [await look(a.id), await look(b.id)].map((view) => (view as { position: number }).position);
  expect(positions.sort()).toEqual([1, 2]);
});

test("a made-up code is passed over in silence, and a code is not told apart by the answer", async () => {
  expect(await fixture.subscribe(fixture.someone({ email: "new@example.com", referredBy: "ZZZZZZZZ" }), fixture.someCaller())).toEqual({ success: true });
  expect(await fixture.readSignUp("new@example.com")).toMatchObject({ status: "pending", referred_by: null });
});

test("whoever confirms gets one mail with the way back to their position and the link to share; it opens nobody else's", async () => {
  const ann = await join("ann@example.com");
  const mails = (await fixture.mailTo("ann@example.com")).filter(({ subject }) => subject === "You're on the Warmth List");
  expect(mails).toHaveLength(1);
  const token = tokenIn(mails[0], "https://shop.example/warmth-list/place");
  expect(await readWaitlistPosition(fixture.needs)(token)).toMatchObject({ state: "on-list", position: 1 });
  expect(mails[0]?.text).toContain(`https://shop.example/warmth-list/friend/${ann.referral_code}`);
  const forged = `${token.slice(0, 30)}${token[30] === "A" ? "B" : "A"}${token.slice(31)}`;
  for (const wrong of [forged, "A".repeat(48), token.slice(0, -1)])
    await expect(readWaitlistPosition(fixture.needs)(wrong)).rejects.toMatchObject({ code: "not-found" });
  await fixture.db.deleteFrom("sign_ups").execute();
  await expect(readWaitlistPosition(fixture.needs)(token)).rejects.toMatchObject({ code: "not-found" });
});

test("the mail that waits for somebody who has left meanwhile is not sent", async () => {
  await fixture.subscribe(fixture.someone(), fixture.someCaller());
  const token = tokenIn((await fixture.mailTo("ann@example.com"))[0], "https://shop.example/warmth-list/confirm");
  await fixture.confirmSignUp({ token }, fixture.someCaller());
  await leave(String((await fixture.readSignUp())?.id));
  expect((await fixture.mailTo("ann@example.com")).map(({ subject }) => subject)).toEqual(["Confirm your place on the Warmth List"]);
});
