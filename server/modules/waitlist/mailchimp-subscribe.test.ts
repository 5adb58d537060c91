import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { currentWording } from "#content/consent-wording.ts";
import { isFailure } from "#contracts/failure.ts";
import { mailchimpSubscribe } from "#server/modules/waitlist/sign-up.ts";
import { type MailFixture, openMailFixture, tokenIn } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());
afterEach(async () => {
  await fixture.sendWaiting();
  await fixture.db.deleteFrom("mailbox").execute();
  await fixture.db.deleteFrom("sign_ups").execute();
  fixture.pass(60);
});

const join = (given: Parameters<MailFixture["someone"]>[0] = {}, caller: Parameters<MailFixture["someCaller"]>[0] = {}) =>
  fixture.subscribe(fixture.someone(given), fixture.someCaller(caller));
const codeOf = (error: unknown) => (isFailure(error) ? error.code : String(error));
const confirmNewest = async (address = "ann@example.com") =>
  fixture.confirmSignUp({ token: tokenIn((await fixture.mailTo(address))[0], "/warmth-list/confirm") }, fixture.someCaller());

test("keeps who asked, the proof of what they agreed to, and one mail", async () => {
  expect(await join({ marketing: true }, { source: "/warmth-list_2" })).toEqual({ success: true });
  const kept = await fixture.readSignUp();
  expect(kept).toMatchObject({ name: "Ann Lee", country: "GB", status: "pending", marketing: true, source: "/warmth-list_2", confirmed_at: null });
  expect(kept?.referral_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const proof = await fixture.readConsents();
  expect(proof).toMatchObject([
    { sign_up: kept?.id, act: "asked", wording: currentWording, choices: { terms: true, marketing: true }, source: "/warmth-list_2", at: fixture.now() },
  ]);
  expect((await fixture.mailTo("ann@example.com")).map((mail) => mail.subject)).toEqual(["Confirm your place on the Warmth List"]);
});

test("the same press sent again is one proof and one mail, and uses up nothing of the address's limit", async () => {
  const key = "0123456789abcdef";
  await Promise.all(Array.from({ length: 6 }, () => join({}, { idempotencyKey: key })));
  expect(await join({}, { idempotencyKey: key })).toEqual({ success: true });
  expect(await fixture.readConsents()).toMatchObject([{ act: "asked", intent: key }]);
  expect(await fixture.mailTo("ann@example.com")).toHaveLength(1);
  await join({}, { idempotencyKey: "another-press-of-hers" });
  expect(await fixture.readConsents()).toHaveLength(2);
});

test("nothing is kept when its mail cannot be promised", async () => {
  const subscribe = mailchimpSubscribe({ ...fixture.needs, sendJobs: () => Promise.reject(new Error("no queue")) });
  await expect(subscribe(fixture.someone(), fixture.someCaller())).rejects.toThrow("no queue");
  expect(await fixture.readSignUp()).toBeUndefined();
});

test("gives a new, a pending, a confirmed and a departed address the same answer, proof row and number of mails", async () => {
  const seen: object[] = [];
  const look = async () => {
    const before = (await fixture.readConsents()).length;
    const mails = (await fixture.mailTo("ann@example.com")).length;
    const answer = await join();
    seen.push({ answer, proofs: (await fixture.readConsents()).length - before, mails: (await fixture.mailTo("ann@example.com")).length - mails });
    fixture.pass(16);
  };
  await look();
  await look();
  await confirmNewest();
  await look();
  await fixture.db.updateTable("sign_ups").set({ status: "unsubscribed" }).execute();
  await look();
  expect(seen).toEqual(Array(4).fill({ answer: { success: true }, proofs: 1, mails: 1 }));
});

test("nothing of a confirmed place is overwritten, and its owner hears that it stands", async () => {
  await join();
  await confirmNewest();
  const before = await fixture.readSignUp();
  fixture.pass(16);
  await join({ name: "Someone Else", country: "FR", marketing: true });
  expect(await fixture.readSignUp()).toEqual({ ...before, mailed_at: fixture.now(), mailed_request: expect.any(String) });
  expect((await fixture.mailTo("ann@example.com"))[0]?.subject).toBe("You're already on the Warmth List");
});

test("what nobody has confirmed yet can be entered anew", async () => {
  await join({ name: "Anne", country: "FR" });
  const first = await fixture.readSignUp();
  await join({ name: "Ann Lee", country: "GB" });
  expect(await fixture.readSignUp()).toEqual({ ...first, name: "Ann Lee", country: "GB" });
});

test("whoever opens a link confirms what that link's request said, and not what somebody typed since", async () => {
  await join({ email: "friend@example.com" });
  await confirmNewest("friend@example.com");
  const friend = await fixture.readSignUp("friend@example.com");
  await join();
  const [first] = await fixture.mailTo("ann@example.com");
  const other = { name: "Rude Name", country: "FR", ...(friend && { referredBy: friend.referral_code }) };
  await join(other);
  fixture.pass(16);
  await join(other);
  expect(await fixture.mailTo("ann@example.com")).toHaveLength(2);
  await fixture.confirmSignUp({ token: tokenIn(first, "/warmth-list/confirm") }, fixture.someCaller());
  expect(await fixture.readSignUp()).toMatchObject({ status: "confirmed", name: "Ann Lee", country: "GB", referred_by: null });
});

test("who had left is asked to confirm again, and is not on the list before", async () => {
  await join();
  await confirmNewest();
  await fixture.db.updateTable("sign_ups").set({ status: "unsubscribed" }).execute();
  fixture.pass(16);
  await join({ country: "IE" });
  expect(await fixture.readSignUp()).toMatchObject({ status: "pending", country: "IE", confirmed_at: null });
  await confirmNewest();
  expect(await fixture.readSignUp()).toMatchObject({ status: "confirmed", confirmed_at: fixture.now() });
});

test("a country that there is not is refused, and nothing is kept", async () => {
  const error = await join({ country: "ZZ" }).catch((thrown) => thrown);
  expect(error).toMatchObject({ code: "invalid", fields: { country: "Please select a country" } });
  expect(await fixture.readSignUp()).toBeUndefined();
});

test("three sends an address in 15 minutes, known or not, from wherever they come", async () => {
  await join({ email: "known@example.com" });
  await confirmNewest("known@example.com");
  fixture.pass(16);
  for (const email of ["known@example.com", "new@example.com"]) {
    for (let sends = 0; sends < 3; sends++) expect(await join({ email })).toEqual({ success: true });
    const error = await join({ email }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "too-many", retryAfter: 15 * 60, message: "Please wait before submitting again." });
  }
  fixture.pass(15);
  expect(await join({ email: "new@example.com" })).toEqual({ success: true });
});

