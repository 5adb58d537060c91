import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dispatchActions, followDispatchDate, noteDispatchDate, notifyOfDelays } from "#server/modules/orders/dispatch.ts";
import { readOrderFacts } from "#server/modules/orders/order-facts.ts";
import { viewOrder } from "#server/modules/orders/queries.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const look = (DISPATCH_DATE: string, at: string) => notifyOfDelays({ ...fixture.needs, config: { DISPATCH_DATE }, now: () => new Date(at) })();
const why = "The tubes came late from the printer.";
/** That day stands from now on, whichever process has set it. */
async function stand(day: string) {
  const { last } = await fixture.db
    .selectFrom("dispatch_dates")
    .select(({ fn }) => fn.max("set_at").as("last"))
    .executeTakeFirstOrThrow();
  const set_at = new Date(Math.max(Number(last ?? 0), fixture.now().getTime()) + 1);
  await fixture.db
    .insertInto("dispatch_dates")
    .values({ day, set_at })
    .onConflict((known) => known.column("day").doUpdateSet({ set_at }))
    .execute();
}
async function confirm(set: string, seen = set, said = why) {
  await stand(set);
  await dispatchActions({ ...fixture.needs, config: { DISPATCH_DATE: set } }).confirmDispatch(seen, said);
}
/** As `look`, once the owner has said that this is the day. */
async function tell(DISPATCH_DATE: string, at: string) {
  await confirm(DISPATCH_DATE);
  await look(DISPATCH_DATE, at);
}
const delayed = async () => (await fixture.mails()).filter((key) => key.startsWith("order-delayed"));
/** What its own page says of it. */
const delayOf = async ({ id }: { id: string }) => (await viewOrder(fixture.needs, id, fixture.now()))?.delay;
const factsOf = (id: string) => readOrderFacts({ ...fixture.needs, labelLinks: { urlOf: () => "" } }, id);
const alerts = () => fixture.db.selectFrom("operator_alerts").select(["order_id", "kind"]).execute();

test("a later date is the owner's to confirm: until then nobody is written to, and they see which day was promised to how many", async () => {
  const orders = [await fixture.placePaidOrder(), await fixture.placePaidOrder()].map(({ reference }) => reference);
  const config = { DISPATCH_DATE: "2072-03-31" };
  const read = dispatchActions({ ...fixture.needs, config }).readDispatch;
  for (let hour = 1; hour < 4; hour++) await look("2072-03-31", `2027-02-01T0${hour}:00:00Z`);
  expect(await delayed()).toEqual([]);
  expect(await alerts()).toEqual([{ order_id: null, kind: "dispatch-date-changed" }]);
  expect(await read()).toEqual({
    day: "2072-03-31",
    last: "2072-04-30",
    isOver: false,
    asks: true,
    promised: [{ day: "2027-03-31", people: 2, orders: orders.map((reference) => ({ reference, name: expect.any(String) })) }],
    keeps: false,
    due: null,
    toCome: [],
    earlier: [],
  });
  // It was a typing error, and is corrected: the press on the page of before is refused.
  await expect(confirm("2027-05-31", "2072-03-31")).rejects.toMatchObject({
    code: "conflict",
    message: "The dispatch date has just been changed: it's now 31 May 2027. Nothing was done. Please check, and press again.",
  });
  // Everybody who waits reads the reason.
  await expect(confirm("2027-05-31", "2027-05-31", "It cures chilblains, so everybody wants one.")).rejects.toMatchObject({
    fields: { why: expect.stringContaining("“cures”, “chilblains” aren't in the list of claims") },
  });
  expect(await delayed()).toEqual([]);
  await tell("2027-05-31", "2027-02-02T00:00:00Z");
  expect((await delayed()).every((key) => key.endsWith(":by 31 May 2027"))).toBe(true);
  expect(await delayed()).toHaveLength(2);
  expect(await fixture.db.selectFrom("operator_alerts").select("id").where("resolved_at", "is", null).execute()).toEqual([]);
});

test("the owner's reason is in the mail and on the order's page, with the last day of delivery; the reason of one date isn't that of the next", async () => {
  const { id } = await fixture.placePaidOrder();
  await confirm("2027-05-15", "2027-05-15", "  The tubes came late\nfrom the printer. ");
  await look("2027-05-15", "2027-02-01T00:00:00Z");
  const told = { kind: "new-date", day: "2027-05-15", last: "2027-06-14", reason: why };
  expect((await factsOf(id))?.delay).toEqual(told);
  expect(await delayOf({ id })).toEqual(told);
  await confirm("2027-06-30", "2027-06-30", "The caps leak.");
  await look("2027-06-30", "2027-05-01T00:00:00Z");
  expect((await factsOf(id))?.delay).toEqual({ kind: "new-date", day: "2027-06-30", last: "2027-07-30", reason: "The caps leak." });
  for (const said of ["", "  ", "x".repeat(301)]) await expect(confirm("2027-07-31", "2027-07-31", said)).rejects.toMatchObject({ code: "invalid" });
});

