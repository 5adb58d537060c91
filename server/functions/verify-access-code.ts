import { createHmac, timingSafeEqual } from "node:crypto";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/verify-access-code.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Seal } from "#server/access/seal.ts";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/log.ts";

type Needs = { takeFromLimit: TakeFromLimit; seal: Seal; config: Pick<Config, "ACCESS_CODE">; log: Log };

/** As people type: a phone's keyboard begins with a capital, and another writes its letters in full width. */
const digest = (code: string) => createHmac("sha256", "access code").update(code.normalize("NFKC").trim().toLowerCase()).digest();

/** Opens a closed site by its code. Compared as digests, so that neither what is right of a guess nor its length shows in the time it takes. */
export function verifyAccessCode({ takeFromLimit, seal, config, log }: Needs): Backend["verifyAccessCode"] {
  const { ACCESS_CODE } = config;
  return async ({ code }, caller) => {
    if (!ACCESS_CODE) return { success: false };
    await takeFromLimit([`verify-access-code:${caller.address}`, limits.address]);
    const { requestId } = caller;
    if (!timingSafeEqual(digest(code), digest(ACCESS_CODE))) {
      log.warn({ requestId }, "site access: a wrong code");
      return { success: false };
    }
    log.info({ requestId }, "site access: the right code");
    caller.keepGrant?.(seal.grant("code").sealed);
    return { success: true };
  };
}
