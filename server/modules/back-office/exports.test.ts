import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { BookKind } from "#contracts/exports.ts";
import { monthOf, periodName, periodOf } from "#contracts/exports.ts";
import { refundMoves } from "#server/modules/back-office/books.ts";
import { batchSize, csvLine, exportActions } from "#server/modules/back-office/exports.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
let books: ReturnType<typeof exportActions>;
beforeAll(async () => {
  fixture = await openOrdersFixture({ units: 50 });
  books = exportActions(fixture.needs);
});
afterAll(() => fixture.close());

/** A file's lines, each as its cells; only for files in which no cell has a quote. */
async function read(kind: BookKind, month: string) {
  const { bytes } = await books.exportBooks(kind, periodOf(month));
  const text = await new Response(bytes).text();
  return text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
}
const moveTo = async (id: string, at: string) =>
  fixture.db
    .updateTable("orders")
    .set({ paid_at: new Date(at) })
    .where("id", "=", id)
    .execute();

describe("a line of CSV", () => {
  it.each([
    ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
    ["+44 20 7946 0000", "'+44 20 7946 0000"],
    ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["  =1+1", "'  =1+1"],
    ["\t=1+1", "'\t=1+1"],
    ["\r=1+1", '"\'\r=1+1"'],
    ["\uff1d1+1", "'\uff1d1+1"],
    ["O'Brien, Zoë", '"O\'Brien, Zoë"'],
    ["two\nlines", '"two\nlines"'],
    ["Ann;=HYPERLINK(1)", "'Ann;=HYPERLINK(1)"],
    ["a = b; c", "a = b; c"],
  ])("%j is text, and no formula", (given, written) => {
    expect(csvLine([given])).toBe(`${written}\r\n`);
  });

  it("leaves numbers below zero the numbers that they are, and nothing empty", () => {
    expect(csvLine([{ minor: -500 }, { minor: 5 }, -3, null, "", "x"])).toBe("-5.00,0.05,-3,,,x\r\n");
  });
});

