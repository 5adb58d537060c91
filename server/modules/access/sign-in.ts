import { randomBytes } from "node:crypto";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/verify-access-code.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { throttleGuesses } from "#server/platform/limits/lockout.ts";
import { isSame, keyedHash } from "#server/platform/tokens/keyed-hash.ts";

type Needs = Pick<ModuleNeeds, "lockout" | "signer" | "isPassword" | "throttle" | "config" | "log" | "now">;

/** Opens a closed site by its password. Every password that is looked at leaves a line in the log, which says nothing of who or what. */
export function verifySiteAccess(needs: Needs): Backend["verifySiteAccess"] {
  const { lockout, signer, isPassword, log } = needs;
  const guesses = throttleGuesses(needs, "site-password");
  return async ({ password }, caller) => {
    if (!isPassword) return { success: false };
    await guesses.allow(caller.address);
    const { may, ...standing } = await lockout.countAttempt(caller.address);
    const { requestId } = caller;
    if (!may) {
      log.warn({ requestId }, "site access: blocked, the password was not looked at");
      return { success: false, ...standing };
    }
    if (!(await isPassword(password))) {
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

/** As people type: a phone's keyboard begins with a capital, and another writes its letters in full width. */
const digest = (code: string) => keyedHash("access code", code.normalize("NFKC").trim().toLowerCase());

/** Opens a closed site by its code. Compared as digests, so that neither what is right of a guess nor its length shows in the time it takes. */
export function verifyAccessCode(needs: Needs): Backend["verifyAccessCode"] {
  const { throttle, signer, log } = needs;
  const { ACCESS_CODE } = needs.config;
  const guesses = throttleGuesses(needs, "access-code");
  return async ({ code }, caller) => {
    if (!ACCESS_CODE) return { success: false };
    await throttle([`verify-access-code:${caller.address}`, limits.address]);
    await guesses.allow(caller.address);
    const { requestId } = caller;
    if (!isSame(digest(code), digest(ACCESS_CODE))) {
      log.warn({ requestId }, "site access: a wrong code");
      await guesses.countWrong();
      return { success: false };
    }
    log.info({ requestId }, "site access: the right code");
    caller.keepAccessSession?.(signer.signAccessSession("code").token);
    return { success: true };
  };
}
