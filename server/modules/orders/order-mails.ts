import { sql } from "kysely";
import type { OperatorBackend, OrderMail } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { orderMailDefinitions } from "#server/modules/orders/mails.ts";
import { changeByReference, lockKnownOrder, type OrderNeeds, refuse } from "#server/modules/orders/state.ts";
import type { Database } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { renderText } from "#server/platform/mail/render-mail.ts";

const toBuyer = orderMailDefinitions.filter(({ aboutOrder }) => aboutOrder);
const names = toBuyer.map(({ name }) => name);

/** Each mail to an order's buyer, and how it fares: those that went out are kept for good, those that wait or were given up are the queue's. */
async function readMails(db: Database, order: string): Promise<OrderMail[]> {
  const { rows } = await sql<OrderMail>`
    select mail, at, 'sent' as state from order_mails where order_id = ${order}
    union all select mail, at, 'refused' from bounces where about = ${order} and mail = any(${names}::text[])
    union all select data ->> 'mail', created_on, 'waiting' from pgboss.job
      where name = 'send-mail' and state < 'completed' and data ->> 'about' = ${order} and data ->> 'mail' = any(${names}::text[])
    union all select data ->> 'mail', created_on, 'failed' from pgboss.job
      where name = 'dead' and source_name = 'send-mail' and data ->> 'about' = ${order} and data ->> 'mail' = any(${names}::text[])
    order by at, mail`.execute(db);
  return rows;
}

const isGone = (words: string) => refuse(`${words} Nothing was sent.`);

type Needs = MailNeeds & Pick<OrderNeeds, "sendJob"> & { db: Database };

export function orderMailActions(needs: Needs) {
  const { db, now, sendJob } = needs;
  const find = (mail: string) => {
    const definition = toBuyer.find(({ name }) => name === mail);
    if (!definition) throw new Failure("not-found", { message: "There's no such email." });
    return definition;
  };
  return {
    async listOrderMails(reference) {
      const order = await db.selectFrom("orders").select("id").where("reference", "=", reference).executeTakeFirst();
      return order ? readMails(db, order.id) : [];
    },

    /** As it would read if it went out now. Its link to the order leads nowhere: it's forgotten as soon as it's made. */
    async readOrderMail(reference, mail) {
      const definition = find(mail);
      const tx = await db.startTransaction().execute();
      try {
        const { id } = await lockKnownOrder(tx, "reference", reference);
        const composed = await definition.compose({ ...needs, db: tx }, id, "");
        return composed && { to: composed.to, subject: composed.content.subject, text: renderText(composed.content) };
      } finally {
        await tx.rollback().execute();
      }
    },

    resendOrderMail: (reference, mail) =>
      changeByReference({ db, now }, reference, async (tx, { id, email }, at) => {
        const { name } = find(mail);
        if (email === null) throw isGone("This order has no email address any more.");
        const known = (await readMails(tx, id)).filter((one) => one.mail === name);
        if (known.length === 0) throw isGone("We can only resend an email that has been sent before.");
        // Pressed again, because the answer was lost or the finger quick.
        if (known.some(({ state }) => state === "waiting")) return false;
        await sendMail(tx, sendJob, name, id, at.toISOString());
        return true;
      }),
  } satisfies Partial<OperatorBackend>;
}
