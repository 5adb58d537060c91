import { randomUUID } from "node:crypto";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import { sql } from "kysely";
import { currentWording } from "#content/consent-wording.ts";
import { countries } from "#content/countries.ts";
import type { Backend } from "#contracts/backend.ts";
import { limits as confirmSignUpLimits } from "#contracts/confirm-sign-up.ts";
import { Failure } from "#contracts/failure.ts";
import { limits, type SignUp } from "#contracts/mailchimp-subscribe.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { endedLinkMessage } from "#server/modules/waitlist/links.ts";
import { confirmSignUpRequest, readLeftAt, readSignUpRequest } from "#server/modules/waitlist/members.ts";
import { scheduleSync } from "#server/modules/waitlist/sync.ts";
import { groupCommit } from "#server/platform/database/group-commit.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { mailUses } from "#server/platform/limits/throttle.ts";
import type { MailToSend } from "#server/platform/mail/mails.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";
import { readSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Kept by many hands, for others to read: domains that lend a mailbox for minutes. */
const lent = disposableEmailBlocklistSet();

/** Whether an address's domain, or one that it stands under, lends mailboxes. Never a reason to refuse: people have good ones to use them. */
export function isDisposable(email: string): boolean {
  const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
  return labels.some((_, index) => lent.has(labels.slice(index).join(".")));
}

/** `intent`: the press's idempotency key. */
type JoinRequest = { person: SignUp; source: string; intent: string | undefined; at: Date };

/** `mayWrite`: nobody has had this address written to in a while. `asked`: the proof of what they agreed to. */
type SavedSignUp = { id: string; status: "pending" | "confirmed"; mayWrite: boolean; asked: string; at: Date };

/** Nobody can make us write to one address more often than this. */
const quiet = sql`interval '15 minutes'`;

function rowOf({ person, ...request }: JoinRequest) {
  const { email, name, country, marketing, referredBy: referrer_code, acceptTerms: terms = false } = person;
  const made = { id: randomUUID(), referral_code: randomCode(8), disposable: isDisposable(email) };
  return { ...request, ...made, email, name, country, marketing, referrer_code, choices: { terms, marketing } };
}

/**
 * Keeps who asked to join, each address once, and locks their rows. Anyone can type anyone's address, so what its owner has confirmed is never overwritten, and of
 * what nobody has confirmed that counts whose link is opened: whose friend they are, too, for otherwise whoever types an address has its owner for a friend.
 * A repeat of the same press is not among what comes back. An address that is known costs no more than one that is not, since one statement does it all.
 * Ordered by address, so that two processes with the same ones never wait for each other in a circle.
 */
async function saveSignUps(db: Database, all: readonly JoinRequest[]): Promise<SavedSignUp[]> {
  const old = (column: keyof Tables["sign_ups"]) => sql`case when s.status = 'confirmed' then s.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  const rested = sql`(s.mailed_at is null or s.mailed_at <= excluded.mailed_at - ${quiet})`;
  const { rows } = await sql<SavedSignUp>`
    with entered as (
      select id, email, name, country, marketing, source, referral_code, intent, at, disposable, choices,
        case when entered.referrer_code is not null then (select r.id from sign_ups r where r.referral_code = entered.referrer_code and r.status = 'confirmed') end
          as referred_by
      from jsonb_to_recordset(${JSON.stringify(all.map(rowOf))}::jsonb) as entered (id uuid, email text, name text, country text, marketing boolean,
        source text, referral_code text, referrer_code text, intent text, at timestamptz, disposable boolean, choices jsonb)),
    kept as (
      insert into sign_ups as s (id, email, name, country, status, marketing, source, referral_code, referred_by, created_at, mailed_at, mailed_request, disposable)
      select id, email, name, country, 'pending', marketing, source, referral_code, referred_by, at, at, id, disposable from entered order by email
      on conflict (email) do update set
        name = ${old("name")},
        country = ${old("country")},
        marketing = ${old("marketing")},
        confirmed_at = ${old("confirmed_at")},
        status = ${old("status")},
        mailed_at = case when ${rested} then excluded.mailed_at else s.mailed_at end,
        mailed_request = case when ${rested} then excluded.mailed_request else s.mailed_request end,
        referred_by = nullif(${old("referred_by")}, s.id)
      returning id, email, status, mailed_request),
    proof as (
      insert into consents (sign_up, act, wording, choices, source, intent, at, entered)
      select kept.id, 'asked', ${currentWording}, entered.choices, entered.source, entered.intent, entered.at,
        case when kept.status = 'pending' and kept.mailed_request = entered.id
          then jsonb_build_object('name', entered.name, 'country', entered.country, 'referredBy', entered.referred_by) end
      from kept join entered using (email)
      on conflict (sign_up, intent) do nothing
      returning id, sign_up)
    select kept.id, kept.status, kept.mailed_request = entered.id as "mayWrite", proof.id as asked, entered.at
    from kept join entered using (email) join proof on proof.sign_up = kept.id`.execute(db);
  return rows;
}

type Needs = Pick<ModuleNeeds, "db" | "sendJob" | "sendJobs" | "throttle" | "now" | "config">;

/** Does the same work and gives the same answer for every address, so that nobody can find out who is on the list. */
export function mailchimpSubscribe({ db, sendJob, sendJobs, throttle, now, config }: Needs): Backend["mailchimpSubscribe"] {
  /** Promises the one mail that fits, unless the address was written to a moment ago; where the provider asks to confirm, it is told instead. */
  async function promiseMails(tx: Database, saved: readonly SavedSignUp[]) {
    const mails: MailToSend[] = [];
    for (const { id, status, asked, at } of saved.filter(({ mayWrite }) => mayWrite)) {
      const mail = status === "confirmed" ? "already-on-list" : "confirm-sign-up";
      if (mail === "confirm-sign-up" && config.LIST_CONFIRMATION === "mailchimp")
        await scheduleSync(tx, sendJob, { signUp: id, desired: { status: "pending", at } });
      else mails.push({ mail, about: asked, key: `${mail}:${asked}` });
    }
    await sendJobs(tx, "send-mail", mails);
  }

  const join = groupCommit((all: readonly JoinRequest[]) => db.transaction().execute(async (tx) => promiseMails(tx, await saveSignUps(tx, all))), {
    most: 50,
    keyOf: ({ person }) => person.email,
  });

  return async (person, caller) => {
    if (!countries.some(({ code }) => code === person.country)) throw new Failure("invalid", { fields: { country: "Please select a country" } });
    await throttle(...mailUses("mailchimp-subscribe", limits, caller, person.email));
    await join({ person, source: caller.source, intent: caller.idempotencyKey, at: now() });
    return { success: true };
  };
}

/** Safe to send again: who is on the list stays on it. A link that ended, or whose person has left since, is `not-found`. */
export function confirmSignUp({ db, sendJob, throttle, now }: Pick<ModuleNeeds, "db" | "sendJob" | "throttle" | "now">): Backend["confirmSignUp"] {
  return async ({ token }, caller) => {
    await throttle([`confirm-sign-up:address:${caller.address}`, confirmSignUpLimits.address]);
    const at = now();
    await db.transaction().execute(async (tx) => {
      const first = await useSecretLink(tx, "confirm-sign-up", token, at);
      const link = first ?? (await readSecretLink(tx, "confirm-sign-up", token, at));
      const asked = link && (await readSignUpRequest(tx, link.subject));
      if (asked?.status === "confirmed") return;
      if (!first || asked?.status !== "pending") throw new Failure("not-found", { message: endedLinkMessage });
      await confirmSignUpRequest(tx, sendJob, asked, { source: caller.source, at });
      await scheduleSync(tx, sendJob, { signUp: asked.id, desired: { status: "subscribed", at } });
    });
    return { success: true };
  };
}

/** Does not use the link up. `not-found` for a wrong or ended one, and where they have left since, even if they joined anew; a used one leads on to their own page. */
export function readSignUpLink({ db, now, listLinks }: Pick<ModuleNeeds, "db" | "now" | "listLinks">) {
  return async (token: string): ReturnType<Backend["readSignUpLink"]> => {
    const link = await readSecretLink(db, "confirm-sign-up", token, now());
    const asked = link && (await readSignUpRequest(db, link.subject));
    const stands = asked && (link.used_at ? asked.status === "confirmed" : asked.status !== "unsubscribed");
    if (!stands) throw new Failure("not-found", { message: endedLinkMessage });
    return link.used_at ? { state: "used", ownToken: listLinks.tokenOf(asked.id) } : { state: "open", leftAt: await readLeftAt(db, asked.id) };
  };
}
