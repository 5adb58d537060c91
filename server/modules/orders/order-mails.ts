import { sql } from "kysely";
import { type OperatorBackend, type OrderMail, pageSize, type SentMail } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { OrderReturn } from "#contracts/order.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { type BuyerMail, orderMailDefinitions } from "#server/modules/orders/mails.ts";
import { readReturn } from "#server/modules/orders/returns.ts";
import { changeByReference, lockKnownOrder, type Order, type OrderNeeds, refuse } from "#server/modules/orders/state.ts";
import type { Database } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { renderText } from "#server/platform/mail/render-mail.ts";

const toBuyer = orderMailDefinitions.filter(({ aboutOrder }) => aboutOrder);
const names = toBuyer.map(({ name }) => name);

const withoutDate = "order-delayed-without-date";

/** Which mails are still true of an order as it stands: what others say of what comes next is over. */
const trueOf: Record<string, (BuyerMail | typeof withoutDate)[]> = {
  expired: ["payment-failed"],
  paid: ["order-confirmed", "address-corrected", "order-delayed", withoutDate, "order-refunded-in-part"],
  marked: ["order-refunded-in-part"],
  dispatched: ["order-dispatched", "order-refunded-in-part"],
  delivered: ["order-delivered", "order-refunded-in-part"],
  returning: ["order-delivered", "return-asked", "order-refunded-in-part"],
  returned: ["return-settled", "order-refunded-in-part"],
  cancelled: ["order-cancelled", "order-too-late"],
  refunded: ["order-refunded"],
};
const always: (typeof trueOf)[string] = ["order-receipt", "order-link", "order-paid-back"];

function standing({ status, dispatch_at, refunded_minor, total_minor }: Order, back: OrderReturn | null): string {
  if (status === "paid" && dispatch_at !== null) return "marked";
  if (status === "refunded" && refunded_minor < total_minor) return "owed";
  return back && (status === "dispatched" || status === "delivered") ? (back.outcome ? "returned" : "returning") : status;
}

/** The key of one whose text is there. */
const kept = sql<string | null>`case when text is not null then key end`;

/** Each mail to an order's buyer, and how it fares: those that went out are kept for good, those that wait or were given up are the queue's. */
async function readMails(db: Database, order: Order): Promise<OrderMail[]> {
  const { rows } = await sql<Omit<OrderMail, "fits">>`
    select m.*, case when mail = 'order-delayed' and (select payload ->> 'newDay' from order_history h
      where h.order_id = ${order.id} and type = 'delayed' and h.at <= m.at order by h.id desc limit 1) is null then ${withoutDate} else mail end as kind
    from (select mail, at, 'sent' as state, ${kept} as kept from order_mails where order_id = ${order.id}
      union all select mail, at, 'refused', null from bounces where about = ${order.id} and mail = any(${names}::text[])
      union all select data ->> 'mail', created_on, 'waiting', null from pgboss.job
        where name = 'send-mail' and state < 'completed' and data ->> 'about' = ${order.id} and data ->> 'mail' = any(${names}::text[])
      union all select data ->> 'mail', created_on, 'failed', null from pgboss.job
        where name = 'dead' and source_name = 'send-mail' and data ->> 'about' = ${order.id} and data ->> 'mail' = any(${names}::text[])
    ) m order by at, mail`.execute(db);
  const kinds: string[] = [...always, ...(trueOf[standing(order, await readReturn(db, order.id))] ?? [])];
  const over = order.delay === "no-date" ? "order-delayed" : withoutDate;
  return rows.map((row) => ({ ...row, fits: kinds.includes(row.kind) && row.kind !== over }));
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
      const order = await db.selectFrom("orders").selectAll().where("reference", "=", reference).executeTakeFirst();
      return order ? readMails(db, order) : [];
    },

    async listSentMails() {
      const { rows } = await sql<SentMail>`
        select mail, subject, m.at, reference, name, ${kept} as kept from order_mails m join orders o on o.id = order_id
        where not exists (select from mailbox where mailbox.key = m.key) order by m.at desc limit ${pageSize}`.execute(db);
      return rows;
    },

    /** As it went out, or as it would read if it went out now. That one's link to the order leads nowhere: it's forgotten as soon as it's made. */
    async readOrderMail(reference, mail, key) {
      const definition = find(mail);
      const { rows } = await sql<{ to: string; subject: string; text: string; at: Date }>`
        select email as to, subject, text, m.at from order_mails m join orders o on o.id = order_id
        where key = ${key?.replaceAll("\0", "")} and mail = ${mail} and reference = ${reference} and text is not null and email is not null`.execute(db);
      if (rows[0]) return rows[0];
      const tx = await db.startTransaction().execute();
      try {
        const { id } = await lockKnownOrder(tx, "reference", reference);
        const composed = await definition.compose({ ...needs, db: tx }, id, "");
        return composed && { to: composed.to, subject: composed.content.subject, text: renderText(composed.content), at: null };
      } finally {
        await tx.rollback().execute();
      }
    },

    resendOrderMail: (reference, mail) =>
      changeByReference({ db, now }, reference, async (tx, order, at) => {
        const { name } = find(mail);
        if (order.email === null) throw isGone("This order has no email address any more.");
        const known = (await readMails(tx, order)).filter((one) => one.mail === name);
        if (known.length === 0) throw isGone("We can only resend an email that has been sent before.");
        // Pressed again, because the answer was lost or the finger quick.
        if (known.some(({ state }) => state === "waiting")) return false;
        if (!known.some(({ fits }) => fits)) throw isGone("What this email says isn't true of the order any more.");
        // One that was given up isn't tried again beside it.
        await sql`delete from pgboss.job where name = 'dead' and source_name = 'send-mail' and data ->> 'mail' = ${name} and data ->> 'about' = ${order.id}`.execute(
          tx,
        );
        await sendMail(tx, sendJob, name, order.id, at.toISOString());
        return true;
      }),
  } satisfies Partial<OperatorBackend>;
}
