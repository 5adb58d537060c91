import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeOrderEvent } from "#content/order-events.ts";
import { type Actor, type OrderEvent, orderEvent, returnOutcomes } from "#contracts/order.ts";
import { readHistory, recordEvent } from "#server/modules/orders/state.ts";
import { up } from "#server/platform/database/migrations/0034-order-events.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

/** Every event there is: of each type at least one. */
const events: OrderEvent[] = [
  ...orderEvent.options[0].entries.type.options.map((type) => ({ type })),
  { type: "delayed", newDay: "2027-05-05" },
  { type: "delayed", newDay: null },
  { type: "return-requested", sendBy: "2026-12-31" },
  ...returnOutcomes.map((outcome) => ({ type: "return-settled" as const, outcome })),
  { type: "refunded-in-part", total: { minor: 705, currency: "GBP" } },
  { type: "refund-failed", amount: { minor: 50, currency: "GBP" } },
  { type: "note", text: "Delayed: we now send it by and by" },
];
const at = new Date("2026-09-01T12:00:00Z");
const lines = events.map((event): Actor & { event: OrderEvent } => ({ event, by: event.type === "cancelled" ? "owner" : "customer", at }));

/** What has been reworded since. */
const reworded = new Map([
  ["We haven't had your tube back: not refunded yet", "The tube was not sent back in time: no refund"],
  ["We asked your bank for the payment", "Your bank was asked for the money"],
  ["A refund of £0.50 didn't go through", "A refund of £0.50 came back"],
]);
const saidThen = (line: (typeof lines)[number]) => reworded.get(describeOrderEvent(line)) ?? describeOrderEvent(line);

const causes = async (id: string) =>
  (await fixture.pool.query<{ cause: string }>("select cause from order_history where order_id = $1 order by id", [id])).rows;

test("the version before reads each event in the same words", async () => {
  const { id } = await fixture.placeOrder();
  const order = await fixture.readRow(id);
  for (const { event, ...actor } of lines) await recordEvent(fixture.db as never, order, event, actor);
  expect((await causes(id)).slice(1).map(({ cause }) => cause)).toEqual(lines.map(saidThen));
});

test("what the version before writes, and wrote, has its type and figure; a sentence of nobody's is kept as a note", async () => {
  const { id } = await fixture.placeOrder();
  const strange = [
    "Paid by cheque",
    "Delayed: we now send it by 31 February 2027",
    "Refunded in part: £7 so far",
    "Cancelled by you: to be sent back by 05 May 2027",
  ];
  const sentences = [...lines.map((line) => ({ cause: saidThen(line), by: line.by })), ...strange.map((cause) => ({ cause, by: "shop" as const }))];
  for (const { cause, by } of sentences)
    await sql`insert into order_history (order_id, status, cause, by, at) values (${id}, 'awaiting-payment', ${cause}, ${by}, ${at})`.execute(fixture.db);
  const expected = [{ type: "ordered" }, ...events, ...strange.map((text) => ({ type: "note", text }))];
  const read = async () => (await readHistory(fixture.db, id)).map(({ event }) => event);
  expect(await read()).toEqual(expected);

  const before = await causes(id);
  await sql`drop trigger keep_order_events_alike on order_history; drop function keep_order_events_alike, order_event_of, order_event_words;
    alter table order_history drop column type, drop column payload`.execute(fixture.db);
  await up(fixture.db as unknown as Kysely<unknown>);
  expect(await read()).toEqual(expected);
  expect(await causes(id)).toEqual(before);
});

test("an event that only a newer version knows hides no other", async () => {
  const { id } = await fixture.placeOrder();
  await sql`insert into order_history (order_id, status, type, by, at) values (${id}, 'awaiting-payment', 'gift-wrapped', 'shop', ${at})`.execute(fixture.db);
  expect((await readHistory(fixture.db, id)).map(({ event }) => event.type)).toEqual(["ordered"]);
});
