import { randomBytes } from "node:crypto";
import type { Backend } from "#contracts/backend.ts";
import { type Lockout, throttleGuesses } from "#server/platform/limits/lockout.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import type { TokenSigner } from "#server/platform/tokens/signed-tokens.ts";

type Needs = {
  tries: Lockout;
  seal: TokenSigner;
  /** Whether it is the site's password; null where the site has none. */
  isPassword: ((password: string) => Promise<boolean>) | null;
  throttle: Throttle;
  log: Log;
  now: () => Date;
};

/** Opens a closed site by its password. Every password that is looked at leaves a line in the log, which says nothing of who or what. */
export function verifySiteAccess(needs: Needs): Backend["verifySiteAccess"] {
  const { tries, seal, isPassword, log } = needs;
  const guesses = throttleGuesses(needs, "site-password");
  return async ({ password }, caller) => {
    if (!isPassword) return { success: false };
    await guesses.allow(caller.address);
    const { may, ...standing } = await tries.take(caller.address);
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
    await tries.forget(caller.address);
    log.info({ requestId }, "site access: the right password");
    const { sealed, endsAt } = seal.grant("password");
    caller.keepGrant?.(sealed);
    return { success: true, token: randomBytes(24).toString("base64url"), expires_at: endsAt.toISOString() };
  };
}
