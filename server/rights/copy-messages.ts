import type { Database } from "#server/platform/database/open.ts";

/** What they wrote through a form, also a conversation with an assistant that they handed over. */
export async function copyMessages(db: Database, email: string) {
  const letters = await db.selectFrom("letters").selectAll().where("email", "=", email).orderBy("at").execute();
  return letters.map(({ reference, kind, name, email: from, details, at, answered_at }) => ({
    reference,
    kind,
    name,
    email: from,
    what_you_wrote: details,
    sent_at: at,
    answered_at,
  }));
}