test("in the week before the promised day the owner can say why it can't be kept: should it pass, the mail and the order's page give that reason", async () => {
  const { id } = await fixture.placePaidOrder();
  await stand("2027-03-31");
  const on = (at: string) => dispatchActions({ ...fixture.needs, config: { DISPATCH_DATE: "2027-03-31" }, now: () => new Date(at) });
  const due = async (at: string) => (await on(at).readDispatch()).due;
  expect(await due("2027-03-23T12:00:00Z")).toBeNull();
  expect(await due("2027-03-24T12:00:00Z")).toEqual({ day: "2027-03-31", people: 1, reason: null });
  const { explainDelay } = on("2027-03-24T12:00:00Z");
  await expect(explainDelay("2027-03-31", " ")).rejects.toMatchObject({ code: "invalid" });
  await expect(explainDelay("2027-05-31", why)).rejects.toMatchObject({ code: "conflict" });
  for (const said of ["A first try", why]) await explainDelay("2027-03-31", said);
  expect(await due("2027-03-31T12:00:00Z")).toEqual({ day: "2027-03-31", people: 1, reason: why });
  expect(await delayed()).toEqual([]);
  await look("2027-03-31", "2027-04-01T01:00:00Z");
  expect(await due("2027-04-01T12:00:00Z")).toBeNull();
  expect(await delayed()).toHaveLength(1);
  expect((await factsOf(id))?.delay).toEqual({ kind: "no-date", reason: why });
  expect(await delayOf({ id })).toEqual({ kind: "no-date", reason: why });
  // The next day has a reason of its own.
  await confirm("2027-05-15", "2027-05-15", "The caps leak.");
  await look("2027-05-15", "2027-04-02T00:00:00Z");
  expect(await delayOf({ id })).toMatchObject({ kind: "new-date", reason: "The caps leak." });
});

test("a date that is set, left and set again must be confirmed again", async () => {
  const note = (DISPATCH_DATE: string) => {
    fixture.passMinutes(1);
    return noteDispatchDate({ ...fixture.needs, config: { DISPATCH_DATE } }, { isDefault: false });
  };
  for (const day of ["2027-03-31", "2027-05-15"]) await note(day);
  await confirm("2027-05-15");
  for (const day of ["2027-05-15", "2027-03-31"]) await note(day);
  const { id } = await fixture.placePaidOrder();
  expect(await fixture.readRow(id)).toMatchObject({ dispatch_by: "2027-03-31" });
  await note("2027-05-15");
  await look("2027-05-15", "2027-02-01T00:00:00Z");
  expect(await delayed()).toEqual([]);
});

test("the owner's own day stands over a restart with the same setting; another setting is heard, and the owner's day again after it", async () => {
  const config = { DISPATCH_DATE: "2027-03-31" };
  const needs = { ...fixture.needs, config };
  /** What the next process promises that starts with this setting. */
  const start = async (DISPATCH_DATE: string) => {
    fixture.passMinutes(1);
    const read = { ...fixture.needs, config: { DISPATCH_DATE } };
    await noteDispatchDate(read, { isDefault: false });
    await followDispatchDate(read);
    return read.config.DISPATCH_DATE;
  };
  const choose = async (day: string) => {
    fixture.passMinutes(1);
    await dispatchActions(needs).moveDispatch(day, null);
    return config.DISPATCH_DATE;
  };
  expect(await start("2027-03-31")).toBe("2027-03-31");
  expect(await choose("2027-05-15")).toBe("2027-05-15");
  expect(await start("2027-03-31")).toBe("2027-05-15");
  // Back, and on again: the setting has been the same all the while.
  expect(await choose("2027-03-31")).toBe("2027-03-31");
  expect(await choose("2027-06-01")).toBe("2027-06-01");
  expect(await start("2027-03-31")).toBe("2027-06-01");
  expect(await start("2027-07-01")).toBe("2027-07-01");
  // One that the settings named before is the owner's choice too.
  expect(await choose("2027-03-31")).toBe("2027-03-31");
  expect(await start("2027-07-01")).toBe("2027-03-31");
  expect(await choose("2027-08-01")).toBe("2027-08-01");
  // A developer puts the owner's day into the settings: that changes nothing, and takes back no word of the owner's.
  await confirm("2027-08-01");
  expect(await start("2027-08-01")).toBe("2027-08-01");
  expect(await choose("2027-09-01")).toBe("2027-09-01");
  expect(await start("2027-08-01")).toBe("2027-09-01");
  const { confirmed_at } = await fixture.db.selectFrom("dispatch_dates").selectAll().where("day", "=", "2027-08-01").executeTakeFirstOrThrow();
  expect(confirmed_at).not.toBeNull();
});

