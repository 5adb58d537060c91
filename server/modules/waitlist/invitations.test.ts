import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { campaignPace } from "#content/campaign-pace.ts";
import { referral } from "#content/referral.ts";
import { frame } from "#content/site/frame.ts";
import { testOrder } from "#content/site/shared.ts";
import { type CampaignMail, campaignMails } from "#contracts/campaign.ts";
import { salesActions } from "#server/modules/orders/sales.ts";
import { shopWords } from "#server/modules/waitlist/campaign-words.ts";
import { campaignActions, sendInvitations } from "#server/modules/waitlist/invitations.ts";
import { keepListCounts } from "#server/modules/waitlist/list-counts.ts";
import { leaveList } from "#server/modules/waitlist/members.ts";
import { readMailingList } from "#server/modules/waitlist/operator.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture();
  await fixture.db.insertInto("stock").values({ product: "tube", available: 3 }).execute();
});
afterEach(() => fixture.close());

const needs = () => ({ ...fixture.needs, config: { ...fixture.needs.config, SITE_ACCESS: "open" as const } });
const view = () => campaignActions(needs()).readCampaign();
const begin = (number = 1, mail: CampaignMail = "pre-orders-open") => campaignActions(needs()).startCampaign(number, mail);
/** And the minute in which it can be undone is over. */
async function start(number = 1, mail: CampaignMail = "pre-orders-open") {
  await begin(number, mail);
  fixture.pass(campaignPace.undoMinutes);
}
const steer = (wish: "pause" | "resume") => campaignActions(needs())[`${wish}Campaign`]();
const end = (number = 1) => campaignActions(needs()).endCampaign(number);
const undo = (number = 1) => campaignActions(needs()).endCampaign(number, true);
const write = () => sendInvitations(needs())();
const free = (available: number) => fixture.db.updateTable("stock").set({ available }).execute();
const aBatch = 3 * campaignPace.peoplePerTube;

/** So many confirmed people, a minute apart: n0 first. */
async function crowd(count: number, given: { country?: string } = {}) {
  const people = [];
  for (let n = 0; n < count; n++) {
    const id = crypto.randomUUID();
    const email = `n${n}@example.com`;
    fixture.pass(1);
    const row = {
      id,
      email,
      name: "N N",
      country: given.country ?? "GB",
      status: "confirmed" as const,
      marketing: false,
      source: "test",
      created_at: fixture.now(),
    };
    await fixture.db
      .insertInto("sign_ups")
      .values({ ...row, referral_code: `N${String(n).padStart(7, "0")}`, referred_by: null, confirmed_at: fixture.now() })
      .execute();
    const choices = JSON.stringify({ terms: true, marketing: false });
    await fixture.db
      .insertInto("consents")
      .values({ sign_up: id, act: "confirmed", wording: "warmth-list-1", choices, source: "test", at: fixture.now() })
      .execute();
    people.push({ id, email });
  }
  fixture.pass(1);
  return people;
}
/** To whom the mail went, in the order in which it did. */
async function invited() {
  await fixture.sendWaiting();
  const mails = await fixture.db.selectFrom("mailbox").select("to_address").where("subject", "like", "%You can pre-order%").orderBy("id").execute();
  return mails.map(({ to_address }) => to_address.replace("@example.com", ""));
}

test("a batch is never larger than the free tubes allow, from the front, and the next waits its time", async () => {
  await crowd(15);
  expect(await view()).toMatchObject({ next: 1, people: 15, freeTubes: 3, batch: aBatch, blockedBy: null, campaign: null });
  await write();
  expect(await invited(), "before the owner began").toEqual([]);
  await start();
  await write();
  expect(await invited()).toEqual(["n0", "n1", "n2", "n3", "n4", "n5"]);
  fixture.pass(campaignPace.minutes - 1);
  await write();
  expect(await invited()).toHaveLength(aBatch);
  fixture.pass(1);
  await free(1);
  await write();
  expect((await invited()).slice(aBatch)).toEqual(["n6", "n7"]);
  expect(await view()).toMatchObject({ next: null, campaign: { number: 1, state: "sending", invited: 8, remaining: 7 } });
});

