import { randomBytes } from "node:crypto";
import type { Database } from "#server/platform/database/open.ts";

/** A secret that is only ours, made when it is first asked for and the same ever after, for every replica. */
export async function readSecret(
  db: Database,
  name: "session" | "local-card-webhook" | "rate-limit" | "access" | "forms" | "shipments" | "warmth-list" | "erasures",
) {
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((found) => found.column("name").doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
