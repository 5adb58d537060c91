import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptByLaw } from "#tests/privacy/register.ts";
import { startFakeEasyPost } from "#tests/support/fake-easypost.ts";
import { findInDatabase } from "#tests/support/find-planted.ts";
import { type FakeMailchimp, mailchimpEnv, mailchimpKeys, startFakeMailchimp } from "#tests/support/mailchimp/fake-mailchimp.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { confirm, plantByTheDoors, type Somebody, somebody } from "#tests/support/plant-person.ts";
import { openFakeStripe, signAsStripe, stripeEnv } from "#tests/support/stripe/fake-stripe.ts";

const days = 24 * 60;
let dataDir: string;
let mailchimp: FakeMailchimp;
let stripe: Awaited<ReturnType<typeof openFakeStripe>>;
let easypost: Awaited<ReturnType<typeof startFakeEasyPost>>;
let app: TestApp;
let ahead = 0;
const now = () => new Date(Date.now() + ahead * 60_000);

beforeEach(async () => {
  ahead = 0;
  dataDir = await mkdtemp(`${tmpdir()}/shop-privacy-`);
  mailchimp = await startFakeMailchimp({ now });
  stripe = await openFakeStripe({ now });
  easypost = await startFakeEasyPost({ now });
  const shipping = { SHIPPING: "easypost", EASYPOST_API_KEY: "EZTKtest", EASYPOST_URL: easypost.url };
  app = await openTestApp({ env: { DATA_DIR: dataDir, STOCK: "10", ...mailchimpEnv(mailchimp.url), ...stripeEnv(stripe.url), ...shipping } });
});
afterEach(async () => {
  await app.close();
  await Promise.all([mailchimp.close(), stripe.close(), easypost.close()]);
  await rm(dataDir, { recursive: true });
});

function pass(minutes: number) {
  ahead += minutes;
  app.pass(minutes);
}

/** Where a vendor's state names them. */
function heldBy({ words }: Somebody) {
  const names = (state: unknown) => words.some((word) => JSON.stringify(state).includes(word));
  return {
    mailchimp: names([...mailchimp.state.members.values()]),
    stripe: names([...stripe.sessions.values()]),
    easypost: names([...easypost.held.values()]),
  };
}

async function pay(person: Somebody, url: string) {
  const session = url.split("/").at(-1) ?? "";
  const { email, name, street } = person;
  stripe.pay(session, { email, name, delivery: { name, line1: street, city: "Leeds", postcode: "LS1 4AP" } });
  for (const event of stripe.takeEvents()) {
    const body = JSON.stringify(event);
    await app.request("/webhooks/stripe", { method: "POST", headers: { "content-type": "application/json", ...signAsStripe(body, app.now()) }, body });
  }
}

async function plant(person: Somebody) {
  const reference = await plantByTheDoors(app, person, (url) => pay(person, url));
  await app.dispatch(reference);
  await app.shop.backend.operator.deliverOrder(reference);
  pass(20 * days);
  await app.drain();
  return reference;
}

test("with Mailchimp, Stripe and EasyPost: the first forgets by program, the others by the owner's hand, and each says so", async () => {
  const person = somebody();
  await plant(person);
  expect(heldBy(person)).toEqual({ mailchimp: true, stripe: true, easypost: true });
  const copy = await app.shop.backend.operator.copyPerson(person.email);
  const others = copy.held_by_others as { vendor: string; holds: unknown }[];
  expect(others.map(({ vendor, holds }) => [vendor, JSON.stringify(holds).includes(person.words[0] as string)])).toEqual([
    ["mailchimp", true],
    ["stripe", true],
    ["easypost", true],
  ]);

  // An hour of 500: everything here is gone at once, and Mailchimp is asked until it answers.
  mailchimp.fail("500", { times: 3, on: /delete-permanent/ });
  const id = await app.shop.backend.operator.erasePerson(person.email);
  await app.drain();
  const places = await findInDatabase(app.db, person.words);
  expect([...places].filter((place) => place !== "public.erasures.email")).toEqual(keptByLaw);
  expect(heldBy(person).mailchimp).toBe(true);
  expect((await app.shop.backend.operator.listErasures())[0]).toMatchObject({ id, endedAt: null, unanswered: 1, byHand: 2 });
  for (let quarter = 0; quarter < 4; quarter++) {
    pass(16);
    await app.drain();
  }
  expect(heldBy(person)).toEqual({ mailchimp: false, stripe: true, easypost: true });
  expect([...(await findInDatabase(app.db, person.words))]).toEqual(keptByLaw);

  const [erasure] = await app.shop.backend.operator.listErasures();
  expect(erasure).toMatchObject({ id, unanswered: 0, byHand: 2 });
  expect(erasure?.endedAt).not.toBeNull();
  expect(erasure?.manualTasks.map(({ vendor, subject }) => `${vendor} ${subject.slice(0, 3)}`)).toEqual(["easypost shp", "stripe cs_"]);
  expect((await app.shop.backend.operator.listAlerts()).map(({ kind }) => kind)).toEqual(["erase-by-hand", "erase-by-hand"]);
  for (const { subject } of erasure?.manualTasks ?? [])
    for (let times = 0; times < 2; times++) await app.shop.backend.operator.completeErasureTask(id, subject);
  expect((await app.shop.backend.operator.listErasures())[0]).toMatchObject({ byHand: 0, manualTasks: [] });
  for (const [which, subject] of [
    [id, "cs_of_nobody"],
    ["no id", "cs_of_nobody"],
  ] as const)
    await expect(app.shop.backend.operator.completeErasureTask(which, subject)).rejects.toMatchObject({ code: "not-found" });
});