test("sold out it waits, goes on once tubes are back, and ends with the last of them", async () => {
  await crowd(8);
  await start();
  await write();
  await free(0);
  fixture.pass(10 * campaignPace.minutes);
  await write();
  expect(await invited()).toHaveLength(aBatch);
  expect((await view()).campaign).toMatchObject({ state: "out-of-stock", nextBatchAt: null, remaining: 2 });
  await free(5);
  await write();
  expect(await invited()).toHaveLength(8);
  expect(await view()).toMatchObject({ next: 2, campaign: { state: "ended", invited: 8, remaining: 0 } });
});

test("while the site is closed it waits, and goes on once it's open", async () => {
  await crowd(2);
  await start();
  const config = { ...needs().config, SITE_ACCESS: "password" as const };
  await sendInvitations({ ...needs(), config })();
  expect(await invited()).toEqual([]);
  expect((await campaignActions({ ...needs(), config }).readCampaign()).campaign).toMatchObject({ state: "closed", nextBatchAt: null });
  await write();
  expect(await invited()).toEqual(["n0", "n1"]);
});

test("started twice, in two tabs or by an old page, it is one campaign; beside it there is no other", async () => {
  await crowd(2);
  await Promise.all([start(), start(), start()]);
  await write();
  expect((await view()).campaign).toMatchObject({ number: 1, state: "ended" });
  await start(1);
  fixture.pass(120);
  await write();
  expect(await invited()).toEqual(["n0", "n1"]);
  await expect(start(7)).rejects.toMatchObject({ code: "conflict" });
  await start(2);
  await expect(start(3)).rejects.toMatchObject({ code: "conflict", message: "A campaign is under way already." });
});

test("paused it stands still, resumed it goes on, ended it stays so", async () => {
  await crowd(20);
  await start();
  await write();
  await steer("pause");
  fixture.pass(600);
  await write();
  expect(await invited()).toHaveLength(aBatch);
  expect((await view()).campaign).toMatchObject({ state: "paused" });
  await steer("resume");
  await write();
  expect(await invited()).toHaveLength(2 * aBatch);
  await end();
  fixture.pass(600);
  await write();
  expect(await invited()).toHaveLength(2 * aBatch);
  await expect(steer("resume")).rejects.toMatchObject({ code: "not-found" });
});

test("for a minute nobody is written to, and it can be undone: its words are the next one's, and tubes that are sent can be told of again", async () => {
  await crowd(2);
  await actions().saveCampaignWords("tubes-sent", own);
  const order = await fixture.addOrder({ email: "somebody@example.com" });
  await fixture.db.updateTable("orders").set({ status: "dispatched" }).where("id", "=", order).execute();
  await begin(1, "tubes-sent");
  const begins = new Date(fixture.now().getTime() + 60_000);
  await write();
  expect((await view()).campaign).toMatchObject({ state: "starting", nextBatchAt: begins, invited: 0, remaining: 2 });
  await steer("pause");
  fixture.pass(30);
  await write();
  expect((await view()).campaign).toMatchObject({ state: "paused", invited: 0 });
  for (let pressed = 0; pressed < 2; pressed++) expect(await undo()).toBe(0);
  const { drafts, sent, next, campaign } = await view();
  expect({ next, campaign, isDone: sent.isDone }).toMatchObject({ next: 2, campaign: { state: "ended", invited: 0 }, isDone: false });
  expect(drafts["tubes-sent"]).toMatchObject({ ...own, savedAt: fixture.now() });
  await start(2, "tubes-sent");
  await write();
  expect((await view()).campaign).toMatchObject({ number: 2, state: "ended", invited: 2 });
  await begin(3);
  await undo(3);
  expect((await view()).drafts["pre-orders-open"].savedAt, "the shop's own words stay its own").toBeNull();
  const at = fixture.now();
  const another = { number: 9, mail: "tubes-sent" as const, started_at: at, next_batch_at: at, ended_at: at, invited: 1 };
  await expect(fixture.db.insertInto("invitation_campaigns").values(another).execute(), "told once").rejects.toThrow("unique");
});

