import type { Caller, DoorBackend } from "#contracts/backend.ts";
import { forgottenLimits, signInLimits } from "#contracts/sign-in.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { writeAudit } from "#server/modules/people/audit.ts";
import { acceptInvitation, readInvitation, sendPasswordLink } from "#server/modules/people/invitations.ts";
import { signInByPassword } from "#server/modules/people/password-sign-in.ts";
import { endSession, openSession, prove, readSession, readStanding } from "#server/modules/people/sessions.ts";
import type { Database } from "#server/platform/database/open.ts";
import { throttleGuesses } from "#server/platform/limits/lockout.ts";
import { throttleLinks } from "#server/platform/limits/throttle.ts";
import { useSecretLink } from "#server/platform/tokens/secret-links.ts";

type Needs = Pick<ModuleNeeds, "db" | "now" | "log" | "throttle" | "sendJob" | "hashPassword"> & {
  config: Pick<ModuleNeeds["config"], "PUBLIC_ORIGIN" | "MAIL_DELIVERY">;
};

/** How somebody gets into the back office and out of it: before that nobody is known yet. */
export function openDoor(needs: Needs): DoorBackend {
  const { db, now, log, throttle } = needs;
  const guesses = throttleGuesses(needs, "operator-password");
  const throttled = throttleLinks(needs);

  async function note(tx: Database, action: "signIn" | "openSession" | "acceptInvitation" | "closeSession", token: string | undefined) {
    const session = token === undefined ? null : await readSession(tx, token, now());
    if (session) await writeAudit(tx, session, now(), { action });
  }

  /** Every password that is looked at leaves a line in the log, which says nothing of who or what. */
  async function lookAt<R>(email: string, { address, requestId }: Caller, look: () => Promise<R>): Promise<R> {
    await throttle([`operator-sign-in:${address}`, signInLimits.address], [`operator-account:${email}`, signInLimits.account]);
    await guesses.allow(address);
    const found = await look();
    if (found) log.info({ requestId }, "back office: the right password");
    else {
      log.warn({ requestId }, "back office: a wrong password");
      await guesses.countWrong();
    }
    return found;
  }

  return {
    async signIn(input, caller) {
      const opened = await lookAt(input.email, caller, () => signInByPassword(needs, input, caller.browserName));
      await note(db, "signIn", opened?.token);
      return opened;
    },

    async sendPasswordLink(email, { address }) {
      await throttle([`operator-forgotten:${address}`, forgottenLimits.address], [`operator-forgotten:${email}`, forgottenLimits.account]);
      return sendPasswordLink(needs, email);
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
        const opened = await acceptInvitation(needs, token, person, caller.browserName);
        await note(db, "acceptInvitation", opened?.token);
        return opened;
      })(token, caller),

    async prove(session, password, caller) {
      const { person } = session;
      return person !== null && lookAt(person.email, caller, () => prove(db, session, password, now()));
    },

    readSession: (token) => readSession(db, token, now()),
    readStanding: (token) => readStanding(db, token, now()),
    async closeSession(token) {
      await note(db, "closeSession", token);
      await endSession(db, token);
    },
  };
}
