import type { Kysely } from "kysely";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { eraseHere } from "#server/rights/erase-here.ts";
import { type ForgetNeeds, forgetAtHolder } from "#server/rights/forget-at-holder.ts";

export type GoOnNeeds = ForgetNeeds & {
  db: Kysely<Tables>;
  sendJob: SendJob;
  list: MailingList;
  now: () => Date;
  log: Pick<Log, "info" | "warn">;
};

/** Minutes: after the first look comes a last one, for what a job was writing meanwhile; between two questions to a vendor that is away. */
const [lastLook, pause] = [5, 15];
/** Hours between two looks whether an order under way is settled. */
const orderHours = 24;
/** Questions in vain until the owner hears of it. */
const patience = 24;

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** Goes on with an erasure, as often as it takes; answers when to look again, or null once it is done everywhere. Safe to repeat, and to be cut off anywhere. */
export function goOnErasing({ db, sendJob, list, now, log, ...needs }: GoOnNeeds): (erasure: string) => Promise<Date | null> {
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
    if ((await openSteps(id)).length > 0) return after(now(), pause);
    if (waiting > 0) return after(now(), orderHours * 60);
    if (now() < after(before, lastLook)) return after(before, lastLook);
    await db.updateTable("erasures").set({ email: null, ended_at: now() }).where("id", "=", id).execute();
    log.info({}, "a person is erased everywhere");
    return null;
  };
}
