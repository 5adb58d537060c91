import { type Selectable, sql } from "kysely";
import type { AlertKind } from "#content/site/back-office/alerts.ts";
import { vendorNames } from "#content/site/your-data-link.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { readAddresses } from "#server/modules/privacy/addresses.ts";
import { eraseFromDatabase } from "#server/modules/privacy/erase-from-database.ts";
import { periods } from "#server/modules/privacy/retention.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { insertOnce } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addDays, addMinutes } from "#server/platform/dates.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";
import type { Forgotten } from "#server/providers/errors.ts";
import { forgetSession } from "#server/providers/payments/local/sessions.ts";
import { createLocalShipping } from "#server/providers/shipping/local/create-local-shipping.ts";

type Task = Selectable<Tables["erasure_tasks"]>;
type Requested = { id: string; email: string; askedBy: "person" | "owner" | "restore"; askedAt: Date };

/** Erases our own tables at once and enqueues the rest. The journal comes first, so that the next start goes on even after a crash or a restore. */
export async function beginErasure(needs: ModuleNeeds, { id, email, askedBy, askedAt }: Requested): Promise<void> {
  const { db, sendJob, list, erasureJournal, now } = needs;
  const person = erasureJournal.hash(email);
  if (askedBy !== "restore") await erasureJournal.add([{ id, person, at: askedAt.toISOString() }]);
  await db.transaction().execute(async (tx) => {
    if (!(await insertOnce(tx, "erasures", { id, person, email, asked_by: askedBy, asked_at: askedAt }))) return;
    await eraseFromDatabase(tx, { id, email, before: askedAt, at: now(), list: list.name });
    await sendJob(tx, "erase-person", { erasure: id });
  });
}

/** Asks the vendor to delete. The owner must ask one that's no longer configured; the local ones are always here. */
async function forgetAtVendor({ db, payments, shipping, list, now }: ModuleNeeds, { holder, vendor, subject }: Task, email: string): Promise<Forgotten> {
  if (vendor === "local" && holder === "payments") return forgetSession(db, subject);
  if (vendor === "local" && holder === "shipping") return createLocalShipping({ db, now }).forget(subject);
  if (vendor !== { payments, shipping, list }[holder].name) return "by-hand";
  if (holder !== "list") return { payments, shipping }[holder].forget(subject);
  await list.forget(email);
  return "forgotten";
}

/** Minutes until a last pass for what a job was writing meanwhile; between retries of a vendor; and between checks of an order under way. */
const [lastLook, pause, orderPause] = [5, 15, 24 * 60];
/** Failed attempts until the owner is alerted. */
const alertAfterAttempts = 24;

const openTasks = ({ db }: ModuleNeeds, erasure: string): Promise<Task[]> =>
  db.selectFrom("erasure_tasks").selectAll().where("erasure", "=", erasure).where("outcome", "is", null).orderBy("holder").orderBy("subject").execute();

const nameOf = (vendor: string) => vendorNames[vendor] ?? vendor;
const alertOwner = ({ db, sendJob, now }: ModuleNeeds, erasure: string, kind: AlertKind, detail: string) =>
  db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: null, kind, detail: `erasure ${erasure.slice(0, 8)}: ${detail}`, at: now() }));

/** Only a confirmed sign-up counts: anyone can type anyone's address. */
const hasRejoined = async ({ db }: ModuleNeeds, email: string, before: Date) =>
  (await sql`select from sign_ups where email = ${email} and created_at > ${before} and status = 'confirmed'`.execute(db)).rows.length > 0;