describe("a day that begins later", () => {
  const days = 24 * 60;
  const open = () => {
    const needs = { ...fixture.needs, config: { DISPATCH_DATE: "2027-03-31" } };
    return { ...dispatchActions(needs), look: notifyOfDelays(needs), follow: () => followDispatchDate(needs), config: needs.config };
  };

  test("changes nothing before, asks for nobody and mails nobody: whoever has ordered keeps theirs, until the owner moves them", async () => {
    const { moveDispatch, readDispatch, explainDelay, confirmDispatch, follow, look, config } = open();
    await stand("2027-03-31");
    const { id } = await fixture.placePaidOrder();
    await moveDispatch("2027-04-30", "2027-03-01");
    await follow();
    expect(await readDispatch()).toMatchObject({ day: "2027-03-31", toCome: [{ from: "2027-03-01", day: "2027-04-30" }], earlier: [] });
    // What a process of the version before reads.
    expect(await fixture.db.selectFrom("dispatch_dates").select("day").execute()).toEqual([{ day: "2027-03-31" }]);
    fixture.passMinutes(200 * days);
    await follow();
    await look();
    expect(config.DISPATCH_DATE).toBe("2027-04-30");
    expect(await readDispatch()).toMatchObject({
      asks: false,
      keeps: true,
      promised: [{ day: "2027-03-31", people: 1 }],
      toCome: [],
      earlier: [{ day: "2027-03-31" }],
    });
    expect([await alerts(), await delayed(), await delayOf({ id })]).toEqual([[], [], null]);

    // In the week before the earlier day the owner is asked about that one.
    fixture.passMinutes(6 * days);
    expect((await readDispatch()).due).toEqual({ day: "2027-03-31", people: 1, reason: null });
    await explainDelay("2027-03-31", why);
    expect((await readDispatch()).due).toMatchObject({ reason: why });
    expect(config.DISPATCH_DATE, "and it doesn't stand again").toBe("2027-04-30");

    await confirmDispatch("2027-04-30", why);
    await look();
    expect(await delayed()).toEqual([`order-delayed:${id}:by 30 April 2027`]);
    expect(await readDispatch()).toMatchObject({ asks: false, keeps: false, promised: [] });
  });

  test("asks once the day that somebody kept is over", async () => {
    const { moveDispatch, readDispatch, follow, look } = open();
    await fixture.placePaidOrder();
    await moveDispatch("2027-04-30", "2027-03-01");
    fixture.passMinutes(220 * days);
    await follow();
    await look();
    expect(await readDispatch()).toMatchObject({ asks: true, keeps: false });
    expect(await alerts()).toEqual([{ order_id: null, kind: "late" }]);
  });

  test("leaves a question open that the owner hasn't answered: it's then about the day that has begun", async () => {
    const { moveDispatch, readDispatch, follow } = open();
    await fixture.placePaidOrder();
    await moveDispatch("2027-04-15", null);
    await moveDispatch("2027-05-31", "2026-09-10");
    expect(await readDispatch()).toMatchObject({ day: "2027-04-15", asks: true });
    fixture.passMinutes(10 * days);
    await follow();
    expect(await readDispatch()).toMatchObject({ day: "2027-05-31", asks: true, keeps: false });
  });

  test("is one for each start: the later choice counts. It can be taken back, but not once it has begun", async () => {
    const { moveDispatch, takeBackDispatch, readDispatch, follow } = open();
    await moveDispatch("2027-06-30", "2026-10-01");
    for (const day of ["2027-05-31", "2027-04-30"]) await moveDispatch(day, "2026-09-10");
    // Earlier than the day that stands, as it may be today.
    await moveDispatch("2027-02-28", "2026-09-20");
    const planned = async () => (await readDispatch()).toCome.map(({ from, day }) => `${from} ${day}`);
    expect(await planned()).toEqual(["2026-09-10 2027-04-30", "2026-09-20 2027-02-28", "2026-10-01 2027-06-30"]);
    expect([await takeBackDispatch("2026-10-01"), await takeBackDispatch("2026-10-01"), await takeBackDispatch("soon")]).toEqual([true, false, false]);
    fixture.passMinutes(10 * days);
    expect(await takeBackDispatch("2026-09-10")).toBe(false);
    await Promise.all([follow(), follow(), follow()]);
    expect([(await readDispatch()).day, ...(await planned())]).toEqual(["2027-04-30", "2026-09-20 2027-02-28"]);
  });

  test("begins while nothing runs, in its turn; a restart with the settings of before leaves it, other settings are heard", async () => {
    const start = async (DISPATCH_DATE: string) => {
      const read = { ...fixture.needs, config: { DISPATCH_DATE } };
      await noteDispatchDate(read, { isDefault: false });
      await followDispatchDate(read);
      return read.config.DISPATCH_DATE;
    };
    expect(await start("2027-03-31")).toBe("2027-03-31");
    const { moveDispatch, readDispatch } = open();
    // Another, and then the first again.
    await moveDispatch("2027-03-31", "2026-09-20");
    await moveDispatch("2027-05-31", "2026-09-10");
    await moveDispatch("2027-07-31", "2026-12-01");
    expect(await start("2027-03-31")).toBe("2027-03-31");
    expect((await readDispatch()).earlier).toEqual([]);
    fixture.passMinutes(30 * days);
    expect(await start("2027-03-31")).toBe("2027-03-31");
    expect((await readDispatch()).earlier).toMatchObject([{ day: "2027-05-31" }]);
    expect(await start("2027-04-30")).toBe("2027-04-30");
    expect((await readDispatch()).toCome).toEqual([{ from: "2026-12-01", day: "2027-07-31" }]);
  });

  test("keeps the owner's word where the same day stood already", async () => {
    const { moveDispatch, follow } = open();
    await moveDispatch("2027-05-31", "2026-09-10");
    await confirm("2027-05-31");
    fixture.passMinutes(10 * days);
    await follow();
    const { confirmed_at } = await fixture.db.selectFrom("dispatch_dates").select("confirmed_at").executeTakeFirstOrThrow();
    expect(confirmed_at).not.toBeNull();
  });

  test.each([
    ["2026-09-01", "Please choose a day after today, or leave it empty to change the date now"],
    ["2020-01-01", "Please choose a day after today, or leave it empty to change the date now"],
    ["2027-04-30", "Please choose a day before the one by which they're sent"],
    ["2027-05-01", "Please choose a day before the one by which they're sent"],
    ["2036-05-01", "Please choose a day within 2 years"],
    ["2027-02-30", "Please choose a day"],
    ["soon", "Please choose a day"],
  ])("can't begin on %j", async (from, words) => {
    await expect(open().moveDispatch("2027-04-30", from)).rejects.toMatchObject({ code: "invalid", fields: { from: words } });
    expect((await open().readDispatch()).toCome).toEqual([]);
  });
});

