import { sql } from "kysely";
import type { PasswordAttempts, SiteBlocks } from "#contracts/backend.ts";
import { isFailure } from "#contracts/failure.ts";
import type { Limit } from "#contracts/limit.ts";
import { lockout } from "#contracts/verify-site-access.ts";
import type { Database } from "#server/platform/database/open.ts";
import { type Throttle, widerNetwork } from "#server/platform/limits/throttle.ts";
import { keyedCode } from "#server/platform/tokens/keyed-hash.ts";

type Row = { wrong: number; window_ends: Date; blocked_until: Date | null };

const minute = 60_000;
const { times, minutes, longestMinutes } = lockout;

/** Counts wrong passwords by address, for all processes. A try is counted before it's looked at: of any number at once exactly the limit is. */
export function createLockout({ db, secret, now }: { db: Database; secret: string; now: () => Date }) {
  const keyOf = (address: string) => keyedCode(secret, `access:${address}`);

  const tell = (row: Row, at: Date): PasswordAttempts =>
    row.blocked_until && row.blocked_until > at
      ? { attempts_remaining: 0, blocked_until: row.blocked_until.toISOString() }
      : { attempts_remaining: row.window_ends > at ? Math.max(0, times - row.wrong) : times };

  return {
    async countAttempt(address: string): Promise<{ may: boolean } & PasswordAttempts> {
      const at = now();
      const windowEnds = new Date(at.getTime() + minutes * minute);
      // A day without a block forgets how many there were.
      const { rows } = await sql<Row & { taken: boolean }>`
        insert into access_lockouts as t (key, wrong, window_ends, blocks, blocked_until, at) values (${keyOf(address)}, 1, ${windowEnds}, 0, null, ${at})
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

    async read(address: string): Promise<PasswordAttempts> {
      const row = await db.selectFrom("access_lockouts").select(["wrong", "window_ends", "blocked_until"]).where("key", "=", keyOf(address)).executeTakeFirst();
      return row ? tell(row, now()) : { attempts_remaining: times };
    },

    async clear(address: string) {
      await db.deleteFrom("access_lockouts").where("key", "=", keyOf(address)).execute();
    },
  };
}

/** As many blocks as the back office shows. */
const shown = 50;

/** Who is blocked, the newest first: of the address there's only a keyed hash. While it's blocked nothing more is counted, so `at` is when that began. */
export async function readBlocks(db: Database, at: Date): Promise<SiteBlocks> {
  const blocked = db.selectFrom("access_lockouts").where("blocked_until", ">", at);
  const { count } = await blocked.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  const rows = await blocked
    .select(["key as id", "at as since", "blocked_until as until", "wrong", "blocks"])
    .orderBy("at", "desc")
    .orderBy("key")
    .limit(shown)
    .execute();
  return { count: Number(count), newest: rows.map(({ until, ...row }) => ({ ...row, until: until ?? at })) };
}

/** They have all their tries again. How often they were blocked stays for its day: a guesser who is let go with the others is blocked for longer next time. */
export async function releaseBlocks(db: Database, at: Date, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("access_lockouts")
    .set({ wrong: 0, window_ends: at, blocked_until: at })
    .where("blocked_until", ">", at)
    .$if(id !== undefined, (query) => query.where("key", "=", String(id)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Wrong guesses by everybody together, beyond which a guesser with many addresses is at work. */
const everybody: Limit = { times: 100, minutes: 10 };
/** What one network may then try. Nobody is locked out: whoever has the right password or code gets in at the first try. */
const meanwhile: Limit = { times: 2, minutes: 1 };

/** Slows down guesses at what opens a closed site, however many addresses they come from. `what`: which secret is guessed at. */
export function throttleGuesses({ throttle, now }: { throttle: Throttle; now: () => Date }, what: string) {
  /** Milliseconds. Each process learns it from the count that all share, at the first wrong guess that it meets. */
  let slowUntil = 0;
  return {
    async allow(address: string): Promise<void> {
      if (now().getTime() < slowUntil) await throttle([`${what}:slowly:${widerNetwork(address)}`, meanwhile]);
    },
    async countWrong(): Promise<void> {
      await throttle([`${what}:wrong`, everybody]).catch((error: unknown) => {
        if (!isFailure(error) || error.code !== "too-many") throw error;
        slowUntil = now().getTime() + (error.retryAfter ?? 60) * 1_000;
      });
    },
  };
}