test("once the first have been written to it can't be undone, and goes on; what an old page ends is never another campaign", async () => {
  await crowd(20);
  await start();
  await write();
  const late = "The first emails have gone out: pause it, or end it.";
  await expect(undo()).rejects.toMatchObject({ code: "conflict", message: late });
  expect((await view()).campaign).toMatchObject({ state: "sending", invited: aBatch });
  for (let pressed = 0; pressed < 2; pressed++) expect(await end()).toBe(aBatch);
  await expect(undo()).rejects.toMatchObject({ code: "conflict", message: "Its emails have gone out, and it has ended." });
  await begin(2);
  const other = "That isn't the newest campaign. Nothing was ended. Please reload the page and check.";
  for (const number of [1, 3, Number.NaN]) {
    await expect(undo(number)).rejects.toMatchObject({ code: "conflict", message: other });
    await expect(end(number)).rejects.toMatchObject({ code: "conflict", message: other });
  }
  expect((await view()).campaign).toMatchObject({ number: 2, state: "starting" });
});

test("pressed while the first batch is on its way, an undo waits for it and comes too late", async () => {
  await crowd(20);
  await start();
  const [, undone] = await Promise.allSettled([write(), undo()]);
  const { campaign } = await view();
  if (undone.status === "fulfilled") expect(campaign).toMatchObject({ state: "ended", invited: 0 });
  else expect(campaign).toMatchObject({ state: "sending", invited: aBatch });
});

test("twenty processes at once write to each person once", async () => {
  await crowd(5);
  await start();
  await Promise.all(Array.from({ length: 20 }, write));
  expect((await invited()).sort()).toEqual(["n0", "n1", "n2", "n3", "n4"]);
});

test("killed in the middle of a batch, nobody was written to; then everybody is, once", async () => {
  await crowd(6);
  await start();
  const child = spawn(process.execPath, [
    fileURLToPath(new URL("../../../tests/support/stop-in-the-middle.ts", import.meta.url)),
    fixture.url,
    fixture.now().toISOString(),
  ]);
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await invited()).toEqual([]);
  const afterAnotherTry = async () => {
    await write();
    return (await invited()).length;
  };
  await expect.poll(afterAnotherTry, { timeout: 10_000 }).toBe(6);
  expect(new Set(await invited()).size).toBe(6);
});

test("left out: who has left, ordered, bounced, cannot be reached from the list's provider, or lives where no tube goes", async () => {
  const [left, ordered, bounced, barred, abroad, ann] = await crowd(6);
  if (!left || !ordered || !bounced || !barred || !abroad || !ann) throw new Error("nobody");
  await leaveList(fixture.db, { signUp: left.id, source: "test", at: fixture.now() });
  await fixture.addOrder({ email: "N1@example.com", paid_at: fixture.now() });
  // Their money came too late and went back: they were told that they keep their place.
  await fixture.addOrder({ email: "n5@example.com", reference: "EMB-7K4M-2Q9Y", paid_at: fixture.now(), paid_too_late: true });
  const about = (await fixture.db.selectFrom("consents").select("id").where("sign_up", "=", bounced.id).executeTakeFirstOrThrow()).id;
  await fixture.db.insertInto("bounces").values({ key: "a", mail: "on-list", about, code: 550, at: fixture.now() }).execute();
  await fixture.db.insertInto("list_syncs").values({ sign_up: barred.id, desired: "subscribed", desired_at: fixture.now(), outcome: "barred" }).execute();
  await fixture.db.updateTable("sign_ups").set({ country: "FR" }).where("id", "=", abroad.id).execute();
  expect(await view()).toMatchObject({ people: 1, elsewhere: 1, ordered: 1, unreachable: 2, batch: 1 });
  await start();
  await write();
  expect(await invited()).toEqual(["n5"]);
});

test("who leaves, orders or moves abroad between the choice and the mail gets none", async () => {
  const [leaves, orders, moves] = await crowd(4);
  await start();
  await write();
  await leaveList(fixture.db, { signUp: String(leaves?.id), source: "test", at: fixture.now() });
  await fixture.addOrder({ email: String(orders?.email), paid_at: fixture.now() });
  await fixture.db.updateTable("sign_ups").set({ country: "FR" }).where("id", "=", String(moves?.id)).execute();
  expect(await invited()).toEqual(["n3"]);
});

