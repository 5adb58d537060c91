import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { addConsent } from "#server/warmth-list/add-consent.ts";

type Details = { name: string; country: string; marketing: boolean };
type Change = { signUp: string; details: Details; source: string; at: Date };

/** What somebody changed of their own place. Another answer about tips and news is a consent, or the end of one, and is written down. False: they are not on the list. */
export async function changeDetails(db: Database, sendJob: SendJob, { signUp, details, source, at }: Change): Promise<boolean> {
  const before = await db.selectFrom("sign_ups").selectAll().where("id", "=", signUp).where("status", "=", "confirmed").forUpdate().executeTakeFirst();
  if (!before) return false;
  const { name, country, marketing } = details;
  if (before.name === name && before.country === country && before.marketing === marketing) return true;
  await db.updateTable("sign_ups").set({ name, country, marketing }).where("id", "=", signUp).execute();
  if (before.marketing !== marketing) await addConsent(db, { signUp, act: "changed", choices: { terms: true, marketing }, source, at });
  // Their wish to be on the list is as old as it was: who left there since is not brought back by this.
  await db
    .insertInto("list_members")
    .values({ sign_up: signUp, wish: "subscribed", wished_at: before.confirmed_at ?? before.created_at, edited_at: at })
    .onConflict((same) => same.column("sign_up").doUpdateSet({ edited_at: at, version: sql`list_members.version + 1`, tries: 0 }))
    .execute();
  await sendJob(db, "push-members", {});
  return true;
}
