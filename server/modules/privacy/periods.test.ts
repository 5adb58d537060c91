import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { periods, tidy } from "#server/modules/privacy/retention.ts";
import { cardTables } from "#server/providers/payments/local/tables.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

const daysAgo = (days: number) => new Date(fixture.now().getTime() - days * 86_400_000);
const tidyNow = () => tidy(fixture.needs)({});

async function message(kind: "contact" | "reaction", days: number, more: { answered?: number; suspect?: boolean } = {}) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await saveEnquiry(fixture.db, { kind, name: "Ann", email, details: {}, suspect: more.suspect ?? false }, daysAgo(days));
  if (more.answered !== undefined)
    await fixture.db
      .updateTable("messages")
      .set({ answered_at: daysAgo(more.answered) })
      .where("id", "=", id)
      .execute();
  return async () => (await fixture.db.selectFrom("messages").select("id").where("id", "=", id).execute()).length;
}

test("the schedule stands in docs/operating.md as the program keeps it", async () => {
  const text = await readFile(new URL("../../../docs/operating.md", import.meta.url), "utf8");
  for (const { what, days } of Object.values(periods)) expect(text).toContain(`| ${what} | ${days.toLocaleString("en-GB")} ${days === 1 ? "day" : "days"} |`);
});

test("messages go two years after their answer, reports of reactions after ten years, a machine's after 90 days", async () => {
  const answeredLongAgo = await message("contact", 900, { answered: periods.messages.days + 1 });
  const answeredLately = await message("contact", 900, { answered: periods.messages.days - 1 });
  const unanswered = await message("contact", 5_000);
  const reaction = await message("reaction", periods.messages.days + 1, { answered: periods.messages.days + 1 });
  const oldReaction = await message("reaction", periods.reactions.days + 1);
  const machine = await message("contact", periods.suspectMessages.days + 1, { suspect: true });
  const lateMachine = await message("contact", periods.suspectMessages.days - 1, { suspect: true });
  const machineReaction = await message("reaction", periods.suspectMessages.days + 1, { suspect: true });
  await tidyNow();
  // A browser may have filled in the field that people don't see: a reaction is kept all the same.
  expect(await machineReaction()).toBe(1);
  expect([await answeredLongAgo(), await oldReaction(), await machine()]).toEqual([0, 0, 0]);
  expect([await answeredLately(), await unanswered(), await reaction(), await lateMachine()]).toEqual([1, 1, 1, 1]);
});

test("after seven years an order keeps its figures and forgets the buyer", async () => {
  const old = await fixture.addOrder({
    reference: fixture.newReference(),
    created_at: daysAgo(periods.orders.days + 1),
    idempotency_key: "a key of the buyer's",
    payment_url: "https://pay.example/ann",
  });
  const refund = { amount_minor: 1500, status: "made", requested_at: daysAgo(periods.orders.days) } as const;
  await fixture.db
    .insertInto("refunds")
    .values({ ...refund, id: randomUUID(), of_order: old, reason: "Ann Lee rang up" })
    .execute();
  const young = await fixture.addOrder({ reference: fixture.newReference(), created_at: daysAgo(periods.orders.days - 1) });
  const mail = { mail: "order-confirmed", at: daysAgo(periods.orders.days), subject: "Yours", text: "Hello Ann Lee," };
  await fixture.db
    .insertInto("order_mails")
    .values([old, young].map((order_id) => ({ ...mail, order_id, key: `order-confirmed:${order_id}` })))
    .execute();
  await tidyNow();
  const row = (id: string) => fixture.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  const gone = { email: null, name: null, delivery: null, idempotency_key: null, payment_url: null };
  expect(await row(old)).toMatchObject({ ...gone, total_minor: 1500, status: "paid" });
  expect(await fixture.db.selectFrom("refunds").select(["amount_minor", "reason"]).where("of_order", "=", old).execute()).toEqual([
    { amount_minor: 1500, reason: "Erased with its buyer" },
  ]);
  expect(await row(young)).toMatchObject({ email: "buyer@example.com", name: "Ann Lee" });
  const said = (id: string) => fixture.db.selectFrom("order_mails").select(["mail", "text"]).where("order_id", "=", id).execute();
  expect([await said(old), await said(young)]).toEqual([[{ mail: "order-confirmed", text: null }], [{ mail: "order-confirmed", text: "Hello Ann Lee," }]]);
});

