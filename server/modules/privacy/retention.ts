import { sql } from "kysely";
import { eraseOrders } from "#server/modules/privacy/erase-from-database.ts";
import { deleteAtProvider } from "#server/modules/waitlist/sync.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";

/** How long data is kept, in days. The job `tidy` applies it, docs/operating.md shows it, and the policies promise nothing shorter. */
export const periods = {
  links: { days: 7, what: "Secret links and back office sessions, after their end" },
  accessLockouts: { days: 1, what: "Blocks for wrong passwords at the access gate, after their end, by the hash of an address" },
  dailyQuotas: { days: 90, what: "How much of each daily quota was used" },
  pendingSignUps: { days: 365, what: "Warmth List sign-ups that were never confirmed" },
  leftList: { days: 6 * 365 + 2, what: "Who left the Warmth List, and when and where they had agreed" },
  reconciliations: { days: 90, what: "What each night's reconciliation of the mailing list counted" },
  invitationMails: { days: 395, what: "Whom of the Warmth List a campaign invited, after it ended" },
  cookieReceipts: { days: 6 * 365 + 2, what: "Receipts of choices about cookies" },
  countedEvents: { days: 395, what: "Counted visits: page views and presses of those who allowed it" },
  answers: { days: 90, what: "What was asked of the assistants, and answered" },
  bounces: { days: 395, what: "That an address refused an email: which email, and the reply's code" },
  messages: { days: 2 * 365, what: "Messages, privacy complaints and cancellation forms, and our answers, once closed" },
  reactions: { days: 10 * 365 + 3, what: "Reports of skin reactions" },
  suspectMessages: { days: 90, what: "Messages that are probably spam" },
  orders: { days: 7 * 365 + 2, what: "Names and addresses in orders, notes on them and copies of their emails; the figures stay in the books" },
  audit: { days: 7 * 365 + 2, what: "Who did what in the back office" },
  unpaidOrders: { days: 90, what: "Names and addresses in orders for which no money came" },
  shipments: { days: 90, what: "Specimen labels that belong to no order, the local carrier's own books, and who paid on the local card page" },
  labelFiles: { days: 90, what: "Shipping labels as PDF; after that we ask the carrier for them again" },
  dataRequests: { days: 7, what: "Requests for a copy or deletion that were never confirmed" },
  erasures: { days: 2 * 365, what: "That somebody was erased: a scrambled code of the address, so that no restored backup brings them back" },
  mailbox: { days: 2 * 365, what: "Emails in the local mailbox, at most the newest 10,000" },
} as const;

const before = (at: Date, { days }: { days: number }) => addDays(at, -days);

/** Unanswered messages stay. */
async function deleteOldMessages(db: Database, at: Date) {
  await db.deleteFrom("messages").where("kind", "<>", "reaction").where("answered_at", "<", before(at, periods.messages)).execute();
  await db.deleteFrom("messages").where("kind", "=", "reaction").where("at", "<", before(at, periods.reactions)).execute();
  await db.deleteFrom("messages").where("suspect", "=", true).where("kind", "=", "contact").where("at", "<", before(at, periods.suspectMessages)).execute();
}

/** Accounts need the figures for good, and the buyer only as long as tax law says. */
const forgetBuyers = (db: Database, at: Date) =>
  eraseOrders(
    db,
    sql`created_at < ${before(at, periods.orders)}
      or (paid_at is null and status <> 'awaiting-payment' and created_at < ${before(at, periods.unpaidOrders)})`,
  );

/** A label's address goes with its order's, its PDF when its link expires. */
async function forgetRecipients(db: Database, at: Date) {
  const old = before(at, periods.shipments);
  await db.deleteFrom("label_files").where("at", "<", before(at, periods.labelFiles)).execute();
  await db.deleteFrom("shipments").where("order_id", "is", null).where("made_at", "<", old).execute();
  await db.updateTable("shipments").set({ recipient: null }).where("made_at", "<", before(at, periods.orders)).where("recipient", "is not", null).execute();
  await sql`delete from local_carrier.shipments where made_at < ${old}`.execute(db);
  // The payment stays, as it would at a real provider.
  await sql`delete from local_card.events where delivered_at is not null and created_at < ${old}`.execute(db);
  await sql`update local_card.sessions set customer = null where customer is not null and created_at < ${old}`.execute(db);
}

