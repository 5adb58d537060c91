import { ReadableStream } from "node:stream/web";
import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { catalogue } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { nameOfActor } from "#content/site/back-office/audit.ts";
import { exportColumns, exportsPage, exportWords, summaryGroups } from "#content/site/back-office/exports.ts";
import { orderTable } from "#content/site/back-office/order.ts";
import { stockReasons } from "#content/site/back-office/stock.ts";
import type { ExportFile, OperatorBackend } from "#contracts/backend.ts";
import { bookKinds, type ExportKind, type Period, periodName, period as periodSchema, type StockChange } from "#contracts/exports.ts";
import { Failure } from "#contracts/failure.ts";
import type { OrderStatus } from "#contracts/order.ts";
import { isTest, listStockChanges, londonTime, readSummary, readVatByMonth, refundMoves, stockChanger, within } from "#server/modules/back-office/books.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import type { Database } from "#server/platform/database/open.ts";
import { startOfDay } from "#server/platform/dates.ts";

/** Text; an amount in pence; a count; nothing. */
type Cell = string | { minor: number } | number | null;
type Row = readonly Cell[];

/** What a spreadsheet would take for a formula begins so, also after spaces, in a wide letter, or where a sheet parts its cells by semicolons. A customer's name may be one. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
const isFormula = (text: string) => [text, ...text.split(/[;\t]/)].some((part) => formula.test(part));

/** A cell as RFC 4180 writes it. Only text can be a formula: an amount below zero stays the number that it is. */
function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return (cell.minor / 100).toFixed(2);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
export const csvLine = (row: Row): string => `${row.map(cellText).join(",")}\r\n`;

/** Rows that are read from the database at a time: a file of any length takes the memory of these. */
export const batchSize = 500;

/** Reads on after the last row that was read, until there are no more. Nothing is read before it's asked for, and no connection is kept meanwhile. */
async function* inBatches<R>(db: Database, read: (last: R | undefined) => RawBuilder<R>, show: (row: R) => Row): AsyncGenerator<Row[]> {
  for (let last: R | undefined; ; ) {
    const { rows } = await read(last).execute(db);
    if (rows.length > 0) yield rows.map(show);
    if (rows.length < batchSize) return;
    last = rows.at(-1);
  }
}

/** Where a batch goes on. The moment is text: a Date would lose its last digits, and with them a row. */
type Place = { id: string; key: string };
const after = (moment: string, id: string, last: Place | undefined) =>
  last ? sql`and (${sql.ref(moment)}, ${sql.ref(id)}) > (${last.key}::timestamptz, ${last.id})` : sql``;
const inOrder = (moment: string, id: string) => sql`order by ${sql.ref(moment)}, ${sql.ref(id)} limit ${batchSize}`;

type Who = { actor: "person" | "link" | "shell" | null; name: string | null };
const whoWords = ({ actor, name }: Who) => actor && nameOfActor({ actor, name });
const less = (whole: number, part: number) => ({ minor: whole - part });

type OrderRow = Place & Record<"reference" | "ordered" | "paid" | "payment_provider" | "currency", string> & { status: OrderStatus; test: boolean };
type OrderTexts = Record<"product" | "name" | "email" | "postcode" | "country" | "payment_id" | "sent", string | null>;
type OrderNumbers = Record<"quantity" | "total_minor" | "vat_minor" | "refunded_minor", number> & { rate: number | null };

const orders = (db: Database, period: Period) =>
  inBatches<OrderRow & OrderTexts & OrderNumbers>(
    db,
    (last) => sql`
      select o.id, o.paid_at::text as key, o.reference, ${londonTime("o.created_at")} as ordered, ${londonTime("o.paid_at")} as paid, o.status,
        o.product_name as product, o.quantity, o.total_minor, o.vat_minor, o.vat_rate_percent as rate, o.refunded_minor, o.currency, o.name, o.email,
        o.delivery ->> 'postcode' as postcode, o.delivery ->> 'country' as country, o.payment_provider, o.payment_id, ${isTest} as test,
        (select ${londonTime("h.at")} from order_history h where h.order_id = o.id and h.type = 'dispatched' order by h.id limit 1) as sent
      from orders o where ${within("o.paid_at", period)} ${after("o.paid_at", "o.id", last)} ${inOrder("o.paid_at", "o.id")}`,
    (row) => [
      row.reference,
      row.ordered,
      row.paid,
      orderTable.statuses[row.status],
      row.product ?? catalogue.tube.name,
      row.quantity,
      less(row.total_minor, row.vat_minor),
      { minor: row.vat_minor },
      row.rate ?? catalogue.tube.vatRatePercent,
      { minor: row.total_minor },
      { minor: row.refunded_minor },
      row.currency,
      row.name,
      row.email,
      row.postcode,
      row.country,
      row.test ? exportWords.test(row.payment_provider) : row.payment_provider,
      row.payment_id,
      row.sent,
    ],
  );

