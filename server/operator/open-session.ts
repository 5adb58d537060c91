import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { makeSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Uses the link up and opens a session of 12 hours, both or neither. */
export function openSession({ db, now }: { db: Kysely<Tables>; now: () => Date }): (linkToken: string) => ReturnType<OperatorBackend["openSession"]> {
  return (linkToken) =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const link = await useSecretLink(tx, "operator-link", linkToken, at);
      return link ? makeSecretLink(tx, { purpose: "operator-session", subject: link.subject, at, minutes: 12 * 60 }) : null;
    });
}
