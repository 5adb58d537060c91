import type { OperatorBackend } from "#contracts/backend.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { hashToken, makeSecretLink, readSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";

type Needs = { db: Database; config: Pick<Config, "PUBLIC_ORIGIN">; now: () => Date };

/** A link that opens the back office once, within 10 minutes. */
export function makeLink({ db, config, now }: Needs): OperatorBackend["makeLink"] {
  return async () => {
    const { token, expiresAt } = await makeSecretLink(db, { purpose: "operator-link", subject: "owner", at: now(), minutes: 10 });
    return { url: `${config.PUBLIC_ORIGIN}/operator/enter/${token}`, expiresAt };
  };
}

/** Uses the link up and opens a session of 12 hours, both or neither. */
export function openSession({ db, now }: Pick<PlatformNeeds, "db" | "now">): (linkToken: string) => ReturnType<OperatorBackend["openSession"]> {
  return (linkToken) =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const link = await useSecretLink(tx, "operator-link", linkToken, at);
      return link ? makeSecretLink(tx, { purpose: "operator-session", subject: link.subject, at, minutes: 12 * 60 }) : null;
    });
}

export function isSession({ db, now }: { db: Database; now: () => Date }): OperatorBackend["isSession"] {
  return async (token) => (await readSecretLink(db, "operator-session", token, now())) !== undefined;
}

export function closeSession({ db }: { db: Database }): OperatorBackend["closeSession"] {
  return async (token) => {
    await db.deleteFrom("secret_links").where("token_hash", "=", hashToken(token)).where("purpose", "=", "operator-session").execute();
  };
}

/** For a computer that was lost: whoever has a session, or a link to one, has none any more. */
export function closeEverySession({ db }: { db: Database }): OperatorBackend["closeEverySession"] {
  return async () => {
    const { numDeletedRows } = await db.deleteFrom("secret_links").where("purpose", "in", ["operator-link", "operator-session"]).executeTakeFirst();
    return Number(numDeletedRows);
  };
}