test("a period is called by its month where it is one", () => {
  expect(periodOf("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(periodName(periodOf("2026-10"))).toBe("2026-10");
  expect(periodName({ from: "2026-10-01", to: "2026-10-30" })).toBe("2026-10-01-to-2026-10-30");
  expect(monthOf({ from: "2026-10-01", to: "2026-11-30" })).toBeNull();
});

test("what is no period, or no file, is refused", async () => {
  for (const wrong of [{ from: "2026-02-30", to: "2026-03-01" }, { from: "", to: "" }, { from: "0000-01-01", to: "2026-01-01" }, {} as never]) {
    await expect(books.readSummary(wrong)).rejects.toMatchObject({ code: "invalid" });
    await expect(books.exportSignUps(wrong)).rejects.toMatchObject({ code: "invalid" });
  }
  for (const kind of ["sign-ups", "constructor", ""])
    await expect(books.exportBooks(kind as never, periodOf("2026-10"))).rejects.toMatchObject({ code: "not-found" });
});

test("a month begins and ends at midnight in London, also where the clocks change within it", async () => {
  // Summer time from 28 March 2027 and until 31 October 2027: midnight is 23:00 UTC at one end of each month and 00:00 at the other.
  const moments = {
    "2027-02": ["2027-02-28T23:59:59.999Z"],
    "2027-03": ["2027-03-01T00:00:00Z", "2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z", "2027-03-31T22:59:59.999Z"],
    "2027-04": ["2027-03-31T23:00:00Z"],
    "2027-09": ["2027-09-30T22:59:59.999Z"],
    "2027-10": ["2027-09-30T23:00:00Z", "2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z", "2027-10-31T23:59:59.999Z"],
    "2027-11": ["2027-11-01T00:00:00Z"],
  };
  for (const at of Object.values(moments).flat()) await moveTo((await fixture.placePaidOrder()).id, at);
  for (const [month, { length }] of Object.entries(moments)) {
    expect((await books.readSummary(periodOf(month))).orders, month).toBe(length);
    const [columns, ...lines] = await read("orders", month);
    expect(lines, month).toHaveLength(length);
    expect(lines.every((line) => line.length === columns?.length)).toBe(true);
  }
  // Both half past one that night: an hour apart, and called alike.
  expect((await read("orders", "2027-10")).map((line) => line[2])).toEqual([
    "Paid (UK time)",
    "2027-10-01 00:00",
    "2027-10-31 01:30",
    "2027-10-31 01:30",
    "2027-10-31 23:59",
  ]);
  const year = await new Response((await books.exportBooks("vat", { from: "2027-02-01", to: "2027-11-30" })).bytes).text();
  expect(
    year
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.split(",").slice(0, 2).join(" ")),
  ).toEqual(["2027-02 1", "2027-03 4", "2027-04 1", "2027-05 0", "2027-06 0", "2027-07 0", "2027-08 0", "2027-09 1", "2027-10 4", "2027-11 1"]);
});

test("a month in which nothing happened has its columns, its zeros and its stock", async () => {
  for (const kind of ["orders", "refunds", "stock"] as const) expect(await read(kind, "2031-01")).toHaveLength(1);
  expect((await read("vat", "2031-01"))[1]?.slice(0, 11)).toEqual(["2031-01", "0", ...Array(9).fill("0.00")]);
  const empty = await books.readSummary(periodOf("2031-01"));
  expect(empty).toMatchObject({ orders: 0, gross: 0, vat: 0, refunded: 0, refundedVat: 0, sold: 0, sent: 0, opening: 50, closing: 50, since: "2026-09" });
});

describe("refunds", () => {
  /** All that ever moved, held against what the order itself says. */
  async function expectBooksToAgree() {
    const { rows } = await sql<{ reference: string; order: number; moves: number; vat: number; whole: boolean }>`
      select o.reference, o.refunded_minor as order, coalesce(sum(m.change), 0)::int as moves, coalesce(sum(m.vat), 0)::int as vat, o.refunded_minor = o.total_minor as whole
      from orders o left join ${refundMoves} m on m.order_id = o.id group by o.id`.execute(fixture.db);
    for (const row of rows) {
      expect(row.moves, row.reference).toBe(row.order);
      if (row.whole) expect(row.vat, row.reference).toBe(250);
    }
  }
  /** Goes on to noon of that day. */
  const goTo = (day: string) => fixture.passMinutes((Date.parse(`${day}T12:00:00Z`) - fixture.now().getTime()) / 60_000);
  const refund = async ({ id, reference }: { id: string; reference: string }, minor: number, of: number, why: string) => {
    await fixture.operator.refundOrder(reference, why, { minor, of });
    await fixture.refundPayment({ orderId: id });
  };

  it("are a line for each part, in the month in which it went back, and the VAT in the parts adds up to the order's", async () => {
    goTo("2026-10-20");
    const order = await fixture.placePaidOrder();
    await refund(order, 333, 1500, "a dent");
    await refund(order, 334, 1167, "=another dent");
    goTo("2026-11-02");
    await refund(order, 833, 833, "the rest");
    const october = await read("refunds", "2026-10");
    expect(october.map((line) => [line[0], line[2], line[3], line[4], line[5], line[6], line[9]])).toEqual([
      ["Order", "What", "Net", "VAT", "Gross", "Refunded so far", "Why"],
      [order.reference, "refunded in part", "2.77", "0.56", "3.33", "3.33", "a dent"],
      [order.reference, "refunded in part", "2.79", "0.55", "3.34", "6.67", "'=another dent"],
    ]);
    expect((await read("refunds", "2026-11")).slice(1).map((line) => [line[2], line[4], line[5], line[9]])).toEqual([
      ["refunded in full", "1.39", "8.33", "the rest"],
    ]);
    expect(await books.readSummary(periodOf("2026-10"))).toMatchObject({ orders: 1, gross: 1500, vat: 250, refunded: 667, refundedVat: 111, refundedWhole: 0 });
    expect(await books.readSummary(periodOf("2026-11"))).toMatchObject({ orders: 0, refunded: 833, refundedVat: 139, refundedWhole: 1 });
    await expectBooksToAgree();
  });

  it("that come back count back in their own month, and what was paid another way in its; what a month said stays", async () => {
    goTo("2026-12-05");
    const settled = await fixture.placePaidOrder();
    const again = await fixture.placePaidOrder();
    for (const { token, caller, id } of [settled, again]) {
      await fixture.cancelOrder({ token }, caller);
      await fixture.refundPayment({ orderId: id });
    }
    const december = await read("refunds", "2026-12");
    expect(december.slice(1).map((line) => [line[2], line[5], line[9]])).toEqual(Array(2).fill(["refunded in full", "15.00", "Cancelled by the customer"]));
    goTo("2027-01-05");
    for (const { id, session } of [settled, again]) {
      const { provider_id } = await fixture.db.selectFrom("refunds").select("provider_id").where("of_order", "=", id).executeTakeFirstOrThrow();
      await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(provider_id)));
    }
    expect((await read("refunds", "2027-01")).slice(1).map((line) => [line[2], line[4], line[5]])).toEqual(
      Array(2).fill(["came back to you", "-2.50", "-15.00"]),
    );
    await expectBooksToAgree();
    goTo("2027-02-05");
    await fixture.operator.settleRefund(settled.reference, "bank transfer");
    await fixture.operator.refundOrder(again.reference, "once more");
    await fixture.refundPayment({ orderId: again.id });
    expect((await read("refunds", "2027-02")).slice(1).map((line) => [line[0], line[2], line[5], line[9]])).toEqual([
      [settled.reference, "paid back another way", "15.00", "bank transfer"],
      [again.reference, "refunded in full", "15.00", "once more"],
    ]);
    const figures = await Promise.all(["2026-12", "2027-01", "2027-02"].map((month) => books.readSummary(periodOf(month))));
    expect(figures.map(({ refunded, refundedVat }) => [refunded, refundedVat])).toEqual([
      [3000, 500],
      [-3000, -500],
      [3000, 500],
    ]);
    await expectBooksToAgree();
  });

  it("agree where more went back than was paid, and came back again", async () => {
    const { id, session, reference } = await fixture.placePaidOrder();
    const event = async (minor: number) => {
      const made = fixture.fake.refundAtProvider(`pay_${session}`, minor);
      await fixture.receiveEvent(fixture.fake.refundEvent(made));
      return made.refundId;
    };
    await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, await event(1000)));
    await fixture.operator.settleRefund(reference, "bank transfer", 1000);
    fixture.passMinutes(1);
    const whole = await event(1500);
    expect((await fixture.readRow(id)).refunded_minor).toBe(1500);
    await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, whole));
    expect((await fixture.readRow(id)).refunded_minor).toBe(1000);
    await expectBooksToAgree();
  });

  it("made at the card provider are there too", async () => {
    goTo("2027-02-20");
    const { session } = await fixture.placePaidOrder();
    const part = fixture.fake.refundAtProvider(`pay_${session}`, 500);
    await fixture.receiveEvent(fixture.fake.refundEvent(part));
    expect((await read("refunds", "2027-02")).slice(-1).map((line) => [line[2], line[5], line[10]])).toEqual([["refunded in part", "5.00", ""]]);
    await expectBooksToAgree();
  });
});

