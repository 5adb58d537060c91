import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { Failure } from "#contracts/failure.ts";
import type { Limit } from "#contracts/limit.ts";
import type { Database } from "#server/db/open.ts";

/** Throws `too-many` once the limit of that key is used up; counts otherwise. */
export type TakeFromLimit = (key: string, limit: Limit) => Promise<void>;

/**
 * Counted in the database, so that all replicas share one count. The window begins with its first use.
 * Keys hold addresses and emails, so only their keyed hash is kept.
 * The table is not logged: a crash of the database forgets the last minutes' counts. Wrong passwords are counted elsewhere, for good.
 */
export function createTakeFromLimit({ db, secret, now }: { db: Database; secret: string; now: () => Date }): TakeFromLimit {
  return async (key, { times, minutes }) => {
    const at = now();
    const hashed = createHmac("sha256", secret).update(key).digest("base64url");
    const { rows } = await sql<{ used: number; ends_at: Date }>`
      insert into rate_limits as r (key, used, ends_at) values (${hashed}, 1, ${new Date(at.getTime() + minutes * 60_000)})
      on conflict (key) do update set
        used = case when r.ends_at <= ${at} then 1 else least(r.used + 1, ${times + 1}) end,
        ends_at = case when r.ends_at <= ${at} then excluded.ends_at else r.ends_at end
      returning used, ends_at`.execute(db);
    const row = rows[0];
    if (row && row.used > times) throw new Failure("too-many", { retryAfter: Math.max(1, Math.ceil((row.ends_at.getTime() - at.getTime()) / 1000)) });
  };
}
