import { type RawBuilder, sql } from "kysely";
import type { Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type Limit, secretLinkLimit } from "#contracts/limit.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { keyedCode } from "#server/platform/tokens/keyed-hash.ts";

/** `intent`: the sender's own name for what is sent (an idempotency key). A repeat of what was let through already is no new use. */
export type LimitUse = [key: string, limit: Limit, intent?: string | undefined];

/** Addresses are kept as a /64 (request.ts), which one phone or household has; the /48 around it holds 65,536 of them, and is often one customer's too. */
const sixtyFour = /((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/;
/** The /48 of an address, or of a key that ends in one; an IPv4 address as it is. */
export const widerNetwork = (address: string) => address.replace(sixtyFour, "$1::/48");

const [wider, aDay] = [10, 24 * 60];
/** Whatever is counted by a /64 is counted by its /48 as well: whoever adds a limit need not think of it. What a day has is as much for both. */
export function withWiderNetwork([key, limit, intent]: LimitUse): LimitUse[] {
  const around = widerNetwork(key);
  return [
    [key, limit, intent],
    ...(around === key ? [] : [[around, { ...limit, times: (limit.minutes < aDay ? wider : 1) * limit.times }] satisfies LimitUse]),
  ];
}

/** Forms by which anybody has emails sent: one network may not use up everybody's of a day. */
export const mailsADay = (address: string): LimitUse => [`mails:day:${address}`, { times: 400, minutes: aDay }];

type MailLimits = Record<"address" | "email", Limit>;
/** A form that has an email sent to whatever address is typed: its own limits, the network's of a day, and nobody who never asked gets them all day long. */
export const mailUses = (form: string, limits: MailLimits, { address, idempotencyKey }: Caller, email: string, intent = idempotencyKey): LimitUse[] => [
  [`${form}:address:${address}`, limits.address],
  mailsADay(address),
  [`${form}:email:${email}`, limits.email, intent],
  [`mails:day:to:${email}`, { times: 20, minutes: aDay }],
];

/**
 * Whatever is counted by an address is counted by the mailbox behind it: what follows a plus doesn't count, nor do Gmail's dots. A repeat is of the very same
 * address, for each spelling would have a mail of its own.
 */
function byMailbox([key, limit, intent]: LimitUse): LimitUse {
  const at = key.lastIndexOf("@");
  if (at < 0) return [key, limit, intent];
  const from = key.lastIndexOf(":", at) + 1;
  const [name = ""] = key.slice(from, at).split("+");
  const isGmail = ["gmail.com", "googlemail.com"].includes(key.slice(at + 1));
  const mailbox = isGmail ? `${name.replaceAll(".", "")}@gmail.com` : name + key.slice(at);
  return [key.slice(0, from) + mailbox, limit, intent && `${key.slice(from)} ${intent}`];
}

export const tooMany = (endsAt: Date, at: Date) => new Failure("too-many", { retryAfter: Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000)) });

/** Counts one use of each key and throws `too-many` at the first whose limit is used up: those after it aren't counted, nor after a repeat. */
export type Throttle = (...uses: LimitUse[]) => Promise<void>;

type Counted = { nth: number; used: number; ends_at: Date };

/** Counted in the database for all replicas; of keys only a keyed hash is kept. The table is unlogged: a crash forgets the last minutes' counts. */
export function createThrottle({ db, secret, now }: { db: Database; secret: string; now: () => Date }): Throttle {
  const hashed = (key: string) => keyedCode(secret, key);
  const nth = (index: number) => sql.ref(`use_${index}`);

  const count = ([key, { times, minutes }, intent]: LimitUse, index: number, uses: LimitUse[]): RawBuilder<unknown> => {
    const at = now();
    const before = uses[index - 1];
    const repeated = intent === undefined ? null : hashed(`${key} ${intent}`);
    return sql`${nth(index)} as (
      insert into rate_limits as r (key, used, ends_at)
      select ${hashed(key)}, 1, ${addMinutes(at, minutes)}::timestamptz ${before ? sql`from ${nth(index - 1)}` : sql``}
      where ${before ? sql`used <= ${before[1].times}` : sql`true`}
        and ${repeated === null ? sql`true` : sql`not exists (select from rate_limits where key = ${repeated} and ends_at > ${at})`}
      on conflict (key) do update set
        used = case when r.ends_at <= ${at} then 1 else least(r.used + 1, ${times + 1}) end,
        ends_at = case when r.ends_at <= ${at} then excluded.ends_at else r.ends_at end
      returning ${index}::int as nth, used, ends_at)
      ${
        repeated === null
          ? sql``
          : sql`, ${sql.ref(`let_through_${index}`)} as (
              insert into rate_limits (key, used, ends_at) select ${repeated}, 1, ends_at from ${nth(index)} where used <= ${times}
              on conflict (key) do update set ends_at = excluded.ends_at)`
      }`;
  };

  return async (...given) => {
    const uses = given.map(byMailbox).flatMap(withWiderNetwork);
    const all = uses.map((_use, index) => sql`select nth, used, ends_at from ${nth(index)}`);
    const { rows } = await sql<Counted>`with ${sql.join(uses.map(count))} ${sql.join(all, sql` union all `)}`.execute(db);
    const full = rows.find(({ nth, used }) => used > (uses[nth] as LimitUse)[1].times);
    if (full) throw tooMany(full.ends_at, now());
  };
}

/** Keys at most: the oldest are forgotten first, so that a crowd cannot fill the memory. */
const room = 100_000;

/** The same for one key, in this process alone: where a write to the database each time would cost more than what is limited. */
export function throttleInMemory({ now }: { now: () => Date }): (...use: LimitUse) => Promise<void> {
  const windows = new Map<string, { used: number; endsAt: Date }>();

  function count([key, { times, minutes }]: LimitUse) {
    const at = now();
    const found = windows.get(key);
    const window = found && found.endsAt > at ? found : { used: 0, endsAt: addMinutes(at, minutes) };
    if (window !== found) {
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > room && oldest) windows.delete(oldest);
    }
    window.used++;
    if (window.used > times) throw tooMany(window.endsAt, at);
  }

  return async (...use) => withWiderNetwork(use).forEach(count);
}

type Look<T> = (token: string, caller: Caller) => Promise<T>;

export const throttleLinks =
  ({ throttle }: { throttle: Throttle }) =>
  <T>(look: Look<T>): Look<T> =>
  async (token, caller) => {
    await throttle([`secret-link:${caller.address}`, secretLinkLimit]);
    return look(token, caller);
  };
