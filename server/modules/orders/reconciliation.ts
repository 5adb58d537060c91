import { sql } from "kysely";
import { endHold } from "#server/modules/orders/expiry.ts";
import { nameProvider } from "#server/modules/orders/payment-session.ts";
import { sendRefund } from "#server/modules/orders/refunds.ts";
import { settlePayment } from "#server/modules/orders/settlement.ts";
import type { OrderNeeds } from "#server/modules/orders/state.ts";
import { backfillEvents } from "#server/modules/orders/webhooks.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { addDays, addMinutes, londonMinute } from "#server/platform/dates.ts";
import { PaymentsRefused, ProviderUnavailable } from "#server/providers/errors.ts";

/** Events and jobs come sooner than this, or not at all. */
const eventMinutes = 2;
const refundMinutes = 5;
/** How far back the provider's own list is read: beyond it the provider itself has sent again what we did not take. After a start, from what the database knows: it may be a backup's. */
const listMinutes = 70;
/** Stripe's list has the events of 30 days. */
const mostListDays = 29;
const batch = 100;
/** After so long without an answer the owner hears of it: money may come that nobody sees. */
const awayMinutes = 15;
/** Ends before the queue takes the job for lost; what is left waits for the next minute. */
const mostMinutes = 1.5;

type ReportNeeds = Pick<OrderNeeds, "db" | "sendJob" | "now" | "log">;

/** Logs what the reconciliation of an order, or of all (null), could not do, and tells the owner. */
export async function reportUnreconciled({ db, sendJob, now, log }: ReportNeeds, orderId: string | null, what: string, error: unknown): Promise<void> {
  const { name, stack, cause } = error instanceof Error ? error : new Error();
  log.error({ ...(orderId && { orderId }), error: name, ...(stack && { stack }) }, `${what} failed`);
  const detail = `${what} failed: ${cause instanceof PaymentsRefused ? cause.message : name}`;
  await db.transaction().execute(async (tx) => {
    // What a provider refuses for good would ring every minute, however often the owner puts it away.
    const asked = sql<Date>`(select min(requested_at) from refunds where of_order = ${orderId} and status = 'requested')`;
    const told = tx.selectFrom("operator_alerts").select("id").where("order_id", "=", orderId).where("detail", "=", detail).where("at", ">=", asked);
    if (cause instanceof PaymentsRefused && (await told.executeTakeFirst())) return;
    await raiseAlert(tx, sendJob, { orderId, kind: "not-reconciled", detail, at: now() });
  });
}

/** Finds what a lost event or job missed: payments not reported, holds not ended, refunds not made, or made at the provider. One at a time, and safe to repeat. */
export function reconcilePayments(needs: OrderNeeds) {
  const { db, payments, sendJob, now, log } = needs;
  const settle = settlePayment(needs);
  const end = endHold(needs);
  const refund = sendRefund(needs);
  const backfill = backfillEvents(needs);

  /** Since when its list cannot be read. */
  let awaySince: Date | null = null;
  /** What comes after this, such as an event that the provider sends again at once, doesn't say what the database knew before. */
  const openedAt = now();
  let isFirst = true;
  const ago = (minutes: number) => addMinutes(now(), -minutes);
  const awaiting = () => db.selectFrom("orders").where("status", "=", "awaiting-payment").limit(batch);

  return async (): Promise<void> => {
    const stopAt = addMinutes(now(), mostMinutes);
    const work = [
      ...(await findOverdue()).map(({ id }) => ({ id, what: "ending a hold", run: () => end({ orderId: id }) })),
      ...(await findOpen()).map(({ id, session }) => ({ id, what: "looking up a payment", run: () => lookUp(session) })),
      ...(await findUnmadeRefunds()).map(({ id }) => ({ id, what: "making a refund", run: () => refund({ orderId: id }) })),
      { id: null, what: "reading missed events", run: () => readMissed(stopAt) },
    ];
    for (const one of work) if (now() < stopAt) await attempt(one);
  };

  async function lookUp(session: string): Promise<void> {
    await settle(await payments.lookUp(session), "reconciler");
  }

  async function readMissed(stopAt: Date): Promise<void> {
    await backfill({ since: isFirst ? await lastHeard() : ago(listMinutes), until: ago(eventMinutes), stopAt });
    awaySince = null;
    isFirst = now() >= stopAt;
  }

  /** A restored database doesn't know of refunds that were made since its backup, and the provider has told us of them once already. */
  async function lastHeard(): Promise<Date> {
    const heard = db.selectFrom("payment_events").select("at").where("provider", "=", payments.name).where("at", "<", openedAt);
    const newest = (await heard.orderBy("at", "desc").limit(1).executeTakeFirst())?.at ?? now();
    return new Date(Math.max(+addDays(now(), -mostListDays), Math.min(+addMinutes(newest, -listMinutes), +ago(listMinutes))));
  }

  /** Also those whose process died before it had a session, or whose page is of an account that is no longer ours: nobody can pay them. */
  function findOverdue() {
    const overdue = awaiting().where((is) =>
      is.or([
        is("hold_ends_at", "<=", now()),
        is.and([is("payment_session", "is", null), is("created_at", "<=", ago(eventMinutes))]),
        is("payment_account", "<>", payments.account),
      ]),
    );
    return overdue.select("id").orderBy("hold_ends_at").execute();
  }

  /** At random, so that a crowd of open orders keeps none of them waiting for ever. */
  function findOpen() {
    const held = awaiting().where("hold_ends_at", ">", now()).where("created_at", "<=", ago(eventMinutes));
    const ours = held
      .where("payment_provider", "=", payments.name)
      .where(({ or, eb }) => or([eb("payment_account", "is", null), eb("payment_account", "=", payments.account)]));
    const withSession = ours.select(["id", "payment_session as session"]).where("payment_session", "is not", null);
    return withSession.orderBy(sql`random()`).$narrowType<{ session: string }>().execute();
  }

  function findUnmadeRefunds() {
    const asked = db.selectFrom("refunds").select("of_order as id").where("status", "=", "requested").where("requested_at", "<=", ago(refundMinutes));
    return asked.orderBy(sql`random()`).limit(batch).execute();
  }

  /** One that fails must not stop the rest. The owner hears of it once: this runs every minute. */
  async function attempt({ id, what, run }: { id: string | null; what: string; run: () => Promise<void> }): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        log.warn({ ...(id && { orderId: id }), vendor: payments.name }, `${what} must wait`);
        return tellOfOutage();
      }
      await reportUnreconciled(needs, id, what, error);
    }
  }

  async function tellOfOutage(): Promise<void> {
    awaySince ??= now();
    if (awaySince > ago(awayMinutes)) return;
    const detail = `${nameProvider(payments)} hasn't answered since ${londonMinute(awaySince)}. We'll record payments once it does`;
    await db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: null, kind: "payments-away", detail, at: now() }));
  }
}
