import type { AuditAction, AuditFacts } from "#contracts/audit.ts";
import type { Caller, DoorBackend } from "#contracts/backend.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import { type PasskeyAnswer, passkeyLimit } from "#contracts/passkeys.ts";
import { codeLimits, forgottenLimits, type OpenedSession, signInLimits } from "#contracts/sign-in.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { writeAudit } from "#server/modules/people/audit.ts";
import { acceptInvitation, readInvitation, sendPasswordLink } from "#server/modules/people/invitations.ts";
import { askForPasskey, checkPasskey, findPasskey } from "#server/modules/people/passkeys.ts";
import { signInByPassword } from "#server/modules/people/password-sign-in.ts";
import { countAsProven, endSession, openSession, prove, readSession, readStanding } from "#server/modules/people/sessions.ts";
import { redeemCode } from "#server/modules/people/sign-in-codes.ts";
import type { Database } from "#server/platform/database/open.ts";
import { throttleGuesses } from "#server/platform/limits/lockout.ts";
import { type LimitUse, throttleLinks, widerNetwork } from "#server/platform/limits/throttle.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { readSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";

type Needs = Pick<ModuleNeeds, "db" | "now" | "log" | "throttle" | "sendJob" | "hashPassword" | "config">;

/** Thrown to undo what was begun. */
const wrongCode = new Error("a wrong code");
const ticketOver = () => new Failure("missing_session", { message: "That took longer than ten minutes, or you've signed in already. Please sign in again." });

