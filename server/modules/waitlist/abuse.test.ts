import { afterAll, beforeAll, expect, test } from "vitest";
import { readMailingList } from "#server/modules/waitlist/operator.ts";
import { leaveAndSync, sendListLink } from "#server/modules/waitlist/own-page.ts";
import { isDisposable, mailchimpSubscribe } from "#server/modules/waitlist/sign-up.ts";
import { type MailFixture, openMailFixture, tokenIn } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

let people = 0;
const someone = () => `person-${++people}@example.com`;

/** Brings an address to where it stands, long enough ago that it may be written to again. */
const standings = {
  unknown: async () => {},
  async waiting(email: string) {
    await fixture.subscribe(fixture.someone({ email }), fixture.someCaller());
    await fixture.sendWaiting();
  },
  async confirmed(email: string) {
    await standings.waiting(email);
    await fixture.confirmSignUp({ token: tokenIn((await fixture.mailTo(email))[0], "/warmth-list/confirm") }, fixture.someCaller());
    await fixture.sendWaiting();
  },
  async left(email: string) {
    await standings.confirmed(email);
    const { id = "" } = (await fixture.readSignUp(email)) ?? {};
    await leaveAndSync(fixture.db, fixture.needs.sendJob, { signUp: id, source: "a test", at: fixture.now() });
  },
};

/** Counts the statements of one call: what a clock would show, without its noise. */
function counted() {
  let statements = 0;
  const db = fixture.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Here, since a job's statement is written by the queue, and passes only on its way back.
    transformResult: async ({ result }) => {
      statements++;
      return result;
    },
  });
  return { needs: { ...fixture.needs, db }, statements: () => statements };
}

test("an address costs the same work, and gets the same answer and one mail, however it stands", async () => {
  const seen: Record<string, unknown> = {};
  for (const [standing, bring] of Object.entries(standings)) {
    const email = someone();
    await bring(email);
    fixture.pass(60);
    const before = (await fixture.mailTo(email)).length;
    const { needs, statements } = counted();
    const answer = await mailchimpSubscribe(needs)(fixture.someone({ email }), fixture.someCaller());
    const first = statements();
    seen[standing] = { answer, first, mails: (await fixture.mailTo(email)).length - before };
  }
  const [one] = Object.values(seen);
  expect(seen).toEqual({ unknown: one, waiting: one, confirmed: one, left: one });
  expect(one).toMatchObject({ answer: { success: true }, mails: 1 });
});

test("asking for a fresh link costs the same work and gets the same answer, however an address stands; only who is on the list is written to", async () => {
  const seen: Record<string, unknown> = {};
  const subjects: Record<string, string[]> = {};
  for (const [standing, bring] of Object.entries(standings)) {
    const email = someone();
    await bring(email);
    const before = (await fixture.mailTo(email)).length;
    const { needs, statements } = counted();
    const answer = await sendListLink(needs)({ email }, fixture.someCaller());
    seen[standing] = { answer, statements: statements() };
    subjects[standing] = (await fixture.mailTo(email)).map(({ subject }) => subject).slice(0, -before || undefined);
    for (let more = 0; more < 2; more++) await sendListLink(fixture.needs)({ email }, fixture.someCaller());
    await expect(sendListLink(fixture.needs)({ email }, fixture.someCaller())).rejects.toMatchObject({ code: "too-many" });
  }
  const [one] = Object.values(seen);
  expect(seen).toEqual({ unknown: one, waiting: one, confirmed: one, left: one });
  expect(one).toMatchObject({ answer: { success: true } });
  expect(subjects).toEqual({ unknown: [], waiting: [], confirmed: ["Your link to the Warmth List"], left: [] });
});

test.each([
  ["a@mailinator.com", true],
  ["a@in.a.part.of.mailinator.com", true],
  ["a@example.com", false],
  ["a@gmail.com", false],
  ["mailinator.com@example.com", false],
  ["a@some-shop-of-ours.example", false],
])("%s is at a domain that lends mailboxes: %s", (email, lent) => {
  expect(isDisposable(email)).toBe(lent);
});

test("a lent address joins, is written to and confirms like any other; only the owner sees the mark", async () => {
  const email = `person-${++people}@mailinator.com`;
  const [lent, own] = [
    await fixture.subscribe(fixture.someone({ email }), fixture.someCaller()),
    await fixture.subscribe(fixture.someone({ email: someone() }), fixture.someCaller()),
  ];
  expect(lent).toEqual(own);
  const [mail] = await fixture.mailTo(email);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/disposable|lent|minutes/i);
  await fixture.confirmSignUp({ token: tokenIn(mail, "/warmth-list/confirm") }, fixture.someCaller());
  expect(await fixture.readSignUp(email)).toMatchObject({ status: "confirmed", disposable: true });
  const view = await readMailingList({ ...fixture.needs, config: { MAILING_LIST: "local", LIST_CONFIRMATION: "shop" } })();
  expect(view.disposable).toMatchObject({ all: 1, onList: 1, newest: [{ email, status: "confirmed" }] });
});

test("the owner reads how people left", async () => {
  const howMany = async () => {
    const view = await readMailingList({ ...fixture.needs, config: { MAILING_LIST: "local", LIST_CONFIRMATION: "shop" } })();
    const { times = 0, lately = 0 } = view.leavings.find(({ how }) => how === "a test") ?? {};
    return [times, lately];
  };
  const before = await howMany();
  const email = someone();
  await standings.left(email);
  expect(await howMany()).toEqual(before.map((times) => times + 1));
});