test.each([
  ["", "Please choose a day"],
  ["2027-02-30", "Please choose a day"],
  ["31/03/2027", "Please choose a day"],
  ["2020-01-01", "Please choose a day in the future"],
  ["2072-03-31", "Please choose a day within 2 years"],
])("the owner can't promise %j", async (day, words) => {
  await expect(dispatchActions(fixture.needs).moveDispatch(day, null)).rejects.toThrow(words);
  expect(await fixture.db.selectFrom("dispatch_dates").select("day").execute()).toEqual([]);
});

test("a day that is over is refused when it is set; one that ends while it stands, or that nobody set, stops nothing", async () => {
  const note = (DISPATCH_DATE: string, isDefault = false) => noteDispatchDate({ ...fixture.needs, config: { DISPATCH_DATE } }, { isDefault });
  await expect(note("2020-01-01")).rejects.toThrow("DISPATCH_DATE is 2020-01-01, and that day is over.");
  await note("2026-09-01");
  fixture.passMinutes(3 * 24 * 60);
  await note("2026-09-01");
  await note("2025-01-01", true);
});

test("an order that breaks holds up no other, and one whose promise nobody can read is left alone", async () => {
  const [first, second, third] = [await fixture.placePaidOrder(), await fixture.placePaidOrder(), await fixture.placePaidOrder()];
  await sql`update orders set dispatch = 'soon', dispatch_by = null where id = ${first.id}`.execute(fixture.db);
  await sql`create function break() returns trigger language plpgsql as $$ begin if new.id = ${sql.lit(second.id)} then raise exception 'broken'; end if; return new; end $$`.execute(
    fixture.db,
  );
  await sql`create trigger break before update on orders for each row execute function break()`.execute(fixture.db);
  await tell("2027-05-15", "2027-02-01T00:00:00Z");
  expect(await delayed()).toEqual([`order-delayed:${third.id}:by 15 May 2027`]);
});

