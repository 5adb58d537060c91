import type { Database } from "#server/platform/database/open.ts";

/** Letters as their facts. */
export const selectLetters = (db: Database) =>
  db.selectFrom("letters").select(["reference", "kind", "name", "email", "details", "suspect", "at", "answered_at as answeredAt"]);