async function askVendors(needs: ModuleNeeds, erasure: string, email: string, before: Date) {
  const { db, log, now } = needs;
  const rejoined = await hasRejoined(needs, email, before);
  for (const task of await openTasks(needs, erasure)) {
    const { holder, vendor, subject } = task;
    const attempts = task.attempts + 1;
    const row = db.updateTable("erasure_tasks").where(({ and }) => and({ erasure, holder, vendor, subject }));
    try {
      const outcome = holder === "list" && rejoined ? "rejoined" : await forgetAtVendor(needs, task, email);
      // A list knows nobody by a number: whoever is to ask it needs the address, until they have.
      const whom = holder === "list" && outcome === "by-hand" ? { subject: email } : {};
      await row.set({ outcome, settled_at: now(), ...whom }).execute();
    } catch (error) {
      await row.set({ attempts }).execute();
      log.warn({ vendor, error: error instanceof Error ? error.name : "Error" }, "a vendor has not forgotten somebody yet: it is asked again");
      if (attempts === alertAfterAttempts) await alertOwner(needs, erasure, "erasure-waits", `${nameOf(vendor)} hasn't answered for hours. We keep asking`);
    }
  }
  const byHand = await db.selectFrom("erasure_tasks").select("vendor").distinct().where("erasure", "=", erasure).where("outcome", "=", "by-hand").execute();
  for (const { vendor } of byHand) await alertOwner(needs, erasure, "erase-by-hand", `you have to ask ${nameOf(vendor)} yourself. The overview says how`);
}

/** What was on its way to the list's provider as it forgot them may have brought them back: it's asked once more. Whoever joins there after that stays. */
const askListAgain = ({ db }: ModuleNeeds, erasure: string, from: Date) =>
  sql`update erasure_tasks set outcome = null, settled_at = null where erasure = ${erasure} and holder = 'list' and vendor <> 'local'
    and outcome = 'forgotten' and settled_at < ${from}`.execute(db);

/** Continues an erasure. Returns when to try again, or null once it's done everywhere. Safe to repeat, and to stop at any point. */
async function continueErasure(needs: ModuleNeeds, id: string): Promise<Date | null> {
  const { db, list, now, log } = needs;
  const row = await db.selectFrom("erasures").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || row.email === null) return null;
  const { email, asked_at: before } = row;
  const waiting = await db.transaction().execute((tx) => eraseFromDatabase(tx, { id, email, before, at: now(), list: list.name }));
  const last = addMinutes(before, lastLook);
  if (now() >= last) await askListAgain(needs, id, last);
  await askVendors(needs, id, email, before);
  if ((await openTasks(needs, id)).length > 0) return addMinutes(now(), pause);
  if (now() < last) return last;
  if (waiting > 0) return addMinutes(now(), orderPause);
  await db.updateTable("erasures").set({ email: null, ended_at: now() }).where("id", "=", id).execute();
  log.info({}, "a person is erased everywhere");
  return null;
}

export function erasePersonJob(needs: ModuleNeeds): JobHandler<"erase-person"> {
  return async ({ erasure }) => {
    const next = await continueErasure(needs, erasure);
    if (next) await needs.sendJob(needs.db, "erase-person", { erasure }, { startAfter: next });
  };
}

/** Runs before anybody is served: repeats erasures that a restored backup knows nothing of. Returns how many people were erased again. */
export async function replayErasures(needs: ModuleNeeds): Promise<number> {
  const { db, erasureJournal, now, log } = needs;
  await erasureJournal.prune(addDays(now(), -periods.erasures.days));
  const known = await db.selectFrom("erasures").select(["id", "person", "asked_at"]).execute();
  const written = await erasureJournal.read();
  const inDatabase = new Set(known.map(({ id }) => id));
  const inJournal = new Set(written.map(({ id }) => id));
  const unwritten = known.filter(({ id }) => !inJournal.has(id));
  await erasureJournal.add(unwritten.map(({ id, person, asked_at }) => ({ id, person, at: asked_at.toISOString() })));
  const lost = written.filter(({ id }) => !inDatabase.has(id));
  if (lost.length === 0) return 0;

  const addresses = new Map((await readAddresses(db)).map((email) => [erasureJournal.hash(email), email]));
  let count = 0;
  for (const { id, person, at } of lost) {
    const askedAt = new Date(at);
    const email = addresses.get(person);
    if (email) {
      await beginErasure(needs, { id, email, askedBy: "restore", askedAt });
      // Our own tables are clean before anybody is served; the job retries vendors.
      await continueErasure(needs, id);
      count++;
    } else await insertOnce(db, "erasures", { id, person, email: null, asked_by: "restore", asked_at: askedAt, ended_at: now() });
  }
  log.warn({ count }, "people who were erased after the backup that this database comes from are erased again");
  return count;
}