test("what the version before writes in words is a day here, and the other way round", async () => {
  const { id } = await fixture.placePaidOrder();
  const read = async () => (await sql`select dispatch, dispatch_by, delay, delay_told from orders where id = ${id}`.execute(fixture.db)).rows[0];
  expect(await read()).toEqual({ dispatch: "by 31 March 2027", dispatch_by: "2027-03-31", delay: null, delay_told: null });
  await sql`update orders set delay_told = 'by 31 March 2027' where id = ${id}`.execute(fixture.db);
  expect(await read()).toMatchObject({ delay: "no-date" });
  await sql`update orders set dispatch = 'by 1 June 2027', dispatch_moved_at = now() where id = ${id}`.execute(fixture.db);
  expect(await read()).toMatchObject({ dispatch_by: "2027-06-01", delay: "new-date" });
  await fixture.db.updateTable("orders").set({ delay: "no-date" }).where("id", "=", id).execute();
  expect(await read()).toMatchObject({ delay_told: "by 1 June 2027", delay: "no-date" });
});

test("nobody is written to while the promise stands, on its very day too", async () => {
  await fixture.placePaidOrder();
  await tell("2027-03-31", "2027-03-31T22:30:00Z");
  expect(await delayed()).toEqual([]);
  expect(await alerts()).toEqual([]);
});

test("a later date is told once, stands on the order, and its own end is told again", async () => {
  const { id } = await fixture.placePaidOrder();
  expect(await delayOf({ id })).toBeNull();
  for (let hour = 1; hour < 4; hour++) await tell("2027-05-15", `2027-02-01T0${hour}:00:00Z`);
  expect(await delayed()).toEqual([`order-delayed:${id}:by 15 May 2027`]);
  expect((await fixture.readRow(id)).dispatch_by).toBe("2027-05-15");
  expect((await fixture.historyOf(id)).at(-1)).toBe("paid: Delayed: we now send it by 15 May 2027");
  expect(await delayOf({ id })).toMatchObject({ kind: "new-date" });
  await tell("2027-06-30", "2027-05-01T00:00:00Z");
  expect(await delayed()).toEqual([`order-delayed:${id}:by 15 May 2027`, `order-delayed:${id}:by 30 June 2027`]);
});

test("a promise that is broken without a new date is told once, and the owner is told once for all orders", async () => {
  const [first, second] = [await fixture.placePaidOrder(), await fixture.placePaidOrder()];
  for (let hour = 1; hour < 4; hour++) await tell("2027-03-31", `2027-04-01T0${hour}:00:00Z`);
  expect((await delayed()).sort()).toEqual([first.id, second.id].map((id) => `order-delayed:${id}:after by 31 March 2027`).sort());
  expect(await alerts()).toEqual([{ order_id: null, kind: "late" }]);
  expect(await delayOf(first)).toEqual({ kind: "no-date", reason: null });
  await tell("2027-05-15", "2027-04-02T00:00:00Z");
  expect(await delayOf(first)).toMatchObject({ kind: "new-date" });
  expect(await delayed()).toHaveLength(4);
  expect(await fixture.db.selectFrom("operator_alerts").select("kind").where("resolved_at", "is", null).execute(), "nothing waits any more").toEqual([]);
});

test("who has not paid, has cancelled or has been sent theirs hears nothing; an earlier date is nobody's delay", async () => {
  await fixture.placeOrder();
  const cancelled = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token: cancelled.token }, cancelled.caller);
  const sent = await fixture.placePaidOrder();
  await fixture.dispatch(sent.reference);
  await fixture.placePaidOrder();
  await tell("2027-01-31", "2027-01-01T00:00:00Z");
  expect(await delayed()).toEqual([]);
  await tell("2027-05-15", "2027-01-01T00:00:00Z");
  expect(await delayed()).toHaveLength(1);
});

test("two processes at once tell it once", async () => {
  await fixture.placePaidOrder();
  await Promise.all(Array.from({ length: 5 }, () => tell("2027-05-15", "2027-02-01T00:00:00Z")));
  expect(await delayed()).toHaveLength(1);
});
