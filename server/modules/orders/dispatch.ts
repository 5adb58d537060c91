import type { Kysely } from "kysely";
import { months } from "#content/months.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { HistoryLine, OrderStatus } from "#contracts/order.ts";
import { changeStatus, lockKnownOrder, type Order } from "#server/modules/orders/state.ts";
import { askedToCancel } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** "2027-03-31" as "31 March 2027". By hand, so that server and browser agree to the letter. */
export function inWords(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** What was promised to a buyer; null: nobody knows any more. */
export const dispatchWords = (isoDate: string | null): string => (isoDate === null ? unknownDay : `by ${inWords(isoDate)}`);

const unknownDay = "on a date to be confirmed";

/** What is promised to whoever comes today: a day that is over is none. Both days such as "2027-03-31". */
export const promiseWords = (isoDate: string, today: string): string => dispatchWords(isoDate < today ? null : isoDate);

type Dispatched = {
  by: HistoryLine["by"];
  at: Date;
  /** No mail, where another one says it already. */
  silently?: boolean;
};

/** A paid, locked order is on its way: from here on the customer can neither cancel nor change the address. */
export async function markDispatched(tx: Tx, sendJob: SendJob, order: Order, { by, at, silently = false }: Dispatched): Promise<Order> {
  const dispatched = await changeStatus(tx, order, "dispatched", { cause: "On its way to you", by, at });
  if (order.email !== null && !silently) await sendMail(tx, sendJob, "order-dispatched", order.id);
  return dispatched;
}

type Delivered = { by: HistoryLine["by"]; at: Date };

/** A dispatched, locked order has arrived, as its owner or its carrier says: the 14 days to return a tube count from here. */
export async function markDelivered(tx: Tx, sendJob: SendJob, order: Order, { by, at }: Delivered): Promise<OrderStatus> {
  const { status } = await changeStatus(tx, order, "delivered", { cause: "Delivered", by, at });
  if (order.email !== null) await sendMail(tx, sendJob, "order-delivered", order.id);
  return status;
}

type DispatchOrderNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Safe to send twice, and at the moment when the carrier says so too. */
export function dispatchOrder({ db, sendJob, now }: DispatchOrderNeeds): OperatorBackend["dispatchOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "dispatched" || order.status === "delivered") return order.status;
      if (order.status !== "paid") throw new Failure("conflict", { message: `This order is ${order.status}: only a paid one can be dispatched.` });
      if (order.delivery === null)
        throw new Failure("conflict", { message: "This order has no delivery address yet. Ask the customer to add it on the order's page." });
      const asked = await tx
        .selectFrom("flags")
        .select("id")
        .where("order_id", "=", order.id)
        .where("kind", "=", askedToCancel)
        .where("resolved_at", "is", null)
        .executeTakeFirst();
      if (asked)
        throw new Failure("conflict", {
          message: "Somebody has asked to cancel this order. Read their letter first, then refund the order, or put the alert away and mark it as sent.",
        });
      return (await markDispatched(tx, sendJob, order, { by: "owner", at: now() })).status;
    });
}

type DeliverOrderNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Safe to send twice, and at the moment when the carrier says so too. */
export function deliverOrder({ db, sendJob, now }: DeliverOrderNeeds): OperatorBackend["deliverOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "delivered") return order.status;
      if (order.status !== "dispatched") throw new Failure("conflict", { message: `This order is ${order.status}: only a dispatched one can be delivered.` });
      return markDelivered(tx, sendJob, order, { by: "owner", at: now() });
    });
}
