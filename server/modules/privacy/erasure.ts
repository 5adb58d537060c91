import type { Kysely, Selectable } from "kysely";
import { readAddresses } from "#server/modules/privacy/addresses.ts";
import { eraseHere } from "#server/modules/privacy/erase-here.ts";
import type { Erasures, JournalLine } from "#server/modules/privacy/journal.ts";
import { periods } from "#server/modules/privacy/retention.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addDays, addMinutes } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";
import type { Forgotten } from "#server/providers/errors.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { forgetSession } from "#server/providers/payments/local/sessions.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import { forgetShipment } from "#server/providers/shipping/local/create-local-shipping.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

export type BeginNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { list: Pick<MailingList, "name">; erasures: Pick<Erasures, "hash" | "keep"> };
type Wanted = { id: string; email: string; askedBy: "person" | "owner" | "restore"; askedAt: Date };

/**
 * Ends what the shop's own tables hold of somebody, at once, and promises the rest in the same transaction. The journal hears of it first: whatever
 * becomes of this process or this database, the next start goes on with it. The same id again changes nothing.
 */
export function beginErasure({ db, sendJob, list, erasures, now }: BeginNeeds) {
  return async ({ id, email, askedBy, askedAt }: Wanted): Promise<void> => {
    const person = erasures.hash(email);
    if (askedBy !== "restore") await erasures.keep([{ id, person, at: askedAt.toISOString() }]);
    await db.transaction().execute(async (tx) => {
      const begun = await tx
        .insertInto("erasures")
        .values({ id, person, email, asked_by: askedBy, asked_at: askedAt })
        .onConflict((same) => same.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!begun) return;
      const waiting = await eraseHere(tx, { erasure: id, email, before: askedAt, at: now(), home: list.name });
      await tx.updateTable("erasures").set({ waiting }).where("id", "=", id).execute();
      await sendJob(tx, "erase-person", { erasure: id });
    });
  };
}

export type ForgetNeeds = {
  db: Database;
  payments: Pick<Payments, "name" | "forget">;
  shipping: Pick<Shipping, "name" | "forget">;
  list: Pick<MailingList, "name" | "forget">;
};
type Step = Pick<Selectable<Tables["erasure_steps"]>, "holder" | "vendor" | "subject">;

/** Has whoever holds it forget it; one that the settings no longer name is for the owner to ask, but for the local ones, which are always here. */
export function forgetAtHolder({ db, payments, shipping, list }: ForgetNeeds): (step: Step, email: string) => Promise<Forgotten> {
  async function forgetOnList(vendor: string, email: string): Promise<Forgotten> {
    if (vendor !== list.name) return "by-hand";
    await list.forget(email);
    return "forgotten";
  }

  return async ({ holder, vendor, subject }, email) => {
    if (holder === "list") return forgetOnList(vendor, email);
    if (holder === "payments") {
      if (vendor === "local") return forgetSession(db, subject);
      return vendor === payments.name ? payments.forget(subject) : "by-hand";
    }
    if (vendor === "local") return forgetShipment(db, subject);
    return vendor === shipping.name ? shipping.forget(subject) : "by-hand";
  };
}

export type ErasureNeeds = ForgetNeeds & Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { list: MailingList; log: Pick<Log, "info" | "warn"> };

/** Minutes: after the first look comes a last one, for what a job was writing meanwhile; between two questions to a vendor that is away. */
const [lastLook, pause] = [5, 15];
/** Hours between two looks whether an order under way is settled. */
const orderHours = 24;
/** Questions in vain until the owner hears of it. */
const patience = 24;

