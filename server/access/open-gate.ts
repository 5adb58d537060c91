import { createEndedGrants } from "#server/access/ended-grants.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { createLockout } from "#server/platform/limits/lockout.ts";
import { checkPassword, hashPassword } from "#server/platform/tokens/passwords.ts";
import { readSecret } from "#server/platform/tokens/secrets.ts";
import { createTokenSigner } from "#server/platform/tokens/signed-tokens.ts";

type Needs = { db: Database; config: Config; limitSecret: string; now: () => Date };

/** What the gate's functions work with. A password given in the clear is kept as its hash from here on, and so costs as much to guess. */
export async function openGate({ db, config, limitSecret, now }: Needs) {
  const { SITE_PASSWORD, SITE_PASSWORD_HASH } = config;
  const hash = SITE_PASSWORD_HASH ?? (SITE_PASSWORD && (await hashPassword(SITE_PASSWORD)));
  return {
    seal: createTokenSigner({ secret: await readSecret(db, "access"), config, now }),
    ended: createEndedGrants({ db, now }),
    tries: createLockout({ db, secret: limitSecret, now }),
    isPassword: hash ? (password: string) => checkPassword(password, hash) : null,
  };
}