test("thirty sends a network address in 15 minutes, since many phones share one", async () => {
  const sends = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => join({ email: `p${index}@example.com` }, { address: "203.0.113.7" })));
  expect(sends.filter((send) => send.status === "fulfilled")).toHaveLength(30);
  expect(sends.filter((send) => send.status === "rejected").map((send) => codeOf(send.reason))).toEqual(Array(10).fill("too-many"));
  expect(await join({ email: "elsewhere@example.com" }, { address: "203.0.113.8" })).toEqual({ success: true });
});

test("twenty posts of one new address at once make one row and one mail", async () => {
  const unlimited = mailchimpSubscribe({ ...fixture.needs, throttle: async () => {} });
  const answers = await Promise.all(Array.from({ length: 20 }, () => unlimited(fixture.someone(), fixture.someCaller())));
  expect(answers).toEqual(Array(20).fill({ success: true }));
  expect(await fixture.db.selectFrom("sign_ups").select("id").execute()).toHaveLength(1);
  expect(await fixture.mailTo("ann@example.com")).toHaveLength(1);
});

test("however long somebody keeps entering an address, it gets at most one mail in any 15 minutes", async () => {
  const unlimited = mailchimpSubscribe({ ...fixture.needs, throttle: async () => {} });
  for (let minute = 0; minute < 60; minute++) {
    await unlimited(fixture.someone(), fixture.someCaller());
    fixture.pass(1);
  }
  expect(await fixture.mailTo("ann@example.com")).toHaveLength(4);
});

