import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import { listLink } from "#server/mails/list-link.ts";
import type { ListMail } from "#server/mails/mails.ts";
import { waysOf } from "#server/mails/ways-of.ts";

/** null for whoever is not on the list, or not any more. */
export async function composeListMail({ db, listLinks }: ComposeNeeds, { about }: ListMail): Promise<Composed | null> {
  const person = await db.selectFrom("sign_ups").select("email").where("id", "=", about).where("status", "=", "confirmed").executeTakeFirst();
  return person ? { to: person.email, letter: listLink(waysOf(listLinks, about)) } : null;
}