/** Those who never confirmed, and those who left so long ago that nobody can ask for proof of it any more. */
const wasOnList = sql`exists (select from consents where sign_up = sign_ups.id and act = 'confirmed')`;
const forgetSignUps = ({ db, sendJob }: Pick<PlatformNeeds, "db" | "sendJob">, at: Date) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from sign_ups where (status <> 'confirmed' and not ${wasOnList}
          and greatest(created_at, mailed_at, (select max(at) from consents where sign_up = sign_ups.id)) < ${before(at, periods.pendingSignUps)})
        or (status <> 'confirmed' and created_at < ${before(at, periods.leftList)}
          and not exists (select from consents where sign_up = sign_ups.id and at >= ${before(at, periods.leftList)})) for update`.execute(tx);
    const signUps = rows.map(({ id }) => id);
    await deleteAtProvider(tx, sendJob, { signUps, at });
    await sql`delete from sign_ups where id = any(${signUps}::uuid[])`.execute(tx);
  });

/** Deletes what has expired or been kept long enough. */
export function tidy(needs: Pick<PlatformNeeds, "db" | "sendJob" | "now">): JobHandler<"tidy"> {
  const { db, now } = needs;
  return async () => {
    const at = now();
    await db.deleteFrom("secret_links").where("expires_at", "<", before(at, periods.links)).execute();
    await db.deleteFrom("operator_sessions").where("expires_at", "<", before(at, periods.links)).execute();
    await db.deleteFrom("operator_audit").where("at", "<", before(at, periods.audit)).execute();
    await forgetSignUps(needs, at);
    await db.deleteFrom("list_reconciliations").where("started_at", "<", before(at, periods.reconciliations)).execute();
    const ended = sql`select number from invitation_campaigns where ended_at < ${before(at, periods.invitationMails)}`;
    await sql`delete from invitation_mails where campaign in (${ended})`.execute(db);
    const unblocked = sql<boolean>`coalesce(blocked_until < ${before(at, periods.accessLockouts)}, true)`;
    await db.deleteFrom("access_lockouts").where("window_ends", "<=", at).where(unblocked).execute();
    await db.deleteFrom("daily_quotas").where("day", "<", before(at, periods.dailyQuotas).toISOString()).execute();
    await db.deleteFrom("rate_limits").where("ends_at", "<=", at).execute();
    await db.deleteFrom("consent_receipts").where("at", "<", before(at, periods.cookieReceipts)).execute();
    await sql`delete from other_events where day < ${before(at, periods.countedEvents)}`.execute(db);
    await db.deleteFrom("counted_events").where("at", "<", before(at, periods.countedEvents)).execute();
    await db.deleteFrom("answers").where("at", "<", before(at, periods.answers)).execute();
    await db.deleteFrom("bounces").where("at", "<", before(at, periods.bounces)).execute();
    await db.deleteFrom("privacy_requests").where("asked_at", "<", before(at, periods.dataRequests)).execute();
    await db.deleteFrom("erasures").where("ended_at", "<", before(at, periods.erasures)).execute();
    await deleteOldMessages(db, at);
    await forgetBuyers(db, at);
    // Of a buyer whom a version before these texts has erased, or while one went out.
    await sql`update order_mails m set subject = null, text = null from orders o where o.id = m.order_id and o.email is null and m.text is not null`.execute(
      db,
    );
    await forgetRecipients(db, at);
    await db.deleteFrom("mailbox").where("at", "<", before(at, periods.mailbox)).execute();
    await sql`delete from mailbox where id <= (select id from mailbox order by id desc offset 10000 limit 1)`.execute(db);
  };
}