test("referrals bring somebody forward; whoever confirms after the campaign began is not part of it", async () => {
  const people = await crowd(12);
  const last = people[11];
  const enough = Math.ceil(11 / referral.positions);
  await fixture.db
    .updateTable("sign_ups")
    .set({ referred_by: String(last?.id) })
    .where(
      "email",
      "in",
      people.slice(0, enough).map(({ email }) => email),
    )
    .execute();
  await free(1);
  await start();
  await write();
  expect(await invited()).toEqual(["n0", "n11"]);
  await fixture.db
    .updateTable("sign_ups")
    .set({ confirmed_at: new Date(fixture.now().getTime() + 60_000) })
    .where("email", "=", "n5@example.com")
    .execute();
  await free(500);
  fixture.pass(60);
  await write();
  expect(await invited()).not.toContain("n5");
  expect((await view()).campaign).toMatchObject({ state: "ended", invited: 11 });
});

test("erased, a person goes from the campaign's rows as well, and their waiting mail is dropped", async () => {
  const [ann] = await crowd(1);
  await start();
  await write();
  await fixture.db.deleteFrom("sign_ups").where("id", "=", String(ann?.id)).execute();
  expect(await invited()).toEqual([]);
  expect(await fixture.db.selectFrom("invitation_mails").selectAll().execute()).toEqual([]);
});

test("nobody is written to while pre-orders are closed, and everybody is once they open again", async () => {
  await crowd(2);
  await start();
  await salesActions(fixture.needs).closeSales(null);
  await write();
  expect(await invited()).toEqual([]);
  await salesActions(fixture.needs).openSales();
  await write();
  expect(await invited()).toHaveLength(2);
});

test("nothing begins while the site is closed, sold out, or has nobody to write to", async () => {
  await expect(start()).rejects.toMatchObject({ code: "conflict", message: "There is nobody to invite." });
  await crowd(1);
  const closed = campaignActions({ ...needs(), config: { ...needs().config, SITE_ACCESS: "password" } }).startCampaign;
  await expect(closed(1, "pre-orders-open")).rejects.toMatchObject({ code: "conflict" });
  await salesActions(fixture.needs).closeSales(null);
  await expect(start()).rejects.toMatchObject({ code: "conflict", message: "Pre-orders are closed. Open them first, or choose a later dispatch date." });
  await salesActions(fixture.needs).openSales();
  await free(0);
  await expect(start()).rejects.toMatchObject({ code: "conflict", message: "Every tube is taken. Add some to the stock first." });
});

test("once tubes are sent, those who agreed to hear it are told, once", async () => {
  const people = await crowd(5, { country: "FR" });
  const told = async () => {
    await write();
    await fixture.sendWaiting();
    const mails = await fixture.db
      .selectFrom("mailbox")
      .select(["to_address", "text"])
      .where("subject", "like", "%The first % on their way")
      .orderBy("id")
      .execute();
    expect(mails.every(({ text }) => text.includes("/warmth-list/leave/"))).toBe(true);
    return mails.map(({ to_address }) => to_address.replace("@example.com", ""));
  };
  // n0 agreed to words that promise no such email, and n1 did too but asked for news; n2 has ordered, and n3 leaves.
  const choices = JSON.stringify({ terms: true, marketing: false });
  const anew = people
    .slice(0, 2)
    .map(({ id }) => ({ sign_up: id, act: "confirmed" as const, wording: "warmth-list-2", choices, source: "test", at: fixture.now() }));
  await fixture.db.insertInto("consents").values(anew).execute();
  await fixture.db
    .updateTable("sign_ups")
    .set({ marketing: true })
    .where("id", "=", people[1]?.id ?? "")
    .execute();
  const order = await fixture.addOrder({ email: people[2]?.email ?? "" });
  await leaveList(fixture.db, { signUp: people[3]?.id ?? "", source: "test", at: fixture.now() });
  expect((await view()).sent).toEqual({ people: 2, blockedBy: expect.stringContaining("No tube has been sent yet"), isDone: false });
  await expect(start(1, "tubes-sent")).rejects.toMatchObject({ code: "conflict" });
  await fixture.db.updateTable("orders").set({ status: "dispatched" }).where("id", "=", order).execute();
  await free(0);
  await start(1, "tubes-sent");
  expect(await told()).toEqual(["n1", "n4"]);
  expect((await view()).campaign).toMatchObject({ mail: "tubes-sent", state: "ended", invited: 2 });
  await expect(start(2, "tubes-sent")).rejects.toMatchObject({ code: "conflict" });
  expect(await told()).toHaveLength(2);
});