test("a code of someone who has confirmed is noted; any other is passed over in silence", async () => {
  await join({ email: "friend@example.com" });
  const friend = await fixture.readSignUp("friend@example.com");
  const code = friend?.referral_code ?? "";
  await join({ email: "early@example.com", referredBy: code });
  expect((await fixture.readSignUp("early@example.com"))?.referred_by).toBeNull();
  await confirmNewest("friend@example.com");
  await join({ email: "late@example.com", referredBy: code });
  expect((await fixture.readSignUp("late@example.com"))?.referred_by).toBe(friend?.id);
  expect(await join({ email: "lost@example.com", referredBy: "00000000" })).toEqual({ success: true });
  expect((await fixture.readSignUp("lost@example.com"))?.referred_by).toBeNull();
});

test("until somebody confirms, whose friend they are is what they said last: typing an address first makes nobody its owner's friend", async () => {
  await join({ email: "first@example.com" });
  const code = (await fixture.readSignUp("first@example.com"))?.referral_code ?? "";
  await confirmNewest("first@example.com");
  await join({ email: "carol@example.com", referredBy: code });
  fixture.pass(16);
  await join({ email: "carol@example.com" });
  expect((await fixture.readSignUp("carol@example.com"))?.referred_by).toBeNull();
  await confirmNewest("carol@example.com");
  await join({ email: "carol@example.com", referredBy: code });
  expect((await fixture.readSignUp("carol@example.com"))?.referred_by).toBeNull();
});

test("nobody is written to all day long, however slowly and in whatever spelling their address is entered", async () => {
  const entered = [];
  for (let hour = 0; hour < 24; hour++) {
    entered.push(
      await join({ email: `slow+${hour}@example.com` }).then(
        () => 1,
        ({ code }) => code,
      ),
    );
    fixture.pass(16);
  }
  expect(entered).toEqual([...Array(20).fill(1), ...Array(4).fill("too-many")]);
});

test("of a crowd that comes at once each is kept, with a proof, a friend and one mail of their own, however often each pressed", async () => {
  await join();
  await confirmNewest();
  const code = (await fixture.readSignUp())?.referral_code;
  const people = Array.from({ length: 60 }, (_, n) => ({
    name: `Person ${n}`,
    email: `person-${n}@example.com`,
    marketing: n % 2 === 0,
    ...(n % 3 === 0 && { referredBy: code }),
  }));
  const answers = await Promise.all([...people, ...people.slice(0, 20)].map((person) => join(person)));
  expect(answers).toEqual(Array(80).fill({ success: true }));

  const friend = (await fixture.readSignUp())?.id;
  const kept = await fixture.db.selectFrom("sign_ups").selectAll().where("name", "like", "Person %").execute();
  for (const { name, email, marketing, referredBy } of people)
    expect(kept.filter((row) => row.email === email)).toMatchObject([{ name, marketing, status: "pending", referred_by: referredBy ? friend : null }]);
  const proofs = await fixture.readConsents();
  for (const { id, email, marketing } of kept) {
    const own = proofs.filter((proof) => proof.sign_up === id);
    expect(own).toHaveLength(people.slice(0, 20).some((person) => person.email === email) ? 2 : 1);
    for (const { choices } of own) expect(choices).toEqual({ terms: true, marketing });
  }
  await fixture.mailTo("anyone");
  const mails = await fixture.db.selectFrom("mailbox").select("to_address").where("to_address", "like", "person-%").execute();
  expect(mails.map((mail) => mail.to_address).sort()).toEqual(people.map(({ email }) => email).sort());
});
