import { createHash, randomBytes } from "node:crypto";
import { privateLink } from "#content/site/back-office/mailbox.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { LinkPurpose } from "#server/platform/database/tables.ts";
import { addMinutes } from "#server/platform/dates.ts";

/** A secret that is only ours, made when it is first asked for and the same ever after, for every replica. */
export async function readSecret(
  db: Database,
  name: "local-card-webhook" | "rate-limit" | "access" | "forms" | "shipments" | "warmth-list" | "erasures" | "operator-accounts",
) {
  const { value } = await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    // Changes nothing, and so answers with what is there.
    .onConflict((found) => found.column("name").doUpdateSet({ name }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

export const hashToken = (token: string) => createHash("sha256").update(token).digest();

/** Links that work without signing in have a long random part. What reads like words is a page's own name. */
export const withoutSecrets = (text: string) => text.replaceAll(/https?:\/\/\S*\/(?![a-z-]+(?![\w-]))[\w-]{22,}\S*/g, privateLink);

type NewLink = { purpose: LinkPurpose; subject: string; at: Date; minutes: number };

export async function makeSecretLink(db: Database, { purpose, subject, at, minutes }: NewLink) {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = addMinutes(at, minutes);
  await db
    .insertInto("secret_links")
    .values({ token_hash: hashToken(token), purpose, subject, created_at: at, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

export const readSecretLink = (db: Database, purpose: LinkPurpose, token: string, at: Date) =>
  db
    .selectFrom("secret_links")
    .select(["subject", "expires_at", "used_at"])
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at)
    .executeTakeFirst();

/** Marks a link as used; answers what it opened the first time, and undefined ever after. */
export const useSecretLink = (db: Database, purpose: LinkPurpose, token: string, at: Date) =>
  db
    .updateTable("secret_links")
    .set({ used_at: at })
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at)
    .where("used_at", "is", null)
    .returning("subject")
    .executeTakeFirst();
