import { sql } from "kysely";
import { brand } from "#content/brand.ts";
import { limits as askForMyDataLimits } from "#contracts/ask-for-my-data.ts";
import type { Backend } from "#contracts/backend.ts";
import { limits as copyMyDataLimits } from "#contracts/copy-my-data.ts";
import { limits as eraseMyDataLimits } from "#contracts/erase-my-data.ts";
import { Failure } from "#contracts/failure.ts";
import type { ErasureProgress, Holding, Wish } from "#contracts/your-data.ts";
import { findTurns } from "#server/modules/privacy/conversations.ts";
import { type CopyNeeds, copyPerson } from "#server/modules/privacy/copy.ts";
import { selectOrdersOf } from "#server/modules/privacy/erase-here.ts";
import { type BeginNeeds, beginErasure } from "#server/modules/privacy/erasure.ts";
import { keptOfOrders } from "#server/modules/privacy/register.ts";
import { periods } from "#server/modules/privacy/retention.ts";
import type { Database } from "#server/platform/database/open.ts";
import { utcDay } from "#server/platform/dates.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";

type Opened = { id: string; email: string; wish: Wish };

export const endedDataLink = "This link has ended. Please ask for a fresh one: it takes less than a minute.";

/** The request behind a link; throws `not-found` for a wrong or expired one. One that was used to erase has no address any more. */
export async function openDataLink(db: Database, token: string, at: Date): Promise<Opened | { id: string; email: null }> {
  const link = await readSecretLink(db, "your-data", token, at);
  if (!link) throw new Failure("not-found", { message: endedDataLink });
  const request = await db.selectFrom("data_requests").selectAll().where("id", "=", link.subject).executeTakeFirst();
  return request ? { id: request.id, email: request.email, wish: request.wish } : { id: link.subject, email: null };
}

export async function readProgress(db: Database, id: string): Promise<ErasureProgress | undefined> {
  const row = await db.selectFrom("erasures").select(["asked_at", "ended_at", "waiting"]).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const steps = await db.selectFrom("erasure_steps").select("outcome").where("erasure", "=", id).execute();
  const count = (outcome: "by-hand" | null) => steps.filter((step) => step.outcome === outcome).length;
  return { askedAt: row.asked_at, endedAt: row.ended_at, waiting: row.waiting, unanswered: count(null), byHand: count("by-hand") };
}

type Counts = Omit<Holding, "orders" | "conversations">;

/** What is held of an address, counted. */
export async function countHolding(db: Database, email: string, at: Date): Promise<Holding> {
  const { rows } = await sql<Counts>`
    select exists (select from sign_ups where email = ${email}) as "onList",
      (select count(*)::int from shipments s left join orders o on o.id = s.order_id
        where (s.order_id is null and s.recipient ->> 'email' = ${email}) or o.email = ${email}) as labels,
      (select count(*)::int from letters where email = ${email}) as messages,
      (select count(*)::int from letters where email = ${email} and kind = 'reaction' and details ->> 'severity' = 'serious') as "seriousReports",
      (select count(*)::int from mailbox where lower(to_address) = ${email}) as emails`.execute(db);
  const [counts] = rows;
  return {
    ...(counts as Counts),
    conversations: (await findTurns(db, { email })).length,
    orders: (await selectOrdersOf(db, { email, before: at, at })).map(({ reference, placedAt, wait }) => ({ reference, placedAt, wait })),
  };
}

/** Does the same for every address and looks nothing up, so that neither the answer nor its time tells who is known here. */
export function askForMyData({ db, sendJob, throttle, now }: Pick<PlatformNeeds, "db" | "sendJob" | "throttle" | "now">): Backend["askForMyData"] {
  return async ({ email, wish }, caller) => {
    await throttle(
      [`ask-for-my-data:address:${caller.address}`, askForMyDataLimits.address],
      [`ask-for-my-data:email:${email}`, askForMyDataLimits.email, caller.idempotencyKey],
    );
    await db.transaction().execute(async (tx) => {
      const id = repeatableId(caller.idempotencyKey, email, wish);
      const request = { id, email, wish, asked_at: now() };
      const added = await tx
        .insertInto("data_requests")
        .values(request)
        .onConflict((same) => same.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) await sendJob(tx, "send-mail", { mail: "your-data", about: id, key: `your-data:${id}` });
    });
    return { success: true };
  };
}

type Named = { name: string };
type ReadDataRequestNeeds = { db: Database; now: () => Date; payments: Named; shipping: Named; list: Named };

/** Looks, and does nothing: scanners open every link in a mail. */
export function readDataRequest({ db, now, payments, shipping, list }: ReadDataRequestNeeds): Backend["readDataRequest"] {
  const vendors = [list.name, payments.name, shipping.name].filter((name) => name !== "local");
  return async (token) => {
    const asked = await openDataLink(db, token, now());
    const erasure = await readProgress(db, asked.id);
    if (erasure) return { state: "erased", erasure };
    if (asked.email === null) throw new Failure("not-found", { message: endedDataLink });
    const keptYears = Math.floor(periods.orders.days / 365);
    return {
      state: asked.wish,
      address: asked.email,
      holding: await countHolding(db, asked.email, now()),
      keptYears,
      keptOfOrders: Object.keys(keptOfOrders),
      vendors,
    };
  };
}

type CopyMyDataNeeds = CopyNeeds & { throttle: Throttle };

/** As often as the link stands: a download may be lost. */
export function copyMyData({ throttle, ...needs }: CopyMyDataNeeds): Backend["copyMyData"] {
  const copy = copyPerson(needs);
  return async ({ token }, caller) => {
    await throttle([`copy-my-data:${caller.address}`, copyMyDataLimits.address]);
    const asked = await openDataLink(needs.db, token, needs.now());
    // A link that was mailed to end it opens nothing else.
    if (asked.email === null || asked.wish !== "copy") throw new Failure("not-found", { message: endedDataLink });
    await throttle([`copy-my-data:${asked.id}`, copyMyDataLimits.request]);
    const data = JSON.parse(JSON.stringify(await copy(asked.email)));
    return { file_name: `${brand.slug}-your-data-${utcDay(needs.now())}.json`, data };
  };
}

type EraseMyDataNeeds = BeginNeeds & { throttle: Throttle };

/** The request's id is the erasure's: pressed twice, in two tabs or after a crash, it is one. */
export function eraseMyData({ throttle, ...needs }: EraseMyDataNeeds): Backend["eraseMyData"] {
  const begin = beginErasure(needs);
  return async ({ token }, caller) => {
    await throttle([`erase-my-data:${caller.address}`, eraseMyDataLimits.address]);
    const { db, now } = needs;
    const asked = await openDataLink(db, token, now());
    if (asked.email === null && (await readProgress(db, asked.id))) return { success: true };
    if (asked.email === null || asked.wish !== "erase") throw new Failure("not-found", { message: endedDataLink });
    await begin({ id: asked.id, email: asked.email, askedBy: "person", askedAt: now() });
    return { success: true };
  };
}