/** How somebody gets into the back office and out of it: before that nobody is known yet. */
export function openDoor(needs: Needs): DoorBackend {
  const { db, now, log, throttle, sendJob } = needs;
  const guesses = throttleGuesses(needs, "operator-password");
  const throttled = throttleLinks(needs);

  async function note(tx: Database, action: AuditAction, token: string | undefined, facts: AuditFacts = {}) {
    const session = token === undefined ? null : await readSession(tx, token, now());
    if (session) await writeAudit(tx, session, now(), { action, facts });
  }

  /** Every password, code and passkey that is looked at leaves a line in the log, which says nothing of who or what. */
  async function lookAt<R>(what: "password" | "code" | "passkey", { address, requestId }: Caller, look: () => Promise<R>): Promise<R> {
    await guesses.allow(address);
    const found = await look();
    if (found) log.info({ requestId }, `back office: the right ${what}`);
    else {
      log.warn({ requestId }, `back office: a wrong ${what}`);
      await guesses.countWrong();
    }
    return found;
  }

  const byAddress = ({ address }: Caller): LimitUse => [`operator-sign-in:${address}`, signInLimits.address];

  /** Counts one use; false where there's none left. */
  const isWithin = (...use: LimitUse): Promise<boolean> =>
    throttle(use).then(
      () => true,
      (error: unknown) => {
        if (isFailure(error) && error.code === "too-many") return false;
        throw error;
      },
    );

  /** A stranger may use up an account's tries: each network has a few of its own even then, so that nobody is kept out by another's guesses. */
  async function lookAtPassword<R>(account: string, caller: Caller, look: () => Promise<R>): Promise<R> {
    await throttle(byAddress(caller));
    if (!(await isWithin(account, signInLimits.account))) await throttle([`${account}:slowly:${widerNetwork(caller.address)}`, signInLimits.meanwhile]);
    return lookAt("password", caller, look);
  }

  /** Guessed passwords use up an account's tries with passwords alone: nobody is kept from their passkey by a stranger. */
  async function lookAtPasskey<R>(given: PasskeyAnswer, caller: Caller, look: (person: string | null) => Promise<R>): Promise<R> {
    await throttle(byAddress(caller));
    return lookAt("passkey", caller, async () => {
      const known = await findPasskey(db, given.id);
      if (known) await throttle([`operator-passkey-of:${known.person_id}`, signInLimits.account]);
      return look(await checkPasskey(needs, given));
    });
  }

  /** A wrong code leaves the ticket as it was, so that another may come. */
  const openByCode = (ticket: string, code: string, browser: string | undefined): Promise<OpenedSession | null> =>
    db
      .transaction()
      .execute(async (tx) => {
        const link = await useSecretLink(tx, "operator-code", ticket, now());
        if (!link) throw ticketOver();
        const kind = await redeemCode(tx, link.subject, code, now());
        if (kind === null) throw wrongCode;
        const opened = await openSession(tx, link.subject, now(), browser);
        await note(tx, "enterCode", opened.token, { of: kind });
        if (kind === "recovery") await sendMail(tx, sendJob, "operator-recovery-code", link.subject, now().toISOString());
        return opened;
      })
      .catch((error: unknown) => {
        if (error === wrongCode) return null;
        throw error;
      });

  /** Somebody chose a password, and has yet to give their code. */
  async function noteChosen(ticket: string, facts: AuditFacts) {
    const link = await readSecretLink(db, "operator-code", ticket, now());
    const people = db.selectFrom("operator_people").select(["id", "name", "email", "role"]);
    const found = link && (await people.where("id", "=", link.subject).executeTakeFirst());
    if (!found) return;
    const { role, ...person } = found;
    await writeAudit(db, { id: null, role, person }, now(), { action: "acceptInvitation", facts: { ...facts, after: "code" } });
  }

  return {
    async signIn(input, caller) {
      const entry = await lookAtPassword(`operator-account:${input.email}`, caller, () => signInByPassword(needs, input, caller.browserName));
      // A ticket is no session: who has one is noted once they're in.
      await note(db, "signIn", entry?.token);
      return entry;
    },

    async enterCode(ticket, code, caller) {
      await throttle([`operator-code:${caller.address}`, codeLimits.address]);
      const link = await readSecretLink(db, "operator-code", ticket, now());
      if (!link || link.used_at) throw ticketOver();
      await throttle([`operator-code-of:${link.subject}`, codeLimits.account]);
      return lookAt("code", caller, () => openByCode(ticket, code, caller.browserName));
    },

    async askForPasskey({ address }) {
      await throttle([`operator-passkey:${address}`, passkeyLimit]);
      return askForPasskey(needs);
    },

    async enterByPasskey(given, caller) {
      const opened = await lookAtPasskey(given, caller, async (person) => (person === null ? null : openSession(db, person, now(), caller.browserName)));
      await note(db, "signIn", opened?.token, { of: "passkey" });
      return opened;
    },

    proveByPasskey: (session, given, caller) =>
      lookAtPasskey(given, caller, async (person) => {
        if (person === null || person !== session.person?.id) return false;
        await countAsProven(db, session.id, now());
        return true;
      }),

    async sendPasswordLink(email, { address }) {
      await throttle([`operator-forgotten:${address}`, forgottenLimits.address]);
      // The links that were asked for already, by a stranger perhaps, still lead in.
      return (await isWithin(`operator-forgotten:${email}`, forgottenLimits.account)) ? sendPasswordLink(needs, email) : needs.config.MAIL_DELIVERY !== "local";
    },

    openSession: throttled((token, { browserName }) =>
      db.transaction().execute(async (tx) => {
        const link = await useSecretLink(tx, "operator-link", token, now());
        const opened = link ? await openSession(tx, null, now(), browserName) : null;
        await note(tx, "openSession", opened?.token);
        return opened;
      }),
    ),

    // Looking is limited as any page is, so that the form stays when sending it is refused.
    readInvitation: (token) => readInvitation(db, token, now()),
    acceptInvitation: (token, person, caller) =>
      throttled(async () => {
        const entry = await acceptInvitation(needs, token, person, caller.browserName);
        const facts = person.removePasskeys ? { of: "passkeys" } : {};
        if (entry?.needsCode) await noteChosen(entry.token, facts);
        else await note(db, "acceptInvitation", entry?.token, facts);
        return entry;
      })(token, caller),

    async prove(session, password, caller) {
      const { person } = session;
      // By a key of its own: a stranger's guesses at the door keep nobody from what they're signed in for.
      return person !== null && lookAtPassword(`operator-prove:${person.id}`, caller, () => prove(db, session, password, now()));
    },

    readSession: (token) => readSession(db, token, now(), { isUse: true }),
    readStanding: (token) => readStanding(db, token, now()),
    async closeSession(token) {
      await note(db, "closeSession", token);
      await endSession(db, token);
    },
  };
}