type Move = Place & Who & { reference: string; time: string; type: keyof typeof exportWords.moves; currency: string; reason: string | null };
type MoveNumbers = Record<"change" | "vat" | "so_far" | "total_minor", number>;

/** Why, by the request that the movement belongs to: of several of one amount the one that was made nearest to it. Who, by the audit's line of that request. */
const refunds = (db: Database, period: Period) =>
  inBatches<Move & MoveNumbers>(
    db,
    (last) => sql`
      select m.id, m.at::text as key, o.reference, ${londonTime("m.at")} as time, m.type, m.change, m.vat, m.so_far, o.total_minor, o.currency, r.reason,
        a.actor, a.person_name as name
      from ${refundMoves} m join orders o on o.id = m.order_id
      left join lateral (
        select r.reason, r.requested_at from refunds r
        where r.of_order = m.order_id and case m.type
          when 'refund-settled' then r.status = 'settled' and r.made_at = m.at
          when 'refund-failed' then r.amount_minor = -m.change and r.status in ('failed', 'settled')
          else r.amount_minor = m.change and r.made_at between m.at - interval '1 day' and m.at + interval '1 day' end
        order by abs(extract(epoch from coalesce(r.made_at, r.requested_at) - m.at)) limit 1) r on true
      left join lateral (
        select a.actor, a.person_name from operator_audit a
        where m.type <> 'refund-failed' and a.reference = o.reference and a.action in ('refundOrder', 'settleReturn', 'settleRefund')
          and a.at between case m.type when 'refund-settled' then m.at else r.requested_at end
            and case m.type when 'refund-settled' then m.at else r.requested_at end + interval '1 minute'
        order by a.at, a.id limit 1) a on true
      where ${within("m.at", period)} ${after("m.at", "m.id", last)} ${inOrder("m.at", "m.id")}`,
    (row) => [
      row.reference,
      row.time,
      exportWords.moves[row.type],
      less(row.change, row.vat),
      { minor: row.vat },
      { minor: row.change },
      { minor: row.so_far },
      { minor: row.total_minor },
      row.currency,
      row.reason,
      whoWords(row),
    ],
  );

type LedgerRow = Place & Who & Pick<StockChange, "change" | "reason" | "note" | "reference" | "balance"> & { time: string };

const stock = (db: Database, period: Period) =>
  inBatches<LedgerRow>(
    db,
    (last) => sql`
      select l.id, l.at::text as key, ${londonTime("l.at")} as time, l.change, l.reason, l.note, o.reference, a.actor, a.name,
        (${last ? sql`${last.balance}::int` : sql`(select coalesce(sum(b.change), 0) from stock_ledger b where b.at < ${startOfDay(period.from)})`}
          + sum(l.change) over (order by l.at, l.id))::int as balance
      from stock_ledger l left join orders o on o.id = l.order_id ${stockChanger}
      where ${within("l.at", period)} ${after("l.at", "l.id", last)} ${inOrder("l.at", "l.id")}`,
    (row) => [row.time, row.change, stockReasons[row.reason], row.note, row.reference, whoWords(row), row.balance],
  );

async function* vat(db: Database, period: Period): AsyncGenerator<Row[]> {
  const months = await readVatByMonth(db, period);
  yield months.map(({ month, orders, gross, vat, refunded, refundedVat }) => [
    month,
    orders,
    less(gross, vat),
    { minor: vat },
    { minor: gross },
    less(refunded, refundedVat),
    { minor: refundedVat },
    { minor: refunded },
    less(gross - vat, refunded - refundedVat),
    less(vat, refundedVat),
    less(gross, refunded),
    catalogue.tube.price.currency,
    company.vatNumber ?? exportWords.noVatNumber,
  ]);
}

