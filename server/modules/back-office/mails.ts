import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import { selectEnquiries } from "#server/modules/messages/enquiries.ts";
import { ownerLetter } from "#server/modules/messages/mails.ts";
import { ownerOrder } from "#server/modules/orders/mails.ts";
import { readOrderFacts } from "#server/modules/orders/order-facts.ts";
import { ownerReturn } from "#server/modules/orders/return-mails.ts";
import type { Letter } from "#server/platform/mail/letter.ts";
import type { OwnerMail } from "#server/platform/mail/mails.ts";
import { type DeadJob, readDeadJob } from "#server/platform/queue/dead-jobs.ts";

export const ownerDeadJob = ({ id, name, error, at }: DeadJob, backOffice: string): Letter => ({
  subject: `A job has stopped: ${name}`,
  preheader: "It failed every time it was tried, and waits for you.",
  title: "A job has stopped",
  blocks: [
    { paragraph: "It failed every time it was tried, so the shop has stopped trying. Nothing is lost: once the cause is mended, retry it in the back office." },
    {
      facts: [
        ["Job", name],
        ["Number", id],
        ["Error", error],
        ["Since", formatDay(at)],
      ],
    },
    { button: "Open the back office", url: backOffice },
  ],
});

export type AlertFacts = { kind: string; detail: string; at: Date; reference: string | null };

export const ownerAlert = ({ kind, detail, at, reference }: AlertFacts, backOffice: string): Letter => ({
  subject: `Please look at this: ${kind.replaceAll("-", " ")}${reference ? ` (${reference})` : ""}`,
  preheader: "Something in the shop needs a person.",
  title: "Something needs a person",
  blocks: [
    { paragraph: "The shop has set this aside and changed nothing by itself." },
    {
      facts: [
        ["What", kind.replaceAll("-", " ")],
        ["Detail", detail],
        ["Order", reference ?? "none that fits"],
        ["Since", formatDay(at)],
      ],
    },
    { button: "Open the back office", url: backOffice },
  ],
});

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
    const facts = await selectEnquiries(db).where("id", "=", about).executeTakeFirst();
    return facts ? { to, letter: ownerLetter(facts, backOffice), replyTo: facts.email } : null;
  }
  const letter = async (): Promise<Letter | null> => {
    if (mail === "owner-order" || mail === "owner-return") {
      const order = await readOrderFacts({ db, labelLinks }, about);
      return order && (mail === "owner-order" ? ownerOrder : ownerReturn)(order, backOffice);
    }
    if (mail === "owner-flag") return ownerAlert(await readFlag(db, about), backOffice);
    const job = await readDeadJob(db, about);
    return job ? ownerDeadJob(job, backOffice) : null;
  };
  const written = await letter();
  return written && { to, letter: written };
}
