import { randomUUID } from "node:crypto";
import { currentWording } from "#content/consent-wording.ts";
import { countries } from "#content/countries.ts";
import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { limits as changeListDetailsLimits } from "#contracts/change-list-details.ts";
import { Failure } from "#contracts/failure.ts";
import { limits as leaveWarmthListLimits } from "#contracts/leave-warmth-list.ts";
import { limits as sendListLinkLimits } from "#contracts/send-list-link.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { lostLinkMessage, maskAddress, readOwnLink } from "#server/modules/waitlist/links.ts";
import { changeDetails, type Leaving, leaveList, readLeftAt, readNewestConsent } from "#server/modules/waitlist/members.ts";
import { scheduleSync } from "#server/modules/waitlist/sync.ts";
import type { Database } from "#server/platform/database/open.ts";
import { mailUses, throttleLinks } from "#server/platform/limits/throttle.ts";
import { sendMailOnce } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** Somebody leaves with us, confirmed or not. The provider hears of it where it was ever told of them. False: they were off it already. */
export async function leaveAndSync(db: Database, sendJob: SendJob, leaving: Omit<Leaving, "unconfirmed">): Promise<boolean> {
  const { signUp, at } = leaving;
  if (!(await leaveList(db, { ...leaving, unconfirmed: true }))) return false;
  const told = await db.selectFrom("list_syncs").select("sign_up").where("sign_up", "=", signUp).executeTakeFirst();
  if (told) await scheduleSync(db, sendJob, { signUp, desired: { status: "unsubscribed", at } });
  return true;
}

/** What somebody does about their own place on the list. */
export function ownPageFunctions(needs: ModuleNeeds) {
  const { db, sendJob, throttle, listLinks, now } = needs;
  return {
    /** Safe to send again: who has left stays off, and one leaving is one proof. */
    async leaveWarmthList({ token }, { address, source }) {
      const signUp = await readOwnLink(needs, token, [`leave-warmth-list:${address}`, leaveWarmthListLimits.address]);
      const there = await db.transaction().execute(async (tx) => {
        if (await leaveAndSync(tx, sendJob, { signUp, source, at: now() })) return true;
        return (await tx.selectFrom("sign_ups").select("id").where("id", "=", signUp).executeTakeFirst()) !== undefined;
      });
      if (!there) throw new Failure("not-found", { message: lostLinkMessage });
      return { success: true };
    },

    /** Only of who is on the list; of anybody else it is a `conflict`: their page is behind. */
    async changeListDetails({ token, ...details }, { address, source }) {
      if (!countries.some(({ code }) => code === details.country)) throw new Failure("invalid", { fields: { country: "Please select a country" } });
      const signUp = await readOwnLink(needs, token, [`change-list-details:${address}`, changeListDetailsLimits.address]);
      await throttle([`change-list-details:person:${signUp}`, changeListDetailsLimits.person]);
      const changed = await db.transaction().execute((tx) => changeDetails(tx, sendJob, { signUp, details, source, at: now() }));
      if (!changed) throw new Failure("conflict");
      return { success: true };
    },

    /** Only looks: scanners open every link in a mail. */
    readWaitlistEntry: throttleLinks(needs)(async (token) => {
      const id = listLinks.read(token);
      const people = db
        .selectFrom("sign_ups")
        .select(["email", "referred_by", "status", "name", "country", "marketing"])
        .select(["referral_code as referralCode", "created_at as joinedAt", "confirmed_at as confirmedAt"]);
      const person = id && (await people.where("id", "=", id).executeTakeFirst());
      if (!person) throw new Failure("not-found", { message: lostLinkMessage });
      const { email, referred_by, ...entry } = person;
      const wording = (await readNewestConsent(db, id, "confirmed"))?.wording ?? currentWording;
      return { ...entry, address: maskAddress(email), referred: referred_by !== null, leftAt: await readLeftAt(db, id), wording };
    }),
  } satisfies Partial<Backend>;
}

/** Does the same for every address, so that neither the answer nor its time tells who is known here; the mail's job drops what is for nobody. */
export function sendListLink({ db, sendJob, throttle }: Pick<ModuleNeeds, "db" | "sendJob" | "throttle">): Backend["sendListLink"] {
  return async ({ email }, caller) => {
    await throttle(...mailUses("send-list-link", sendListLinkLimits, caller, email));
    await db.transaction().execute(async (tx) => {
      const known = await tx.selectFrom("sign_ups").select("id").where("email", "=", email).executeTakeFirst();
      await sendMailOnce(tx, sendJob, "list-link", known?.id ?? randomUUID(), caller.idempotencyKey);
    });
    return { success: true };
  };
}

export function takeOffList({ db, sendJob, now }: ModuleNeeds): OperatorBackend["takeOffList"] {
  return async (email) =>
    db.transaction().execute(async (tx) => {
      const person = await tx.selectFrom("sign_ups").select("id").where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
      return person !== undefined && (await leaveAndSync(tx, sendJob, { signUp: person.id, source: "asked the owner", at: now() }));
    });
}
