import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Tries } from "#contracts/backend.ts";
import { lockout } from "#contracts/verify-site-access.ts";
import type { Database } from "#server/db/open.ts";

type Needs = { db: Database; secret: string; now: () => Date };
type Row = { wrong: number; window_ends: Date; blocked_until: Date | null };

const minute = 60_000;
const { times, minutes, longestMinutes } = lockout;

/**
 * Counts wrong passwords by address, in the database, for all processes. A try is counted before it is looked at, in one statement
 * that locks the address's row: of any number at once exactly the limit is looked at. A right password takes the count back.
 */
export function createTries({ db, secret, now }: Needs) {
  const keyOf = (address: string) => createHmac("sha256", secret).update(`access:${address}`).digest("base64url");

  const tell = (row: Row, at: Date): Tries =>
    row.blocked_until && row.blocked_until > at
      ? { attempts_remaining: 0, blocked_until: row.blocked_until.toISOString() }
      : { attempts_remaining: row.window_ends > at ? Math.max(0, times - row.wrong) : times };

  return {
    /** Whether one more may be looked at, and how the address stands if it is wrong. */
    async take(address: string): Promise<{ may: boolean } & Tries> {
      const at = now();
      const windowEnds = new Date(at.getTime() + minutes * minute);
      // A day without a block forgets how many there were.
      const { rows } = await sql<Row & { taken: boolean }>`
        insert into access_tries as t (key, wrong, window_ends, blocks, blocked_until, at) values (${keyOf(address)}, 1, ${windowEnds}, 0, null, ${at})
        on conflict (key) do update set
          (wrong, window_ends, blocks, blocked_until, at) = (
            select
              case when fresh then 1 else t.wrong + 1 end,
              case when fresh then ${windowEnds}::timestamptz else t.window_ends end,
              case when not fresh and t.wrong + 1 = ${times} then past + 1 else past end,
              case when not fresh and t.wrong + 1 = ${times}
                then ${at}::timestamptz + least(${minutes} * power(2, least(past, 20)), ${longestMinutes}) * interval '1 minute'
                else t.blocked_until end,
              ${at}::timestamptz
            from (select
              t.window_ends <= ${at} or (t.blocked_until is not null and t.wrong >= ${times}) as fresh,
              case when t.blocked_until < ${at}::timestamptz - interval '1 day' then 0 else t.blocks end as past) as state
          )
          where t.blocked_until is null or t.blocked_until <= ${at}
        returning wrong, window_ends, blocked_until, true as taken`.execute(db);
      const row = rows[0];
      return row ? { may: true, ...tell(row, at) } : { may: false, ...(await this.read(address)) };
    },

    async read(address: string): Promise<Tries> {
      const row = await db.selectFrom("access_tries").select(["wrong", "window_ends", "blocked_until"]).where("key", "=", keyOf(address)).executeTakeFirst();
      return row ? tell(row, now()) : { attempts_remaining: times };
    },

    async forget(address: string) {
      await db.deleteFrom("access_tries").where("key", "=", keyOf(address)).execute();
    },
  };
}

export type AccessTries = ReturnType<typeof createTries>;
