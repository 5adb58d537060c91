import { sql } from "kysely";
import * as v from "valibot";
import { catalogue, describePrice } from "#content/catalogue.ts";
import type { OperatorBackend, PriceChange } from "#contracts/backend.ts";
import { calendarDay } from "#contracts/exports.ts";
import { newPriceAfter, readGiven } from "#contracts/operator-forms.ts";
import type { Database } from "#server/platform/database/open.ts";
import { londonDay, startOfDay } from "#server/platform/dates.ts";
import type { Config } from "#server/providers/settings.ts";

type PriceNeeds = { db: Database; config: Pick<Config, "price">; now: () => Date };

const first = catalogue.tube.price.minor;

/** What a tube costs at that moment, in pence: the newest price that has begun, else the catalogue's. */
export async function readPrice(db: Database, at: Date): Promise<number> {
  const begun = db.selectFrom("prices").select("minor").where("starts_at", "<=", at);
  return (await begun.orderBy("starts_at", "desc").limit(1).executeTakeFirst())?.minor ?? first;
}

/** What the owner has chosen: the price in force, and every one that was set. */
export const lookAtPrices = async (db: Database, at: Date) => ({
  was: await readPrice(db, at),
  all: await db.selectFrom("prices").select(["starts_at", "minor"]).orderBy("starts_at").execute(),
});

/** The same as this process knows it, for what is said. What a buyer pays is read from the database. */
export const minorNow = ({ price = first }: Pick<Config, "price">): number => price;
export const priceNow = (config: Pick<Config, "price">) => describePrice(minorNow(config));

/** Takes over the price in force, for the pages that are served from memory. */
export async function followPrice({ db, config, now }: PriceNeeds): Promise<void> {
  config.price = await readPrice(db, now());
}

/** Prices that stood before, as the page of the price lists them. */
const mostListed = 10;

/** Who set it, by the audit's line of that very change. */
const setBy = sql`left join lateral (
  select a.actor, a.person_name as name from operator_audit a
  where a.action = 'setPrice' and a.at between p.set_at and p.set_at + interval '1 minute' order by a.at, a.id limit 1) a on true`;

async function listPrices(db: Database, at: Date, isToCome: boolean): Promise<PriceChange[]> {
  const { rows } = await sql<Omit<PriceChange, "day">>`
    select p.minor, p.starts_at as "startsAt", case when a.actor is not null then json_build_object('actor', a.actor, 'name', a.name) end as who
    from prices p ${setBy} where (p.starts_at > ${at}) = ${isToCome} order by p.starts_at desc limit ${mostListed}`.execute(db);
  return rows.map((row) => ({ ...row, day: londonDay(row.startsAt) }));
}

export function priceActions({ db, config, now }: PriceNeeds) {
  return {
    async readPrices() {
      const at = now();
      const [toCome, begun] = await Promise.all([listPrices(db, at, true), listPrices(db, at, false)]);
      return { minor: begun[0]?.minor ?? first, first, toCome: toCome.reverse(), begun };
    },

    async setPrice(minor, given) {
      const at = now();
      const pounds = Number.isInteger(minor) ? (minor / 100).toFixed(2) : "";
      const contract = newPriceAfter(() => londonDay(at));
      const { from } = readGiven(contract, { price: pounds, from: given ?? undefined });
      await db.transaction().execute(async (tx) => {
        // One at a time: two presses at once would both find the price before.
        await sql`lock table prices in share row exclusive mode`.execute(tx);
        const { rows } = await sql<{ start: Date }>`select ${from ? startOfDay(from) : sql`${at}::timestamptz`} as start`.execute(tx);
        const start = rows[0]?.start ?? at;
        if ((await readPrice(tx, start)) === minor) return;
        await tx
          .insertInto("prices")
          .values({ minor, starts_at: start, set_at: at })
          .onConflict((same) => same.column("starts_at").doUpdateSet({ minor, set_at: at }))
          .execute();
      });
      await followPrice({ db, config, now });
    },

    /** It never stood, so nothing of it needs keeping but the audit's lines. */
    async takeBackPrice(day) {
      if (!v.is(calendarDay, day)) return false;
      const toCome = db.deleteFrom("prices").where("starts_at", "=", startOfDay(day)).where("starts_at", ">", now());
      return (await toCome.executeTakeFirst()).numDeletedRows > 0n;
    },
  } satisfies Partial<OperatorBackend>;
}
