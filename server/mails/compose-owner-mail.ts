import { company } from "#content/company.ts";
import { selectLetters } from "#server/correspondence/select-letters.ts";
import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OwnerMail } from "#server/mails/mails.ts";
import { ownerDeadJob } from "#server/mails/owner-dead-job.ts";
import { ownerFlag } from "#server/mails/owner-flag.ts";
import { ownerLetter } from "#server/mails/owner-letter.ts";
import { ownerOrder } from "#server/mails/owner-order.ts";
import { ownerReturn } from "#server/mails/owner-return.ts";
import { readOrderFacts } from "#server/mails/read-order-facts.ts";
import { readDeadJob } from "#server/platform/queue/dead-jobs.ts";

const readFlag = (db: ComposeNeeds["db"], id: string) =>
  db
    .selectFrom("flags")
    .leftJoin("orders", "orders.id", "flags.order_id")
    .select(["flags.kind", "flags.detail", "flags.at", "orders.reference"])
    .where("flags.id", "=", id)
    .executeTakeFirstOrThrow();

/** null when the job was retried, or the letter or the buyer erased, before its mail was written. */
export async function composeOwnerMail({ db, config, labelLinks }: ComposeNeeds, { mail, about }: OwnerMail): Promise<Composed | null> {
  const backOffice = `${config.PUBLIC_ORIGIN}/operator`;
  const to = config.OWNER_EMAIL ?? company.email;
  if (mail === "owner-letter") {
    const facts = await selectLetters(db).where("id", "=", about).executeTakeFirst();
    return facts ? { to, letter: ownerLetter(facts, backOffice), replyTo: facts.email } : null;
  }
  const letter = async (): Promise<Letter | null> => {
    if (mail === "owner-order" || mail === "owner-return") {
      const order = await readOrderFacts({ db, labelLinks }, about);
      return order && (mail === "owner-order" ? ownerOrder : ownerReturn)(order, backOffice);
    }
    if (mail === "owner-flag") return ownerFlag(await readFlag(db, about), backOffice);
    const job = await readDeadJob(db, about);
    return job ? ownerDeadJob(job, backOffice) : null;
  };
  const written = await letter();
  return written && { to, letter: written };
}
