import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { leaveList } from "#server/modules/waitlist/members.ts";
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

const joinAndRead = async (given: Parameters<MailFixture["someone"]>[0] = {}) => {
  await fixture.subscribe(fixture.someone(given), fixture.someCaller());
  return tokenIn((await fixture.mailTo("ann@example.com"))[0], "https://shop.example/warmth-list/confirm");
};
const confirm = (token: string) => fixture.confirmSignUp({ token }, fixture.someCaller({ source: "/warmth-list/confirm" }));
const ended = { code: "not-found", message: "This link no longer works. Use the one in our newest email, or join the Warmth List again." };

test("the link in the mail gives the place, and the proof is written down", async () => {
  const token = await joinAndRead({ marketing: true });
  expect(await fixture.readSignUpLink(token)).toEqual({ state: "open", leftAt: null });
  expect(await fixture.readSignUp()).toMatchObject({ status: "pending" });
  fixture.pass(5);
  expect(await confirm(token)).toEqual({ success: true });
  expect(await fixture.readSignUp()).toMatchObject({ status: "confirmed", confirmed_at: fixture.now(), marketing: true });
  expect((await fixture.readConsents()).at(-1)).toMatchObject({
    act: "confirmed",
    choices: { terms: true, marketing: true },
    source: "/warmth-list/confirm",
    at: fixture.now(),
  });
  expect(await fixture.readSignUpLink(token)).toMatchObject({ state: "used" });
});

test("looking at the link, as scanners do, changes nothing", async () => {
  const token = await joinAndRead();
  for (let looks = 0; looks < 3; looks++) expect(await fixture.readSignUpLink(token)).toEqual({ state: "open", leftAt: null });
  expect(await fixture.readSignUp()).toMatchObject({ status: "pending" });
});

test("pressing again, or twenty times at once, is kind and writes one proof", async () => {
  const token = await joinAndRead();
  const before = (await fixture.readConsents()).length;
  expect(await Promise.all(Array.from({ length: 20 }, () => confirm(token)))).toEqual(Array(20).fill({ success: true }));
  expect(await confirm(token)).toEqual({ success: true });
  expect(await fixture.readConsents()).toHaveLength(before + 1);
});

test("after 30 days, and for a token that is none, it says to join again", async () => {
  const token = await joinAndRead();
  fixture.pass(30 * 24 * 60);
  await expect(confirm(token)).rejects.toMatchObject(ended);
  await expect(fixture.readSignUpLink(token)).rejects.toMatchObject(ended);
  await expect(confirm("A".repeat(32))).rejects.toMatchObject(ended);
  expect(await fixture.readSignUp()).toMatchObject({ status: "pending" });
});

test("a link of another purpose opens nothing", async () => {
  const token = await joinAndRead();
  await fixture.db.updateTable("secret_links").set({ purpose: "order" }).execute();
  await expect(confirm(token)).rejects.toMatchObject(ended);
});

test("an old link does not bring back who has left", async () => {
  const token = await joinAndRead();
  await confirm(token);
  await fixture.db.updateTable("sign_ups").set({ status: "unsubscribed" }).execute();
  await expect(confirm(token)).rejects.toMatchObject(ended);
  expect(await fixture.readSignUp()).toMatchObject({ status: "unsubscribed" });
});

test("the link that somebody confirmed by tells nobody they are on the list who left and joined anew since", async () => {
  const used = await joinAndRead();
  await confirm(used);
  await leaveList(fixture.db, { signUp: (await fixture.readSignUp())?.id ?? "", source: "a test", at: fixture.now() });
  const newest = await joinAndRead();
  await expect(fixture.readSignUpLink(used)).rejects.toMatchObject(ended);
  await confirm(newest);
  for (const token of [used, newest]) expect(await fixture.readSignUpLink(token)).toMatchObject({ state: "used" });
});

test("a box that someone else ticked after the mail had gone is not agreed to", async () => {
  const token = await joinAndRead({ marketing: false });
  await fixture.subscribe(fixture.someone({ marketing: true }), fixture.someCaller());
  expect(await fixture.mailTo("ann@example.com")).toHaveLength(1);
  await confirm(token);
  expect(await fixture.readSignUp()).toMatchObject({ status: "confirmed", marketing: false });
  expect((await fixture.readConsents()).at(-1)).toMatchObject({ act: "confirmed", choices: { marketing: false } });
});

test("a box that was unticked since is not agreed to either", async () => {
  const token = await joinAndRead({ marketing: true });
  await fixture.subscribe(fixture.someone({ marketing: false }), fixture.someCaller());
  await confirm(token);
  expect(await fixture.readSignUp()).toMatchObject({ status: "confirmed", marketing: false });
});

test("sixty tries a network address in 15 minutes", async () => {
  const caller = fixture.someCaller();
  const tries = await Promise.allSettled(Array.from({ length: 61 }, () => fixture.confirmSignUp({ token: "B".repeat(32) }, caller)));
  expect(tries.filter((tried) => tried.status === "rejected" && tried.reason.code === "too-many")).toHaveLength(1);
});
