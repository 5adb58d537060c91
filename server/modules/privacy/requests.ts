import { sql } from "kysely";
import { brand } from "#content/brand.ts";
import { limits as askForMyDataLimits } from "#contracts/ask-for-my-data.ts";
import type { Backend } from "#contracts/backend.ts";
import { limits as copyMyDataLimits } from "#contracts/copy-my-data.ts";
import { limits as eraseMyDataLimits } from "#contracts/erase-my-data.ts";
import { Failure } from "#contracts/failure.ts";
import type { ErasureProgress, Holding } from "#contracts/your-data.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { copyPerson, findConversations, labelsOf } from "#server/modules/privacy/copy.ts";
import { readOrdersOf } from "#server/modules/privacy/erase-from-database.ts";
import { beginErasure } from "#server/modules/privacy/erasure.ts";
import { periods } from "#server/modules/privacy/retention.ts";
import { type Database, insertOnce } from "#server/platform/database/open.ts";
import { utcDay } from "#server/platform/dates.ts";
import { guarded } from "#server/platform/limits/form-guard.ts";
import { mailUses, throttleLinks } from "#server/platform/limits/throttle.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";

/**
 * What stays of an erased person's order, as their page says. Tax law wants the sale recorded (VAT Regulations 1995, reg. 16 and 31; Companies Act 2006,
 * s. 386), but for a retail sale of this size not the buyer's name.
 */
const keptOfOrders = [
  "the order's reference",
  "what was bought, its price and VAT",
  "when it was placed, paid, sent and refunded",
  "the number of the payment",
] as const;

const linkEnded = () => new Failure("not-found", { message: "This link has expired. Please ask for a new one: it takes less than a minute." });

/** The request behind a link; throws `not-found` for a wrong or expired one. It has no address once it was used to erase. */
async function openDataLink(db: Database, token: string, at: Date) {
  const link = await readSecretLink(db, "your-data", token, at);
  if (!link) throw linkEnded();
  const request = await db.selectFrom("privacy_requests").select(["id", "email", "kind"]).where("id", "=", link.subject).executeTakeFirst();
  return request ?? { id: link.subject, email: null };
}

export const progressColumns = sql`
  e.asked_at as "askedAt", e.ended_at as "endedAt", e.waiting,
  (select count(*)::int from erasure_tasks t where t.erasure = e.id and t.outcome is null) as unanswered,
  (select count(*)::int from erasure_tasks t where t.erasure = e.id and t.outcome = 'by-hand') as "byHand"`;

async function readProgress(db: Database, id: string): Promise<ErasureProgress | undefined> {
  const { rows } = await sql<ErasureProgress>`select ${progressColumns} from erasures e where e.id = ${id}`.execute(db);
  return rows[0];
}

export async function countHolding(db: Database, email: string, at: Date): Promise<Holding> {
  const { rows } = await sql<Omit<Holding, "orders" | "conversations">>`
    select exists (select from sign_ups where email = ${email}) as "onList",
      (select count(*)::int from ${labelsOf(email)}) as labels,
      (select count(*)::int from messages where email = ${email}) as messages,
      array(select reference from messages where email = ${email} and details ? 'request' and answered_at is null order by at, id) as "openRequests",
      (select count(*)::int from messages where email = ${email} and kind = 'reaction' and details ->> 'severity' = 'serious') as "seriousReports",
      (select count(*)::int from mailbox where lower(to_address) = ${email}) as emails`.execute(db);
  return {
    ...(rows[0] as (typeof rows)[number]),
    conversations: (await findConversations(db, { email })).length,
    orders: (await readOrdersOf(db, { email, before: at, at })).map(({ reference, placedAt, wait }) => ({ reference, placedAt, wait })),
  };
}

export function dataRequests(needs: ModuleNeeds) {
  const { db, sendJob, throttle, now, payments, shipping, list } = needs;
  const vendors = [list.name, payments.name, shipping.name].filter((name) => name !== "local");

  return {
    /** Does the same for every address and looks nothing up, so that neither the answer nor its timing shows who is known. */
    askForMyData: guarded(needs)(async ({ email, wish }, caller) => {
      const intent = caller.idempotencyKey && `${wish} ${caller.idempotencyKey}`;
      await throttle(...mailUses("ask-for-my-data", askForMyDataLimits, caller, email, intent));
      await db.transaction().execute(async (tx) => {
        const id = repeatableId(caller.idempotencyKey, email, wish);
        const isNew = await insertOnce(tx, "privacy_requests", { id, email, kind: wish, asked_at: now() });
        if (isNew) await sendMail(tx, sendJob, "your-data", id);
      });
      return { success: true };
    }),

    /** Changes nothing: scanners open every link in an email. */
    readDataRequest: throttleLinks(needs)(async (token) => {
      const request = await openDataLink(db, token, now());
      const erasure = await readProgress(db, request.id);
      if (erasure) return { state: "erased", erasure };
      if (request.email === null) throw linkEnded();
      const holding = await countHolding(db, request.email, now());
      return { state: request.kind, address: request.email, holding, keptYears: Math.floor(periods.orders.days / 365), keptOfOrders, vendors };
    }),

    /** Can be repeated while the link works: a download may get lost. */
    async copyMyData({ token }, caller) {
      await throttle([`copy-my-data:${caller.address}`, copyMyDataLimits.address]);
      const request = await openDataLink(db, token, now());
      // A link for erasing gives no copy.
      if (request.email === null || request.kind !== "copy") throw linkEnded();
      await throttle([`copy-my-data:${request.id}`, copyMyDataLimits.request]);
      const data = JSON.parse(JSON.stringify(await copyPerson(needs, request.email)));
      return { file_name: `${brand.slug}-your-data-${utcDay(now())}.json`, data };
    },

    /** The erasure has the request's id, so that pressing twice, in two tabs or after a crash, makes one. */
    async eraseMyData({ token }, caller) {
      await throttle([`erase-my-data:${caller.address}`, eraseMyDataLimits.address]);
      const request = await openDataLink(db, token, now());
      if (request.email === null && (await readProgress(db, request.id))) return { success: true };
      if (request.email === null || request.kind !== "erase") throw linkEnded();
      await beginErasure(needs, { id: request.id, email: request.email, askedBy: "person", askedAt: now() });
      return { success: true };
    },
  } satisfies Partial<Backend>;
}