test("stock: what was there, what came and went, and what is left add up; a tube leaves as it's sent", async () => {
  const before = await books.readSummary(periodOf("2027-03"));
  fixture.passMinutes((Date.parse("2027-03-10T12:00:00Z") - fixture.now().getTime()) / 60_000);
  await fixture.operator.adjustStock(30, "a late box");
  await fixture.operator.adjustStock(-3, "broken");
  const sent = await fixture.placePaidOrder();
  await fixture.dispatch(sent.reference);
  await fixture.placeOrder();
  const march = await books.readSummary(periodOf("2027-03"));
  expect(march).toMatchObject({ opening: before.opening, added: 30, taken: 3, sent: 1, closing: before.opening + 26 });
  expect((await books.readSummary(periodOf("2027-04"))).opening).toBe(march.closing);
  const lines = await read("stock", "2027-03");
  expect(lines.slice(1).map((line) => line.slice(1, 5))).toEqual([
    ["30", "Changed by hand", "a late box", ""],
    ["-3", "Changed by hand", "broken", ""],
    ["-1", "Taken by an order", "", sent.reference],
    ["-1", "Taken by an order", "", expect.stringMatching(/^EMB-/)],
  ]);
  expect(lines.at(-1)?.at(-1)).toBe(String(await fixture.available()));
});

