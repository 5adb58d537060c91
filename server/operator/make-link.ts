import type { OperatorBackend } from "#contracts/backend.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

type Needs = { db: Database; config: Pick<Config, "PUBLIC_ORIGIN">; now: () => Date };

/** A link that opens the back office once, within 10 minutes. */
export function makeLink({ db, config, now }: Needs): OperatorBackend["makeLink"] {
  return async () => {
    const { token, expiresAt } = await makeSecretLink(db, { purpose: "operator-link", subject: "owner", at: now(), minutes: 10 });
    return { url: `${config.PUBLIC_ORIGIN}/operator/enter/${token}`, expiresAt };
  };
}
