import { randomBytes } from "node:crypto";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/verify-access-code.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { throttleGuesses } from "#server/platform/limits/lockout.ts";

type Needs = Pick<ModuleNeeds, "lockout" | "locks" | "throttle" | "log" | "now">;

/** Opens a closed site by its password. Every password that is looked at leaves a line in the log, which says nothing of who or what. */
export function verifySiteAccess(needs: Needs): Backend["verifySiteAccess"] {
  const { lockout, locks, log } = needs;
  const guesses = throttleGuesses(needs, "site-password");
  return async ({ password }, caller) => {
    // One look for both: what the old password opens while another is chosen is signed by the old key, and opens nothing.
    const { isRight, signer } = await locks.read();
    if (!isRight.password) return { success: false };
    await guesses.allow(caller.address);
    const { may, ...standing } = await lockout.countAttempt(caller.address);
    const { requestId } = caller;
    if (!may) {
      log.warn({ requestId }, "site access: blocked, the password was not looked at");
      return { success: false, ...standing };
    }
    if (!(await isRight.password(password))) {
      log.warn({ requestId, left: standing.attempts_remaining }, "site access: a wrong password");
      await guesses.countWrong();
      return { success: false, ...standing };
    }
    await lockout.clear(caller.address);
    log.info({ requestId }, "site access: the right password");
    const { token, endsAt } = signer.signAccessSession("password");
    caller.keepAccessSession?.(token);
    return { success: true, token: randomBytes(24).toString("base64url"), expires_at: endsAt.toISOString() };
  };
}

/** Opens a closed site by its code. Compared as slow hashes, whoever set it, so that the time it takes tells nothing of what is right of a guess. */
export function verifyAccessCode(needs: Needs): Backend["verifyAccessCode"] {
  const { throttle, locks, log } = needs;
  const guesses = throttleGuesses(needs, "access-code");
  return async ({ code }, caller) => {
    const { isRight, signer } = await locks.read();
    if (!isRight.code) return { success: false };
    await throttle([`verify-access-code:${caller.address}`, limits.address]);
    await guesses.allow(caller.address);
    const { requestId } = caller;
    if (!(await isRight.code(code))) {
      log.warn({ requestId }, "site access: a wrong code");
      await guesses.countWrong();
      return { success: false };
    }
    log.info({ requestId }, "site access: the right code");
    caller.keepAccessSession?.(signer.signAccessSession("code").token);
    return { success: true };
  };
}