test("an order for which no money came forgets after 90 days whom the bank refused, and one that waits for it does not", async () => {
  const unpaid = (status: "expired" | "awaiting-payment", days: number) =>
    fixture.addOrder({
      reference: fixture.newReference(),
      created_at: daysAgo(days),
      paid_at: null,
      payment_id: null,
      payment_failed_at: daysAgo(days),
      status,
    });
  const old = await unpaid("expired", periods.unpaidOrders.days + 1);
  const young = await unpaid("expired", periods.unpaidOrders.days - 1);
  const waiting = await unpaid("awaiting-payment", periods.unpaidOrders.days + 1);
  await tidyNow();
  const nameIn = async (id: string) => (await fixture.db.selectFrom("orders").select("name").where("id", "=", id).executeTakeFirst())?.name;
  expect([await nameIn(old), await nameIn(young), await nameIn(waiting)]).toEqual([null, "Ann Lee", "Ann Lee"]);
});

test("the local card page forgets who paid after 90 days, and keeps the payment; an event that nobody has taken stays whole", async () => {
  const books = cardTables(fixture.db);
  const at = (days: number) => daysAgo(periods.shipments.days + days);
  const session = (id: string, created_at: Date) => ({
    id,
    order_id: randomUUID(),
    reference: "EMB-1111-2222",
    description: "A tube",
    amount_minor: 1500,
    currency: "GBP" as const,
    success_url: "https://shop.example",
    cancel_url: "https://shop.example",
    status: "complete" as const,
    payment_id: `pay_${id}`,
    customer: JSON.stringify({ email: "ada@example.org", name: "Ada O'Brien", delivery: null }),
    created_at,
    expires_at: created_at,
  });
  await books
    .insertInto("local_card.sessions")
    .values([session("old", at(1)), session("young", at(-1))])
    .execute();
  const event = (id: string, created_at: Date, delivered?: Date) => ({
    id,
    body: '{"name": "Ada O\'Brien"}',
    created_at,
    ...(delivered && { delivered_at: delivered }),
  });
  await books
    .insertInto("local_card.events")
    .values([event("old", at(1), at(1)), event("young", at(-1), at(-1)), event("waits", at(1))])
    .execute();
  await tidyNow();
  expect(await books.selectFrom("local_card.sessions").select(["id", "payment_id", "customer"]).orderBy("id").execute()).toEqual([
    { id: "old", payment_id: "pay_old", customer: null },
    { id: "young", payment_id: "pay_young", customer: expect.objectContaining({ name: "Ada O'Brien" }) },
  ]);
  expect((await books.selectFrom("local_card.events").select("id").orderBy("id").execute()).map(({ id }) => id)).toEqual(["waits", "young"]);
});

test("what an email to a buyer said goes with the buyer, whoever erased them", async () => {
  const id = await fixture.addOrder({ reference: fixture.newReference(), created_at: daysAgo(2) });
  await fixture.db
    .insertInto("order_mails")
    .values({ key: "a", order_id: id, mail: "order-confirmed", at: daysAgo(1), subject: "s", text: "Ann" })
    .execute();
  // As a version did that knew of no texts.
  await fixture.db.updateTable("orders").set({ email: null, name: null }).where("id", "=", id).execute();
  await tidyNow();
  expect(await fixture.db.selectFrom("order_mails").select(["mail", "subject", "text"]).where("key", "=", "a").execute()).toEqual([
    { mail: "order-confirmed", subject: null, text: null },
  ]);
});

test("the local mailbox forgets after two years", async () => {
  const mail = { to_address: "a@b.example", from_address: "c@d.example", subject: "s", text: "", html: "", headers: "{}" };
  await fixture.db
    .insertInto("mailbox")
    .values([
      { ...mail, key: "old", at: daysAgo(periods.mailbox.days + 1) },
      { ...mail, key: "young", at: daysAgo(periods.mailbox.days - 1) },
    ])
    .execute();
  await tidyNow();
  expect((await fixture.db.selectFrom("mailbox").select("key").execute()).map(({ key }) => key)).toEqual(["young"]);
});
