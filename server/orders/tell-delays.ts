import { addHistory } from "#server/orders/add-history.ts";
import { delayWords } from "#server/orders/delay-words.ts";
import { changedFlag, isConfirmed } from "#server/orders/dispatch-date.ts";
import { dispatchWords, inWords } from "#server/orders/dispatch-words.ts";
import { lockOrder, type Order } from "#server/orders/lock-order.ts";
import { londonDay } from "#server/orders/london-day.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

export type DelayNeeds = { db: Database; sendJob: SendJob; config: Pick<Config, "DISPATCH_DATE">; now: () => Date; log: Pick<Log, "error"> };

/**
 * Tells who has paid that their tube comes later than promised, and that they may cancel: with the new date, once the owner has set a later one and
 * confirmed it; without, once the promised day is over. Each promise is told about once, and an order that breaks holds up no other.
 */
export const tellDelays =
  ({ db, sendJob, config, now, log }: DelayNeeds) =>
  async (): Promise<void> => {
    const at = now();
    const today = londonDay(at);
    const newer = config.DISPATCH_DATE;
    const confirmed = await isConfirmed(db, newer);
    const lateness = ({ dispatch_by, delay }: Pick<Order, "dispatch_by" | "delay">) => {
      if (dispatch_by === null) return null;
      if (dispatch_by < newer && confirmed) return "new-date";
      return dispatch_by < today && delay !== "no-date" ? "no-date" : null;
    };
    const flag = (tx: Tx, kind: string, detail: string) => raiseAlert(tx, sendJob, { orderId: null, kind, detail, at });

    const waiting = await db.selectFrom("orders").select(["id", "dispatch_by", "delay"]).where("status", "=", "paid").execute();
    if (!confirmed && waiting.some(({ dispatch_by }) => dispatch_by !== null && dispatch_by < newer)) await askOwner();
    for (const { id } of waiting.filter(lateness))
      await tell(id).catch((error: Error) => log.error({ orderId: id, error: error.name }, "a delay was not told"));

    function askOwner() {
      const detail = `the dispatch date is now ${inWords(newer)}, and people who have paid were promised an earlier one. Nobody is told until you say so on the overview`;
      return db.transaction().execute((tx) => flag(tx, changedFlag, detail));
    }

    function tell(id: string) {
      return db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, "id", id);
        const late = order?.status === "paid" ? lateness(order) : null;
        if (!order || !late) return;
        const moved = late === "new-date";
        await tx
          .updateTable("orders")
          .set({ delay: late, ...(moved && { dispatch_by: newer, dispatch_moved_at: at }) })
          .where("id", "=", id)
          .execute();
        const promised = dispatchWords(order.dispatch_by);
        await addHistory(tx, id, { status: order.status, cause: moved ? delayWords.newDate(dispatchWords(newer)) : delayWords.noDate, by: "shop", at });
        if (order.email !== null) await sendMail(tx, sendJob, "order-delayed", id, moved ? dispatchWords(newer) : `after ${promised}`);
        if (!moved) await flag(tx, "late", `orders promised ${promised} are not sent, and their buyers have no new date`);
      });
    }
  };
