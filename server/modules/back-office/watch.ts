import type { Kysely } from "kysely";
import { lowStock } from "#content/catalogue.ts";
import { readLateMail } from "#server/modules/back-office/mailbox.ts";
import { inWords } from "#server/modules/orders/dispatch.ts";
import { readStock } from "#server/modules/orders/stock.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { londonDay } from "#server/platform/dates.ts";
import type { JobHandler, SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; config: Pick<Config, "DISPATCH_DATE">; now: () => Date };

/** After so long the owner hears of late mail also by mail, for some may still go; every page of the back office says it sooner. */
const lateMailMinutes = 60;

const stockWords = {
  low: { kind: "stock-low", detail: `fewer than ${lowStock} tubes are left to sell` },
  "sold-out": { kind: "sold-out", detail: "every tube is sold: visitors are offered the Warmth List instead" },
} as const;

/** Looks at how the shop stands, and tells the owner of what has become worse: once, until it is better again. */
export function watch({ db, sendJob, config, now }: Needs): JobHandler<"watch"> {
  return async () => {
    await watchStock();
    await watchMail();
    await watchDispatch();
  };

  /** What is held for a payment is not sold yet: it may come back. */
  async function watchStock() {
    for (const { product, available, held } of await readStock({ db })()) {
      const unsold = available + held;
      const word = unsold <= 0 ? "sold-out" : unsold < lowStock ? "low" : "in";
      await db.transaction().execute(async (tx) => {
        const { told } = await tx.selectFrom("stock").select("told").where("product", "=", product).forUpdate().executeTakeFirstOrThrow();
        if (told === word) return;
        await tx.updateTable("stock").set({ told: word }).where("product", "=", product).execute();
        const isWorse = word === "sold-out" || (word === "low" && told === "in");
        if (word !== "in" && isWorse) await raiseAlert(tx, sendJob, { orderId: null, ...stockWords[word], at: now() });
      });
    }
  }

  async function watchMail() {
    const at = now();
    const late = await readLateMail(db, at);
    if (!late || at.getTime() - late.since.getTime() < lateMailMinutes * 60_000) return;
    await tellOnce("mail-late", `emails wait since ${late.since.toISOString().slice(0, 16).replace("T", " ")} UTC; the back office says how many and why`);
  }

  async function watchDispatch() {
    const day = config.DISPATCH_DATE;
    if (day >= londonDay(now())) return;
    await tellOnce(
      "dispatch-date-over",
      `${inWords(day)} is over: pages say that the date is to be confirmed, and nobody can order. Set a later DISPATCH_DATE and restart`,
    );
  }

  /** Also after the owner has put it away: it stays as it is until they mend it. */
  async function tellOnce(kind: string, detail: string) {
    await db.transaction().execute(async (tx) => {
      const known = tx.selectFrom("flags").select("id").where("kind", "=", kind).where("detail", "=", detail);
      if (!(await known.executeTakeFirst())) await raiseAlert(tx, sendJob, { orderId: null, kind, detail, at: now() });
    });
  }
}