const own = { subject: "Your turn, at last", words: "We've kept one for you.\n\nSee you soon." };
const actions = () => campaignActions(needs());
const mailed = () => fixture.db.selectFrom("mailbox").select(["to_address", "subject", "text"]).orderBy("id").execute();

test("the owner's words are what each of its mails says, also those that wait while another campaign says something else", async () => {
  await crowd(2);
  await actions().saveCampaignWords("pre-orders-open", own);
  const { drafts } = await view();
  const { shown, savedAt } = drafts["pre-orders-open"];
  await expect(actions().startCampaign(1, "pre-orders-open", null), "read with other words").rejects.toMatchObject({ code: "conflict" });
  await actions().startCampaign(1, "pre-orders-open", savedAt);
  fixture.pass(campaignPace.undoMinutes);
  await write();
  expect((await view()).drafts["pre-orders-open"]).toMatchObject({ savedAt: null, subject: expect.stringMatching(/^You can pre-order/) });
  await start(2);
  await write();
  await fixture.sendWaiting();
  const texts = await mailed();
  expect(texts.map(({ subject }) => subject).sort()).toEqual(
    [own.subject, own.subject, ...Array(2).fill(shopWords("pre-orders-open", fixture.needs).subject)].map(testOrder.subject).sort(),
  );
  const [mine] = texts.filter(({ subject }) => subject === testOrder.subject(own.subject));
  const withoutLinks = (text = "") => text.replaceAll(/\/(?:leave|yours|place)\/\S+/g, "");
  expect(withoutLinks(mine?.text.replace(`${frame.preview}\n\n`, "")), "as the preview shows it").toBe(withoutLinks(shown.text));
  expect(mine?.text).toMatch(/Hello,\n\nWe've kept one for you\.\n\n.*\/pre-order\n\nSee you soon\./s);
});

test("it's ended whatever its words say by now, and puts no other words in the place of those saved since", async () => {
  await crowd(1);
  const draft = async () => (await view()).drafts["pre-orders-open"];
  await actions().saveCampaignWords("pre-orders-open", own);
  await begin();
  // As if a claim had left the register since.
  const claim = { subject: own.subject, words: "It cures cold hands." };
  await fixture.db.updateTable("invitation_campaigns").set(claim).execute();
  await actions().sendCampaignTest("pre-orders-open", { id: "s", role: "owner", person: null });
  expect(await undo()).toBe(0);
  expect(await draft(), "only tried, it isn't another's").toMatchObject({ ...claim, savedAt: fixture.now() });
  await begin(2);
  await actions().saveCampaignWords("pre-orders-open", own);
  await undo(2);
  expect(await draft(), "saved in another tab").toMatchObject(own);
  await actions().saveCampaignWords("pre-orders-open", null);
  await begin(3);
  await actions().saveCampaignWords("pre-orders-open", own);
  await undo(3);
  expect(await draft(), "of a campaign in the shop's own words").toMatchObject(own);
});

test("its mails say the price of the day that they go out, in the owner's words too; what else they wrote stays", async () => {
  await crowd(1);
  const { config } = fixture.needs;
  for (const [number, words, said] of [
    [1, null, "It's £16.50 for one"],
    [2, { ...own, words: "Only £15.00.\n\nTwo cost £30.00." }, "Only £16.50."],
  ] as const) {
    delete config.price;
    await actions().saveCampaignWords("pre-orders-open", words);
    expect((await view()).drafts["pre-orders-open"].words).toContain("£15.00");
    await start(number);
    await write();
    config.price = 1650;
    await fixture.sendWaiting();
    const texts = (await mailed()).map(({ text }) => text);
    expect(texts.at(-1)).toContain(said);
    expect(texts.join()).not.toContain("£15.00");
  }
});

test("what the cream may not claim is refused beside its field, and so is nothing at all; the original words come back", async () => {
  const save = (words: Parameters<ReturnType<typeof campaignActions>["saveCampaignWords"]>[1]) => actions().saveCampaignWords("pre-orders-open", words);
  await expect(save({ ...own, words: "Ready.\n\nIt relieves\npain." })).rejects.toMatchObject({
    code: "invalid",
    fields: { words: "“relieves” isn't in the list of claims. Please put it another way." },
  });
  await expect(save({ ...own, subject: "It cures chilblains" })).rejects.toMatchObject({ fields: { subject: expect.stringContaining("“cures”") } });
  await expect(save({ subject: " ", words: own.words })).rejects.toMatchObject({ fields: { subject: "Please write the subject" } });
  await save(own);
  await save(null);
  for (const mail of campaignMails) {
    const original = shopWords(mail, fixture.needs);
    await actions().saveCampaignWords(mail, original);
    expect((await view()).drafts[mail], "our own words pass, and aren't the owner's").toMatchObject({ savedAt: null, ...original });
  }
});

test("a test goes to whoever asks, once for two presses, and is no campaign's mail", async () => {
  const person = { id: crypto.randomUUID(), name: "Ann", email: "ann@shop.example" };
  await fixture.db
    .insertInto("operator_people")
    .values({ ...person, role: "owner", email_verified: true, created_at: fixture.now(), updated_at: fixture.now() })
    .execute();
  await actions().saveCampaignWords("pre-orders-open", own);
  const ask = (by: typeof person | null) => actions().sendCampaignTest("pre-orders-open", { id: "s", role: "owner", person: by });
  expect(await Promise.all([ask(person), ask(person)])).toEqual(expect.arrayContaining([person.email, null]));
  expect(await ask(null)).toBe("owner@shop.example");
  await fixture.sendWaiting();
  const { shown } = (await view()).drafts["pre-orders-open"];
  const test = { subject: `[Test] ${own.subject}`, text: shown.text };
  expect(await mailed()).toEqual([
    { to_address: person.email, ...test },
    { to_address: "owner@shop.example", ...test },
  ]);
  expect(await view()).toMatchObject({ next: 1, campaign: null });
  expect(await fixture.db.selectFrom("invitation_mails").selectAll().execute()).toEqual([]);
});

test("a long list is counted by a job, and its figures move on with what a campaign has sent since", async () => {
  await crowd(3);
  const many = sql`insert into sign_ups (id, email, name, country, status, marketing, source, referral_code, created_at, confirmed_at)
    select gen_random_uuid(), 'm' || n || '@example.com', 'M', 'FR', 'confirmed', false, 'test', 'M' || lpad(n::text, 7, '0'), ${fixture.now()}, ${fixture.now()}
    from generate_series(1, 5000) n`;
  await many.execute(fixture.db);
  expect(await view()).toMatchObject({ people: 3, elsewhere: 5000, countedAt: null });
  await keepListCounts(needs())();
  const countedAt = fixture.now();
  await fixture.db.updateTable("sign_ups").set({ status: "unsubscribed" }).where("email", "=", "n0@example.com").execute();
  fixture.pass(5);
  await free(1);
  await start();
  await write();
  expect(await view()).toMatchObject({ people: 3, elsewhere: 5000, countedAt, campaign: { invited: 2, remaining: 1 } });
  const list = readMailingList({ ...needs(), config: { ...needs().config, MAILING_LIST: "local" as never } });
  expect(await list()).toMatchObject({ onList: 5003, countedAt });
  fixture.pass(180);
  expect(await view(), "nobody has counted for hours").toMatchObject({ people: 2, countedAt: null, campaign: { remaining: 0 } });
});
