import { catalogue, lowStock } from "#content/catalogue.ts";
import { promiseOf } from "#content/delivery-promise.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { type Availability, limits } from "#contracts/get-availability.ts";
import { closureAfter, readGiven } from "#contracts/operator-forms.ts";
import type { Database } from "#server/platform/database/open.ts";
import { answerSoon } from "#server/platform/database/outage.ts";
import { londonDay } from "#server/platform/dates.ts";
import { throttleInMemory } from "#server/platform/limits/throttle.ts";
import type { Config } from "#server/providers/settings.ts";

/** What decides whether a tube can be ordered: the owner's switch, the promised day, the stock. */
export type SaleNeeds = { db: Database; config: Pick<Config, "DISPATCH_DATE" | "sale">; now: () => Date };

function readOpenClosure(db: Database, today: string) {
  const notOpened = db.selectFrom("sales_closures").select(["closed_at", "until"]).where("opened_at", "is", null);
  const stillClosed = notOpened.where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", today)]));
  return stillClosed.orderBy("closed_at", "desc").limit(1).executeTakeFirst();
}

/** How much is left, in words: the exact count is nobody's business. Once the promised day is over there is none to promise, and nothing is sold. */
export async function readSale({ db, config, now }: SaleNeeds): Promise<Pick<Availability, "availability" | "opens">> {
  const today = londonDay(now());
  const closure = await readOpenClosure(db, today);
  if (closure) return { availability: "closed", ...(closure.until && { opens: formatIsoDay(closure.until) }) };
  if (config.DISPATCH_DATE < today) return { availability: "closed" };
  const { available } = await db.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).executeTakeFirstOrThrow();
  if (available === 0) return { availability: "sold-out" };
  return { availability: available < lowStock ? "low" : "in" };
}

/** Takes over how sales stand, for the pages that are served from memory. */
export async function followSale(needs: SaleNeeds): Promise<void> {
  needs.config.sale = await readSale(needs);
}

export function salesActions(needs: SaleNeeds) {
  const { db, now } = needs;
  const endClosures = (tx: Database, at: Date) => tx.updateTable("sales_closures").set({ opened_at: at }).where("opened_at", "is", null).execute();
  return {
    async readClosure() {
      const closure = await readOpenClosure(db, londonDay(now()));
      return closure ? { since: closure.closed_at, until: closure.until } : null;
    },

    async closeSales(given) {
      const at = now();
      const contract = closureAfter(() => londonDay(at));
      const { until = null } = readGiven(contract, { until: given ?? undefined });
      await db.transaction().execute(async (tx) => {
        await endClosures(tx, at);
        await tx.insertInto("sales_closures").values({ closed_at: at, until }).execute();
      });
      await followSale(needs);
    },

    async openSales() {
      await endClosures(db, now());
      await followSale(needs);
    },
  } satisfies Partial<OperatorBackend>;
}

export function getAvailability(needs: SaleNeeds): Backend["getAvailability"] {
  const { config, now } = needs;
  const throttle = throttleInMemory({ now });
  return async (_nothing, { address }) => {
    await throttle(address, limits.address);
    return { ...(await answerSoon(readSale(needs))), ...promiseOf(config.DISPATCH_DATE, londonDay(now())) };
  };
}