describe("a file of many rows", () => {
  const many = batchSize * 3 + 1;
  let own: OrdersFixture;
  beforeAll(async () => {
    own = await openOrdersFixture({ units: 1 });
    // All at one moment, to a microsecond that a Date can't hold.
    await sql`
      insert into orders (id, reference, product, quantity, total_minor, vat_minor, currency, status, terms_version, payment_provider, hold_ends_at, created_at, paid_at)
      select gen_random_uuid(), 'EMB-0000-' || lpad(n::text, 4, '0'), 'tube', 1, 1500, 250, 'GBP', 'paid', 'v', 'local', now(), now(), '2026-10-05T12:00:00.123456Z'
      from generate_series(1, ${many}::int) as n`.execute(own.db);
    await sql`insert into stock_ledger (product, change, reason, note, at)
      select 'tube', 1, 'adjust', 'row ' || n, '2026-10-05T12:00:00.123456Z' from generate_series(1, ${many}::int) as n`.execute(own.db);
  });
  afterAll(() => own.close());

  /** Counts what the database is asked. */
  function counting() {
    let asked = 0;
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        asked++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return { db: own.db.withPlugin(plugin), asked: () => asked };
  }

  it("is read a batch at a time, as it's taken, and no row is lost or there twice", async () => {
    const { db, asked } = counting();
    const { bytes } = await exportActions({ ...own.needs, db }).exportBooks("orders", periodOf("2026-10"));
    const reader = bytes.getReader();
    const decoder = new TextDecoder();
    const seen: string[] = [];
    const counts: number[] = [];
    expect(asked()).toBe(0);
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = decoder.decode(piece.value).trimEnd().split("\r\n");
      seen.push(...lines);
      counts.push(lines.length);
      // The columns are there before anything is asked; after that no batch is read before it's wanted.
      expect(asked()).toBe(counts.length - 1);
    }
    expect(counts).toEqual([1, batchSize, batchSize, batchSize, 1]);
    expect(new Set(seen.slice(1).map((line) => line.split(",")[0])).size).toBe(many);
  });

  it("is read no further once nobody takes it", async () => {
    const { db, asked } = counting();
    const reader = (await exportActions({ ...own.needs, db }).exportBooks("orders", periodOf("2026-10"))).bytes.getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(asked()).toBe(1);
  });

  it("carries the stock's balance on from batch to batch", async () => {
    const text = await new Response((await exportActions(own.needs).exportBooks("stock", periodOf("2026-10"))).bytes).text();
    const balances = text
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",").at(-1)));
    expect(balances).toEqual(Array.from({ length: many }, (_, nth) => nth + 2));
  });

  it("that breaks off is said in the log, and whoever reads it sees it break", async () => {
    const logged: unknown[] = [];
    const broken = { ...own.needs, log: { ...own.needs.log, error: (fields: object) => void logged.push(fields) } };
    const { db } = counting();
    const { bytes } = await exportActions({
      ...broken,
      db: {
        getExecutor: () => {
          throw new Error("gone");
        },
      } as unknown as typeof db,
    }).exportBooks("orders", periodOf("2026-10"));
    await expect(new Response(bytes).text()).rejects.toThrow("gone");
    expect(logged).toEqual([{ event: "export orders" }]);
  });

  it("the ledger's own page goes back fifty lines at a time, with the same balances", async () => {
    const { listStockChanges } = exportActions(own.needs);
    const newest = await listStockChanges();
    expect([newest.length, newest[0]?.balance]).toEqual([50, many + 1]);
    const older = await listStockChanges(newest.at(-1)?.id);
    expect(older[0]?.balance).toBe((newest.at(-1)?.balance ?? 0) - 1);
    expect(await listStockChanges("1; drop table stock")).toHaveLength(50);
  });
});

test("of the Warmth List only those who are on it are named; of all, which words they agreed to and how they stand", async () => {
  const person = (status: "pending" | "confirmed" | "unsubscribed") => ({
    id: randomUUID(),
    email: `${status}@example.com`,
    name: status === "confirmed" ? "=Ann" : "Nobody to name",
    country: "GB",
    status,
    marketing: status === "confirmed",
    source: "/warmth-list",
    referral_code: randomUUID().slice(0, 8),
    referred_by: null,
    created_at: new Date(`2026-10-0${status.length - 6}T12:00:00Z`),
    ...(status !== "pending" && { confirmed_at: new Date("2026-10-09T12:00:00Z") }),
  });
  const people = [person("pending"), person("confirmed"), person("unsubscribed")];
  await fixture.db.insertInto("sign_ups").values(people).execute();
  const consent = (sign_up: string, act: "asked" | "left", wording: string) => ({
    sign_up,
    act,
    wording,
    choices: JSON.stringify({ terms: act === "asked", marketing: false }),
    source: "/warmth-list",
    at: new Date("2026-10-12T12:00:00Z"),
    intent: null,
  });
  await fixture.db
    .insertInto("consents")
    .values([...people.map(({ id }) => consent(id, "asked", "warmth-list-2")), consent(people[2]?.id ?? "", "left", "warmth-list-1")])
    .execute();
  const { name, bytes } = await books.exportSignUps(periodOf("2026-10"));
  const text = await new Response(bytes).text();
  expect(name).toBe("sign-ups-2026-10.csv");
  expect(text.split("\r\n").slice(1, -1)).toEqual([
    "2026-10-01 13:00,,not confirmed yet,,,,no,/warmth-list,warmth-list-2,",
    "2026-10-03 13:00,2026-10-09 13:00,on the list,'=Ann,confirmed@example.com,GB,yes,/warmth-list,warmth-list-2,",
    "2026-10-06 13:00,2026-10-09 13:00,left,,,,no,/warmth-list,warmth-list-1,2026-10-12 13:00",
  ]);
  expect(text).not.toContain("Nobody to name");
  expect(text).not.toContain("pending@example.com");
});
