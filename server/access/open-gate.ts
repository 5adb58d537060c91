import { checkPassword } from "#server/access/check-password.ts";
import { createEndedGrants } from "#server/access/ended-grants.ts";
import { hashPassword } from "#server/access/hash-password.ts";
import { createSeal } from "#server/access/seal.ts";
import { readSecret } from "#server/access/secrets.ts";
import { createTries } from "#server/access/tries.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";

type Needs = { db: Database; config: Config; limitSecret: string; now: () => Date };

/** What the gate's functions work with. A password given in the clear is kept as its hash from here on, and so costs as much to guess. */
export async function openGate({ db, config, limitSecret, now }: Needs) {
  const { SITE_PASSWORD, SITE_PASSWORD_HASH } = config;
  const hash = SITE_PASSWORD_HASH ?? (SITE_PASSWORD && (await hashPassword(SITE_PASSWORD)));
  return {
    seal: createSeal({ secret: await readSecret(db, "access"), config, now }),
    ended: createEndedGrants({ db, now }),
    tries: createTries({ db, secret: limitSecret, now }),
    isPassword: hash ? (password: string) => checkPassword(password, hash) : null,
  };
}
