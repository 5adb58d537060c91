import { existsSync } from "node:fs";
import { readCap } from "#server/modules/orders/stock.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { type Database, openDatabase } from "#server/platform/database/open.ts";
import type { Config } from "#server/providers/settings.ts";

/** The day that's promised and the tubes there are in all, and whether the owner chose each; `day` is undefined before the first start. */
export type Standing = { day: string | undefined; choseDay: boolean; tubes: number; choseTubes: boolean };

export async function readStanding(db: Database): Promise<Standing> {
  const dates = await db.selectFrom("dispatch_dates").select(["day", "set_at", "named_at"]).orderBy("set_at", "desc").limit(1).execute();
  const counted = await db.selectFrom("stock_ledger").select("id").where("order_id", "is", null).where("reason", "=", "adjust").limit(1).execute();
  const [standing] = dates;
  return {
    day: standing?.day,
    // The settings name a day at the moment they set it.
    choseDay: standing !== undefined && standing.named_at?.getTime() !== standing.set_at.getTime(),
    tubes: await readCap(db),
    choseTubes: counted.length > 0,
  };
}

/** PostgreSQL's word for a table that isn't there: nothing has been opened on it yet. */
const noSuchTable = "42P01";

/** The same before a shop is open; undefined where there's no database yet: the settings then stand for it. Null where there's one that doesn't answer now, or not yet. */
export async function askStanding({ DATABASE_URL, DATA_DIR }: Config): Promise<Standing | undefined | null> {
  if (!DATABASE_URL && !existsSync(`${DATA_DIR}/pg/PG_VERSION`)) return undefined;
  const own = DATABASE_URL ? null : await openEmbedded(DATA_DIR).catch(() => null);
  const url = DATABASE_URL ?? own?.url;
  if (!url) return null;
  const { db } = openDatabase(url, { connections: 1 });
  try {
    return await readStanding(db);
  } catch (error) {
    return (error as { code?: unknown }).code === noSuchTable ? undefined : null;
  } finally {
    await db.destroy();
    await own?.close();
  }
}
