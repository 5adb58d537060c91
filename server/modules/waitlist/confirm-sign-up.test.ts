import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MailRoom, openMailRoom, tokenIn } from "#tests/support/open-mail-room.ts";

let room: MailRoom;
beforeAll(async () => {
  room = await openMailRoom();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.db.deleteFrom("mailbox").execute();
  await room.db.deleteFrom("sign_ups").execute();
  room.pass(60);
});

const joinAndRead = async (given: Parameters<MailRoom["someone"]>[0] = {}) => {
  await room.subscribe(room.someone(given), room.someCaller());
  return tokenIn((await room.mailTo("ann@example.com"))[0], "https://shop.example/warmth-list/confirm");
};
const confirm = (token: string) => room.confirmSignUp({ token }, room.someCaller({ source: "/warmth-list/confirm" }));
const ended = { code: "not-found", message: "This link has ended. Please join the Warmth List again: it takes less than a minute." };

test("the link in the mail gives the place, and the proof is written down", async () => {
  const token = await joinAndRead({ marketing: true });
  expect(await room.readSignUpLink(token)).toEqual({ state: "open", leftAt: null });
  expect(await room.readSignUp()).toMatchObject({ status: "pending" });
  room.pass(5);
  expect(await confirm(token)).toEqual({ success: true });
  expect(await room.readSignUp()).toMatchObject({ status: "confirmed", confirmed_at: room.now(), marketing: true });
  expect((await room.readConsents()).at(-1)).toMatchObject({
    act: "confirmed",
    choices: { terms: true, marketing: true },
    source: "/warmth-list/confirm",
    at: room.now(),
  });
  expect(await room.readSignUpLink(token)).toMatchObject({ state: "used" });
});

test("looking at the link, as scanners do, changes nothing", async () => {
  const token = await joinAndRead();
  for (let looks = 0; looks < 3; looks++) expect(await room.readSignUpLink(token)).toEqual({ state: "open", leftAt: null });
  expect(await room.readSignUp()).toMatchObject({ status: "pending" });
});

test("pressing again, or twenty times at once, is kind and writes one proof", async () => {
  const token = await joinAndRead();
  const before = (await room.readConsents()).length;
  expect(await Promise.all(Array.from({ length: 20 }, () => confirm(token)))).toEqual(Array(20).fill({ success: true }));
  expect(await confirm(token)).toEqual({ success: true });
  expect(await room.readConsents()).toHaveLength(before + 1);
});

test("after 30 days, and for a token that is none, it says to join again", async () => {
  const token = await joinAndRead();
  room.pass(30 * 24 * 60);
  await expect(confirm(token)).rejects.toMatchObject(ended);
  await expect(room.readSignUpLink(token)).rejects.toMatchObject(ended);
  await expect(confirm("A".repeat(32))).rejects.toMatchObject(ended);
  expect(await room.readSignUp()).toMatchObject({ status: "pending" });
});

test("a link of another purpose opens nothing", async () => {
  const token = await joinAndRead();
  await room.db.updateTable("secret_links").set({ purpose: "order" }).execute();
  await expect(confirm(token)).rejects.toMatchObject(ended);
});

test("an old link does not bring back who has left", async () => {
  const token = await joinAndRead();
  await confirm(token);
  await room.db.updateTable("sign_ups").set({ status: "unsubscribed" }).execute();
  await expect(confirm(token)).rejects.toMatchObject(ended);
  expect(await room.readSignUp()).toMatchObject({ status: "unsubscribed" });
});

test("a box that someone else ticked after the mail had gone is not agreed to", async () => {
  const token = await joinAndRead({ marketing: false });
  await room.subscribe(room.someone({ marketing: true }), room.someCaller());
  expect(await room.mailTo("ann@example.com")).toHaveLength(1);
  await confirm(token);
  expect(await room.readSignUp()).toMatchObject({ status: "confirmed", marketing: false });
  expect((await room.readConsents()).at(-1)).toMatchObject({ act: "confirmed", choices: { marketing: false } });
});

test("a box that was unticked since is not agreed to either", async () => {
  const token = await joinAndRead({ marketing: true });
  await room.subscribe(room.someone({ marketing: false }), room.someCaller());
  await confirm(token);
  expect(await room.readSignUp()).toMatchObject({ status: "confirmed", marketing: false });
});

test("sixty tries a network address in 15 minutes", async () => {
  const caller = room.someCaller();
  const tries = await Promise.allSettled(Array.from({ length: 61 }, () => room.confirmSignUp({ token: "B".repeat(32) }, caller)));
  expect(tries.filter((tried) => tried.status === "rejected" && tried.reason.code === "too-many")).toHaveLength(1);
});
