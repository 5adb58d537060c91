import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { delayWords } from "#server/orders/delay-words.ts";
import { dispatchWords, readDispatchWords } from "#server/orders/dispatch-words.ts";
import { lockOrder } from "#server/orders/lock-order.ts";
import { londonDay } from "#server/orders/london-day.ts";
import { raiseFlag } from "#server/orders/raise-flag.ts";
import { sendMail } from "#server/orders/send-mail.ts";

export type DelayNeeds = { db: Database; sendJob: SendJob; config: Pick<Config, "DISPATCH_DATE">; now: () => Date };

/**
 * Tells who has paid that their tube comes later than promised, and that they may cancel: with the new date, once the owner has set a later one;
 * without, once the promised day is over. Each promise is told about once.
 */
export const tellDelays =
  ({ db, sendJob, config, now }: DelayNeeds) =>
  async (): Promise<void> => {
    const at = now();
    const today = londonDay(at);
    const newer = dispatchWords(config.DISPATCH_DATE);
    const isLate = (promised: string, told: string | null) => {
      const day = readDispatchWords(promised);
      return day < config.DISPATCH_DATE ? "new date" : day < today && told !== promised ? "no date" : null;
    };

    const waiting = await db.selectFrom("orders").select(["id", "dispatch", "delay_told"]).where("status", "=", "paid").execute();
    for (const { id } of waiting.filter(({ dispatch, delay_told }) => isLate(dispatch, delay_told)))
      await db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, "id", id);
        const late = order?.status === "paid" && isLate(order.dispatch, order.delay_told);
        if (!order || !late) return;
        const withDate = late === "new date";
        await tx
          .updateTable("orders")
          .set(withDate ? { dispatch: newer, dispatch_moved_at: at } : { delay_told: order.dispatch })
          .where("id", "=", id)
          .execute();
        const cause = withDate ? delayWords.newDate(newer) : delayWords.noDate;
        await addHistory(tx, id, { status: order.status, cause, by: "shop", at });
        if (order.email !== null) await sendMail(tx, sendJob, "order-delayed", id, withDate ? newer : `after ${order.dispatch}`);
        if (!withDate)
          await raiseFlag(tx, sendJob, {
            orderId: null,
            kind: "late",
            detail: `orders promised ${order.dispatch} are not sent, and their buyers have no new date`,
            at,
          });
      });
  };