async function* summary(db: Database, period: Period): AsyncGenerator<Row[]> {
  const figures = await readSummary(db, period);
  yield summaryGroups(figures).flatMap(({ title, lines }) => lines.map(({ words, value, unit }) => [title, words, value, unit]));
  const [sales, refunds] = summaryGroups(figures).map(({ title }) => title);
  yield [
    [sales ?? "", exportWords.testOrders, figures.testOrders, "orders"],
    [sales ?? "", exportWords.testMoney, { minor: figures.testGross }, "GBP"],
    [refunds ?? "", exportWords.vatNumber, company.vatNumber ?? exportWords.noVatNumber, ""],
  ];
}

type SignUpRow = Place & { joined: string; confirmed: string | null; state: keyof typeof exportWords.signUps; marketing: boolean; source: string };
type SignUpTexts = Record<"name" | "email" | "country" | "wording" | "left", string | null>;

/** Whoever isn't on the list is counted and not named: the privacy policy keeps their proof of consent and promises no other use of it. */
const signUps = (db: Database, period: Period) =>
  inBatches<SignUpRow & SignUpTexts>(
    db,
    (last) => sql`
      select s.id, s.created_at::text as key, ${londonTime("s.created_at")} as joined, ${londonTime("s.confirmed_at")} as confirmed, s.status as state,
        s.marketing, s.source, case when s.status = 'confirmed' then s.name end as name, case when s.status = 'confirmed' then s.email end as email,
        case when s.status = 'confirmed' then s.country end as country,
        (select c.wording from consents c where c.sign_up = s.id order by c.id desc limit 1) as wording,
        (select ${londonTime("c.at")} from consents c where s.status = 'unsubscribed' and c.sign_up = s.id and c.act = 'left' order by c.id desc limit 1) as left
      from sign_ups s where ${within("s.created_at", period)} ${after("s.created_at", "s.id", last)} ${inOrder("s.created_at", "s.id")}`,
    (row) => [
      row.joined,
      row.confirmed,
      exportWords.signUps[row.state],
      row.name,
      row.email,
      row.country,
      row.marketing ? exportWords.yes : exportWords.no,
      row.source,
      row.wording,
      row.left,
    ],
  );

const contents: Record<ExportKind, typeof vat> = { summary, orders, refunds, vat, stock, "sign-ups": signUps };

function expectPeriod(given: Period): Period {
  const parsed = v.safeParse(periodSchema, given);
  if (!parsed.success) throw new Failure("invalid", { message: exportsPage.wrongDays });
  return parsed.output;
}

export function exportActions({ db, log }: Pick<ModuleNeeds, "db" | "log">) {
  /** With the mark by which Excel knows UTF-8. */
  async function* bytesOf(kind: ExportKind, period: Period) {
    const encoder = new TextEncoder();
    try {
      yield encoder.encode(`\uFEFF${csvLine(exportColumns[kind])}`);
      for await (const rows of contents[kind](db, period)) yield encoder.encode(rows.map(csvLine).join(""));
    } catch (error) {
      // Whoever reads it sees the file break off, and nothing else would say so.
      log.error({ event: `export ${kind}` }, "an export broke off");
      throw error;
    }
  }

  function fileOf(kind: ExportKind, given: Period): ExportFile {
    const period = expectPeriod(given);
    return { name: `${kind}-${periodName(period)}.csv`, bytes: ReadableStream.from(bytesOf(kind, period)) as ExportFile["bytes"] };
  }

  return {
    listStockChanges: (before?: string) => listStockChanges(db, before),
    readSummary: async (period) => readSummary(db, expectPeriod(period)),
    async exportBooks(kind, period) {
      if (!bookKinds.includes(kind)) throw new Failure("not-found", { message: exportsPage.unknown });
      return fileOf(kind, period);
    },
    exportSignUps: async (period) => fileOf("sign-ups", period),
  } satisfies Partial<OperatorBackend>;
}