/** Goes on with an erasure, as often as it takes; answers when to look again, or null once it is done everywhere. Safe to repeat, and to be cut off anywhere. */
export function continueErasure({ db, sendJob, list, now, log, ...needs }: ErasureNeeds): (erasure: string) => Promise<Date | null> {
  const forget = forgetAtHolder({ ...needs, db, list });

  const openSteps = (erasure: string) =>
    db.selectFrom("erasure_steps").selectAll().where("erasure", "=", erasure).where("outcome", "is", null).orderBy("holder").orderBy("subject").execute();

  /** By their own yes: anyone can type anyone's address. */
  const hasJoinedAnew = async (email: string, before: Date) =>
    (await db
      .selectFrom("sign_ups")
      .select("id")
      .where("email", "=", email)
      .where("created_at", ">", before)
      .where("status", "=", "confirmed")
      .executeTakeFirst()) !== undefined;

  async function askVendors(erasure: string, email: string, back: boolean) {
    for (const step of await openSteps(erasure)) {
      const { holder, vendor, subject } = step;
      const row = db
        .updateTable("erasure_steps")
        .where("erasure", "=", erasure)
        .where("holder", "=", holder)
        .where("vendor", "=", vendor)
        .where("subject", "=", subject);
      try {
        const outcome = holder === "list" && back ? "back" : await forget(step, email);
        await row.set({ outcome, settled_at: now() }).execute();
      } catch (error) {
        await row.set({ tries: step.tries + 1 }).execute();
        log.warn({ vendor, error: error instanceof Error ? error.name : "Error" }, "a vendor has not forgotten somebody yet: it is asked again");
        if (step.tries + 1 === patience) await tellOwner(erasure, "erasure-waits", `${vendor} has not answered for hours; it is asked again until it does`);
      }
    }
  }

  const tellOwner = (erasure: string, kind: string, detail: string) =>
    db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: null, kind, detail: `erasure ${erasure.slice(0, 8)}: ${detail}`, at: now() }));

  async function tellOfByHand(erasure: string) {
    const byHand = await db.selectFrom("erasure_steps").select("vendor").distinct().where("erasure", "=", erasure).where("outcome", "=", "by-hand").execute();
    for (const { vendor } of byHand) await tellOwner(erasure, "erase-by-hand", `${vendor} can be asked by a person alone. The overview says how`);
  }

  return async (id) => {
    const row = await db.selectFrom("erasures").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row || row.email === null) return null;
    const { email, asked_at: before } = row;
    const waiting = await db.transaction().execute(async (tx) => {
      const left = await eraseHere(tx, { erasure: id, email, before, at: now(), home: list.name });
      await tx.updateTable("erasures").set({ waiting: left }).where("id", "=", id).execute();
      return left;
    });
    await askVendors(id, email, await hasJoinedAnew(email, before));
    await tellOfByHand(id);
    if ((await openSteps(id)).length > 0) return addMinutes(now(), pause);
    if (waiting > 0) return addMinutes(now(), orderHours * 60);
    if (now() < addMinutes(before, lastLook)) return addMinutes(before, lastLook);
    await db.updateTable("erasures").set({ email: null, ended_at: now() }).where("id", "=", id).execute();
    log.info({}, "a person is erased everywhere");
    return null;
  };
}

/** Looks again until a person is erased everywhere. */
export function erasePersonJob(needs: ErasureNeeds): JobHandler<"erase-person"> {
  const goOn = continueErasure(needs);
  return async ({ erasure }) => {
    const next = await goOn(erasure);
    if (next) await needs.sendJob(needs.db, "erase-person", { erasure }, { startAfter: next });
  };
}

type Needs = BeginNeeds & ErasureNeeds & { db: Kysely<Tables>; erasures: Erasures; log: Pick<Log, "info" | "warn"> };

/**
 * Brings journal and database together, before anybody is served: an erasure that the database does not know was made after the backup that it was
 * restored from, and is made again; one that the journal does not know is written down. Answers how many people were erased again.
 */
export async function replayErasures(needs: Needs): Promise<number> {
  const { db, erasures, now } = needs;
  await erasures.prune(addDays(now(), -periods.erasures.days));
  const known = new Map(
    (await db.selectFrom("erasures").select(["id", "person", "asked_at"]).execute()).map(({ id, person, asked_at }) => [id, { person, asked_at }]),
  );
  const written = await erasures.read();
  const inJournal = new Set(written.map(({ id }) => id));
  await erasures.keep([...known].flatMap(([id, { person, asked_at }]) => (inJournal.has(id) ? [] : [{ id, person, at: asked_at.toISOString() }])));
  const lost = written.filter(({ id }) => !known.has(id));
  return lost.length > 0 ? replay(needs, lost) : 0;
}

async function replay(needs: Needs, lost: readonly JournalLine[]): Promise<number> {
  const { db, erasures, now, log } = needs;
  const begin = beginErasure(needs);
  const goOn = continueErasure(needs);
  const addresses = new Map((await readAddresses(db)).map((email) => [erasures.hash(email), email]));
  let again = 0;
  for (const { id, person, at } of lost) {
    const askedAt = new Date(at);
    const email = addresses.get(person);
    if (email) {
      await begin({ id, email, askedBy: "restore", askedAt });
      // A vendor that is away is asked again by its job; what lies in this database is gone before the doors open.
      await goOn(id);
      again++;
    } else {
      const nothing = { id, person, email: null, asked_by: "restore", asked_at: askedAt, ended_at: now() } as const;
      await db
        .insertInto("erasures")
        .values(nothing)
        .onConflict((same) => same.column("id").doNothing())
        .execute();
    }
  }
  log.warn({ count: again }, "people who were erased after the backup that this database comes from are erased again");
  return again;
}