test("a vendor that acts and then says nothing is asked again, and finds nothing left to do", async () => {
  const person = somebody();
  await plant(person);
  mailchimp.fail("500, and it acted", { on: /delete-permanent/ });
  await app.shop.backend.operator.erasePerson(person.email);
  await app.drain();
  pass(16);
  await app.drain();
  expect(heldBy(person).mailchimp).toBe(false);
  expect((await app.shop.backend.operator.listErasures())[0]).toMatchObject({ unanswered: 0 });
});

test("whoever joins anew before a vendor has answered stays there, and here; somebody else's typing of their address does not count", async () => {
  const [back, typed] = [somebody(), somebody()];
  for (const person of [back, typed]) await plant(person);
  mailchimp.fail("500", { times: 2, on: /delete-permanent/ });
  for (const { email } of [back, typed]) await app.shop.backend.operator.erasePerson(email);
  await app.drain();
  for (const { email } of [back, typed]) await app.call("mailchimp-subscribe", { name: "Somebody new", email, country: "GB", acceptTerms: true });
  await app.drain();
  await confirm(app, back.email);
  pass(16);
  await app.drain();
  expect([heldBy(back).mailchimp, heldBy(typed).mailchimp]).toEqual([true, false]);
  const names = await app.db.selectFrom("sign_ups").select(["email", "name", "status"]).where("email", "in", [back.email, typed.email]).execute();
  expect(names.map(({ name }) => name)).toEqual(["Somebody new", "Somebody new"]);
  expect(names.find(({ email }) => email === back.email)?.status).toBe("confirmed");
});

test("what was on its way to the list as they were forgotten is deleted minutes later, once: who joins there while an order waits stays", async () => {
  const person = somebody();
  const reference = await plantByTheDoors(app, person, (url) => pay(person, url));
  const { members, byEmail } = mailchimp.state;
  const there = byEmail(person.email);
  await app.shop.backend.operator.erasePerson(person.email);
  await app.drain();
  members.set(there.id, there);
  mailchimp.fail("500", { on: /delete-permanent/ });
  pass(5);
  await app.drain();
  expect(heldBy(person).mailchimp).toBe(true);
  pass(16);
  await app.drain();
  expect(heldBy(person).mailchimp).toBe(false);

  members.set(there.id, there);
  await app.shop.backend.operator.refundOrder(reference, "they asked us to");
  await app.drain();
  pass(days);
  await app.drain();
  expect((await app.shop.backend.operator.listErasures())[0]).toMatchObject({ waiting: 0, endedAt: expect.any(Date) });
  expect(heldBy(person).mailchimp).toBe(true);
});

test("nothing that a vendor reports afterwards brings them back", async () => {
  const person = somebody();
  await plant(person);
  await app.shop.backend.operator.erasePerson(person.email);
  for (let turn = 0; turn < 3; turn++) {
    pass(16);
    await app.drain();
  }
  const tell = (fields: Record<string, string>) =>
    app.shop.receiveListEvent(new URLSearchParams({ fired_at: "2099-01-01 00:00:00", "data[list_id]": mailchimpKeys.listId, ...fields }).toString());
  const { email, name } = person;
  await tell({ type: "subscribe", "data[email]": email });
  await tell({ type: "profile", "data[email]": email, "data[merges][FNAME]": name });
  await tell({ type: "upemail", "data[old_email]": email, "data[new_email]": `new.${email}` });
  await tell({ type: "unsubscribe", "data[email]": email });
  for (const event of [...stripe.events]) {
    const body = JSON.stringify(event);
    await app.request("/webhooks/stripe", { method: "POST", headers: { "content-type": "application/json", ...signAsStripe(body, app.now()) }, body });
  }
  await app.drain();
  expect([...(await findInDatabase(app.db, person.words))]).toEqual(keptByLaw);
});
