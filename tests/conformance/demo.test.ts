import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DeliveryAddress, deliveryAddress } from "#contracts/fields.ts";
import { insightNames } from "#contracts/insight.ts";
import { messageKinds } from "#contracts/message.ts";
import { orderParts } from "#contracts/order.ts";
import { refuseReal } from "#main/demo/fill-folder.ts";
import { fillYear } from "#main/demo/fill-year.ts";
import { addDays, londonDay } from "#server/platform/dates.ts";
import { hashPassword } from "#server/platform/tokens/passwords.ts";
import { readConfig } from "#server/providers/settings.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

const end = new Date("2026-11-26T15:00:00Z");
const days = 12;

/** A fresh shop with so few days of the demo in it. */
async function fillDays() {
  const { url, db } = await freshDatabase();
  // What it writes down of erasures.
  const folder = await mkdtemp(`${tmpdir()}/demo-`);
  await fillYear(readConfig({ DATABASE_URL: url, DATA_DIR: folder, LEAST_FORM_SECONDS: "0", STOCK: "60", OWNER_EMAIL: "sample.owner@example.com" }), {
    log: keptLog,
    seed: 7,
    days,
    end,
    password: "demo-of-a-few-days",
    hashPassword: (password) => hashPassword(password, { N: 1024, r: 1, p: 1 }),
  });
  return { url, db, folder };
}

let filled: Awaited<ReturnType<typeof fillDays>>;
let again: typeof filled;
let shop: TestApp;
beforeAll(async () => {
  [filled, again] = await Promise.all([fillDays(), fillDays()]);
  shop = await openTestApp({ url: filled.url, env: { DATA_DIR: filled.folder }, minutesAhead: (end.getTime() - Date.now()) / 60_000 });
});
afterAll(async () => {
  await shop?.close();
  for (const one of [filled, again]) if (one) await rm(one.folder, { recursive: true });
  await filled?.db.destroy();
  await again?.db.destroy();
});

it("has an order in every state and under every filter, and one that's late, refunded in part, awaited from a bank, failed there, labelled, and asked to be cancelled", async () => {
  const operator = shop.shop.backend.operator;
  const found = await Promise.all(orderParts.map(async (status) => [status, (await operator.listOrders({ status })).length > 0]));
  expect(found).toEqual(orderParts.map((status) => [status, true]));
  const orders = await shop.db.selectFrom("orders").selectAll().execute();
  expect(orders.some(({ status, delay }) => status === "paid" && delay === "no-date")).toBe(true);
  expect(orders.some(({ refunded_minor, total_minor }) => refunded_minor > 0 && refunded_minor < total_minor)).toBe(true);
  expect(orders.some(({ bank_asked_at, status }) => bank_asked_at && status === "awaiting-payment")).toBe(true);
  expect(orders.some(({ payment_failed_at }) => payment_failed_at)).toBe(true);
  expect((await operator.listOrders({ status: "paid" })).filter(({ hasLabel }) => hasLabel).length).toBeGreaterThan(1);
  expect((await operator.listAlerts()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["late", "asked-to-cancel", "parcel-trouble", "mail-refused", "disputed", "refund-failed", "label-outdated", "label-called-off"]),
  );
  const refunds = await shop.db.selectFrom("refunds as r").innerJoin("orders as o", "o.id", "r.of_order").select(["o.status", "r.status as refund"]).execute();
  // The one whose refund is only late is sent back minutes after the demo begins.
  expect(refunds).toContainEqual({ status: "cancelled", refund: "failed" });
  expect(new Set(refunds.map(({ refund }) => refund))).toEqual(new Set(["requested", "made", "failed", "settled"]));
  const flagged = (await operator.listAlerts()).find(({ kind }) => kind === "disputed")?.reference;
  expect((await operator.listOrders({ status: "attention" })).map(({ reference }) => reference)).toContain(flagged);
  expect(await operator.listReturns()).not.toEqual([]);
  const { rows } = await sql<{ outcome: string }>`select distinct outcome from returns where outcome is not null`.execute(shop.db);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(["back", "opened"]));
});

