import { sql } from "kysely";
import { currentWording, promisedTubesSent } from "#content/consent-wording.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Consent = {
  signUp: string;
  act: "confirmed" | "changed" | "left";
  wording?: string | undefined;
  choices: { terms: boolean; marketing: boolean };
  source: string;
  at: Date;
};

/** Writes down who agreed to which words, or took it back, when and where: the proof, only ever added to. Answers its id. */
export async function addConsent(db: Database, { signUp, act, wording = currentWording, choices, source, at }: Consent): Promise<string> {
  const row = { sign_up: signUp, act, wording, choices: JSON.stringify(choices), source, at };
  const { id } = await db.insertInto("consents").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** What somebody asked for when they joined, by the id of that consent, and their sign-up as it stands now. */
export const readSignUpRequest = (db: Database, consent: string) =>
  db
    .selectFrom("consents as c")
    .innerJoin("sign_ups as s", "s.id", "c.sign_up")
    .select(["s.id", "s.email", "s.country", "s.status", "s.marketing", "s.referral_code", "c.wording", "c.choices", "c.entered"])
    .where("c.id", "=", consent)
    .executeTakeFirst();

/** When somebody left the list, where they have not confirmed anew since; null: they never did, or were never on it. */
export async function readLeftAt(db: Database, signUp: string): Promise<Date | null> {
  const theirs = db.selectFrom("consents").select(["act", "at"]).where("sign_up", "=", signUp).where("act", "in", ["confirmed", "left"]);
  const newestFirst = await theirs.orderBy("id", "desc").execute();
  return newestFirst[newestFirst.findIndex(({ act }) => act === "confirmed") - 1]?.at ?? null;
}

/** When they last asked to join, or confirmed it, and under which words. */
export const readNewestConsent = (db: Database, signUp: string, act: "asked" | "confirmed") =>
  db.selectFrom("consents").select(["id", "wording"]).where("sign_up", "=", signUp).where("act", "=", act).orderBy("id", "desc").limit(1).executeTakeFirst();

/** Whether they confirmed under the words that promised an email when tubes are sent. */
export const wasPromisedTubesSent = async (db: Database, signUp: string): Promise<boolean> =>
  (await readNewestConsent(db, signUp, "confirmed"))?.wording === promisedTubesSent;

export type Asked = NonNullable<Awaited<ReturnType<typeof readSignUpRequest>>>;

/** Puts somebody on the list, writes down the proof, and promises the mail with the link to their position. */
export async function confirmSignUpRequest(tx: Tx, sendJob: SendJob, asked: Asked, { source, at }: { source: string; at: Date }): Promise<void> {
  // Only what the mail told of is agreed to: someone else may have entered this address since, with another box ticked.
  const marketing = asked.choices.marketing && asked.marketing;
  const { referredBy, ...typed } = asked.entered ?? {};
  const friend = asked.entered && { referred_by: sql<string | null>`(select id from sign_ups where id = ${referredBy} and id <> ${asked.id})` };
  const joined = { status: "confirmed", confirmed_at: at, marketing, ...typed, ...friend } as const;
  await tx.updateTable("sign_ups").set(joined).where("id", "=", asked.id).execute();
  const proof = await addConsent(tx, { signUp: asked.id, act: "confirmed", wording: asked.wording, choices: { terms: true, marketing }, source, at });
  await sendMail(tx, sendJob, "on-list", proof);
}

export type Leaving = {
  signUp: string;
  source: string;
  at: Date;
  /** Who has not confirmed yet leaves too: they want to be asked no more. */
  unconfirmed?: boolean;
};

/** Ends a consent and writes down the proof, under the words that were agreed to. False where there was none to end. */
export async function leaveList(db: Database, { signUp, source, at, unconfirmed = false }: Leaving): Promise<boolean> {
  const theirs = db.updateTable("sign_ups").where("id", "=", signUp);
  const stays = theirs.where("status", "in", unconfirmed ? ["confirmed", "pending"] : ["confirmed"]);
  // Whoever pressed by mistake is written to as soon as they join again.
  const left = await stays.set({ status: "unsubscribed", marketing: false, mailed_at: null }).returning("confirmed_at").executeTakeFirst();
  if (!left) return false;
  // Of who is on the list, anybody may have asked since, under later words.
  const agreed = await readNewestConsent(db, signUp, left.confirmed_at ? "confirmed" : "asked");
  await addConsent(db, { signUp, act: "left", wording: agreed?.wording, choices: { terms: false, marketing: false }, source, at });
  return true;
}

type Change = { signUp: string; details: { name: string; country: string; marketing: boolean }; source: string; at: Date };

/** What somebody changed of their own entry. Another answer about tips and news is a consent, or the end of one, and is written down. False: they are not on the list. */
export async function changeDetails(db: Database, sendJob: SendJob, { signUp, details, source, at }: Change): Promise<boolean> {
  const before = await db.selectFrom("sign_ups").selectAll().where("id", "=", signUp).where("status", "=", "confirmed").forUpdate().executeTakeFirst();
  if (!before) return false;
  const { name, country, marketing } = details;
  if (before.name === name && before.country === country && before.marketing === marketing) return true;
  await db.updateTable("sign_ups").set({ name, country, marketing }).where("id", "=", signUp).execute();
  if (before.marketing !== marketing) {
    const agreed = await readNewestConsent(db, signUp, "confirmed");
    await addConsent(db, { signUp, act: "changed", wording: agreed?.wording, choices: { terms: true, marketing }, source, at });
  }
  // They have wanted to be on the list for as long as before: who left there since is not brought back by this.
  await db
    .insertInto("list_syncs")
    .values({ sign_up: signUp, desired: "subscribed", desired_at: before.confirmed_at ?? before.created_at, edited_at: at })
    .onConflict((same) => same.column("sign_up").doUpdateSet({ edited_at: at, version: sql`list_syncs.version + 1`, attempts: 0 }))
    .execute();
  await sendJob(db, "push-members", {});
  return true;
}
