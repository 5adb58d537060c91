import { linkHours } from "#contracts/your-data.ts";
import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import type { DataMail } from "#server/mails/mails.ts";
import { yourData } from "#server/mails/your-data.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

/** null when they have been erased since. */
export async function composeDataMail({ db, config, now }: ComposeNeeds, { about }: DataMail): Promise<Composed | null> {
  const asked = await db.selectFrom("data_requests").selectAll().where("id", "=", about).executeTakeFirst();
  if (!asked) return null;
  const { token } = await makeSecretLink(db, { purpose: "your-data", subject: about, at: now(), minutes: linkHours * 60 });
  return { to: asked.email, letter: yourData({ wish: asked.wish, link: `${config.PUBLIC_ORIGIN}/your-data/${token}` }) };
}