it("has something on every other screen", async () => {
  const operator = shop.shop.backend.operator;
  const messages = await operator.listMessages();
  for (const kind of Object.values(messageKinds)) expect(messages.some(({ reference }) => reference.startsWith(kind))).toBe(true);
  expect(messages.some(({ facts }) => facts.some(([name]) => name === "Conversation"))).toBe(true);
  expect(messages.filter(({ isRequest }) => isRequest)).toHaveLength(1);
  expect(new Set(messages.map(({ isSerious }) => isSerious))).toEqual(new Set([true, false]));
  const closed = await operator.listMessages({ closed: true });
  const answered = await Promise.all(closed.map(async ({ reference }) => (await operator.readMessage(reference)).answers.length > 0));
  expect(answered.filter(Boolean)).not.toEqual([]);
  expect((await operator.listQuestions(30)).length).toBeGreaterThan(2);
  expect((await operator.readAssistants(30)).reduce((sum, { down }) => sum + down, 0)).toBeGreaterThan(0);
  expect(await operator.listDeadJobs()).toHaveLength(1);
  expect(await operator.readLateMail()).toMatchObject({ count: 1 });
  expect((await operator.listMail()).length).toBe(50);
  const insights = await operator.readInsights(insightNames, 7);
  for (const insight of insights) expect([insight?.name, insight?.rows.some(({ count }) => count > 0)]).toEqual([insight?.name, true]);
  expect((await operator.listPeople()).map(({ role, hasJoined }) => [role, hasJoined])).toEqual([
    ["owner", true],
    ["staff", true],
    ["accountant", true],
    ["staff", false],
  ]);
  const { lines } = await operator.listAudit({});
  expect(new Set(lines.map(({ name }) => name)).size).toBeGreaterThan(2);
  expect((await operator.readCampaign()).campaign).toMatchObject({ mail: "pre-orders-open" });
  expect((await operator.readMailingList()).onList).toBeGreaterThan(5);
  expect((await shop.db.selectFrom("sign_ups").select("id").where("referred_by", "is not", null).execute()).length).toBeGreaterThan(0);
  const changes = await operator.listStockChanges();
  expect(changes.map(({ reason }) => reason)).toEqual(expect.arrayContaining(["hold", "release", "return", "adjust"]));
  expect((await operator.readDispatch()).asks).toBe(true);
  const { minor, begun } = await operator.readPrices();
  expect(begun.map((price) => [price.minor, price.who?.name])).toEqual([
    [minor, begun[0]?.who?.name],
    [1_350, begun[0]?.who?.name],
  ]);
  expect((await operator.listErasures()).map(({ askedBy, endedAt }) => [askedBy, endedAt !== null])).toEqual([
    ["owner", false],
    ["person", true],
  ]);
});

it("has books that add up: takings less refunds, and the shelf by its ledger", async () => {
  const operator = shop.shop.backend.operator;
  const summary = await operator.readSummary({ from: londonDay(addDays(end, -days)), to: londonDay(end) });
  const orders = await shop.db.selectFrom("orders").selectAll().where("paid_at", "is not", null).execute();
  const sum = (of: (order: (typeof orders)[number]) => number) => orders.reduce((total, order) => total + of(order), 0);
  expect(summary).toMatchObject({ orders: orders.length, gross: sum(({ total_minor }) => total_minor), refunded: sum(({ refunded_minor }) => refunded_minor) });
  expect(summary.refunded).toBeGreaterThan(0);
  const { rows: made } = await sql<{ minor: number }>`select sum(amount_minor)::int as minor from refunds where status in ('made', 'settled')`.execute(shop.db);
  expect(made[0]?.minor).toBe(summary.refunded);
  const { rows: ledger } = await sql<{ left: number }>`select sum(change)::int as left from stock_ledger`.execute(shop.db);
  expect((await operator.readStock())[0]?.available).toBe(ledger[0]?.left);
});

it("names nobody: every address is a sample's", async () => {
  const orders = await shop.db.selectFrom("orders").select("delivery").where("delivery", "is not", null).execute();
  const addresses = orders.map(({ delivery }) => delivery as DeliveryAddress);
  // Of districts that nobody lives in, all over the country.
  const postcodes = addresses.map(({ postcode }) => /^[A-Z]{2}9\d \d[A-Z]{2}$/.test(postcode) && postcode);
  expect(postcodes).not.toContain(false);
  expect(new Set(postcodes).size).toBeGreaterThan(addresses.length * 0.9);
  expect(new Set(addresses.map(({ postcode }) => postcode.slice(0, 4))).size).toBeGreaterThan(8);
  for (const address of addresses) expect(v.is(deliveryAddress, address), JSON.stringify(address)).toBe(true);
  const { rows } = await sql<{ email: string }>`
    select email from orders where email is not null union select email from sign_ups union select email from messages
    union select email from operator_people union select to_address from mailbox`.execute(shop.db);
  expect(rows.filter(({ email }) => !email.endsWith("@example.com"))).toEqual([]);
});

it("is the same again by the same seed", async () => {
  const look = ({ db }: typeof again) =>
    Promise.all([
      db
        .selectFrom("orders")
        .select(["created_at", "status", "email", "total_minor", "refunded_minor", "paid_at", "delay"])
        .orderBy("created_at")
        .orderBy("email")
        .execute(),
      db.selectFrom("sign_ups").select(["email", "country", "status", "created_at", "confirmed_at"]).orderBy("created_at").orderBy("email").execute(),
      db.selectFrom("stock_ledger").select(["change", "reason", "note", "at"]).orderBy("id").execute(),
      db.selectFrom("operator_audit").select(["at", "person_name", "action"]).orderBy("id").execute(),
      db.selectFrom("mailbox").select(["to_address", "at"]).orderBy("at").orderBy("to_address").execute(),
    ]);
  expect(await look(again)).toEqual(await look(filled));
});

it("is refused where a setting leads to a shop's own data, to a vendor or to a live site", () => {
  refuseReal({ PORT: "3100", LOG_LEVEL: "info", PAYMENTS: "local" });
  for (const env of [{ DATABASE_URL: "postgres://shop" }, { STRIPE_SECRET_KEY: "sk_test_x" }, { MAIL_DELIVERY: "smtp" }, { SITE_STAGE: "live" }])
    expect(() => refuseReal(env)).toThrow(`Take these settings away first: ${Object.keys(env)[0]}.`);
});
