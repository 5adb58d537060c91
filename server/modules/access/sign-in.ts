import { randomBytes } from "node:crypto";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/verify-access-code.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { throttleGuesses } from "#server/platform/limits/lockout.ts";

/** What opens a closed site. Every password and code that is looked at leaves a line in the log, which says nothing of who or what. */
export function signInFunctions(needs: ModuleNeeds) {
  const { lockout, locks, throttle, log } = needs;
  const passwords = throttleGuesses(needs, "site-password");
  const codes = throttleGuesses(needs, "access-code");

  return {
    async verifySiteAccess({ password }, caller) {
      // One look for both: what the old password opens while another is chosen is signed by the old key, and opens nothing.
      const { isRight, signer } = await locks.read();
      if (!isRight.password) return { success: false };
      await passwords.allow(caller.address);
      const { may, ...standing } = await lockout.countAttempt(caller.address);
      const { requestId } = caller;
      if (!may) {
        log.warn({ requestId }, "site access: blocked, the password was not looked at");
        return { success: false, ...standing };
      }
      if (!(await isRight.password(password))) {
        log.warn({ requestId, left: standing.attempts_remaining }, "site access: a wrong password");
        await passwords.countWrong();
        return { success: false, ...standing };
      }
      await lockout.clear(caller.address);
      log.info({ requestId }, "site access: the right password");
      const { token, endsAt } = signer.signAccessSession("password");
      caller.keepAccessSession?.(token);
      return { success: true, token: randomBytes(24).toString("base64url"), expires_at: endsAt.toISOString() };
    },

    /** Compared as slow hashes, whoever set it, so that the time it takes tells nothing of what is right of a guess. */
    async verifyAccessCode({ code }, caller) {
      const { isRight, signer } = await locks.read();
      if (!isRight.code) return { success: false };
      await throttle([`verify-access-code:${caller.address}`, limits.address]);
      await codes.allow(caller.address);
      const { requestId } = caller;
      if (!(await isRight.code(code))) {
        log.warn({ requestId }, "site access: a wrong code");
        await codes.countWrong();
        return { success: false };
      }
      log.info({ requestId }, "site access: the right code");
      caller.keepAccessSession?.(signer.signAccessSession("code").token);
      return { success: true };
    },
  } satisfies Partial<Backend>;
}
