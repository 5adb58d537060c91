import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { addConsent } from "#server/warmth-list/add-consent.ts";
import type { readAsked } from "#server/warmth-list/read-asked.ts";

type Asked = NonNullable<Awaited<ReturnType<typeof readAsked>>>;

/** Gives a place on the list, writes down the proof, and promises the mail with the way back to that place. */
export async function confirmAsked(db: Database, sendJob: SendJob, asked: Asked, { source, at }: { source: string; at: Date }): Promise<void> {
  // Only what the mail told of is agreed to: someone else may have entered this address since, with another box ticked.
  const marketing = asked.choices.marketing && asked.marketing;
  await db.updateTable("sign_ups").set({ status: "confirmed", confirmed_at: at, marketing }).where("id", "=", asked.id).execute();
  const proof = await addConsent(db, { signUp: asked.id, act: "confirmed", wording: asked.wording, choices: { terms: true, marketing }, source, at });
  await sendJob(db, "send-mail", { mail: "on-list", about: proof, key: `on-list:${proof}` });
}
