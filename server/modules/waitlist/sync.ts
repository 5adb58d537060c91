import { type Kysely, sql } from "kysely";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import { leftAtProvider } from "#server/modules/waitlist/provider-events.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobHandler, SendJob } from "#server/platform/queue/queue.ts";
import { AccountRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import type { ListPerson, ListWish, MailingList } from "#server/providers/mailing-list/port.ts";

/**
 * Promises that the list's home hears how someone is to stand, in the transaction of the fact that caused it. Asked to confirm twice,
 * they have wanted it since the first time.
 */
export async function scheduleSync(db: Database, sendJob: SendJob, { signUp, wish }: { signUp: string; wish: ListWish }): Promise<void> {
  await db
    .insertInto("list_members")
    .values({ sign_up: signUp, wish: wish.status, wished_at: wish.at })
    .onConflict((same) =>
      same.column("sign_up").doUpdateSet({
        wish: wish.status,
        wished_at: sql`case when list_members.wish = 'pending' and excluded.wish = 'pending' then list_members.wished_at else excluded.wished_at end`,
        version: sql`list_members.version + 1`,
        tries: 0,
      }),
    )
    .execute();
  await sendJob(db, "push-members", {});
}

/** Minutes that a process has for telling the home about one person; then another may. */
const lease = 2;

export type ClaimedMember = { signUp: string; version: number; person: ListPerson; wish: ListWish };

/** Takes the next of those whom the home has not heard of, so that no other process does; null where there is none. */
export async function claimMember(db: Database, at: Date): Promise<ClaimedMember | null> {
  const { rows } = await sql<{ sign_up: string; version: number; wish: ListWish["status"]; wished_at: Date; edited_at: Date | null } & ListPerson>`
    update list_members as m set claimed_until = ${addMinutes(at, lease)}
    from sign_ups as s
    where s.id = m.sign_up and m.sign_up = (
      select sign_up from list_members where pushed < version and (claimed_until is null or claimed_until < ${at})
      order by tries, wished_at limit 1 for update skip locked)
    returning m.sign_up, m.version, m.wish, m.wished_at, m.edited_at, s.email, s.name, s.country, s.marketing`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { sign_up, version, wish, wished_at, edited_at, email, name, country, marketing } = row;
  return { signUp: sign_up, version, person: { email, name, country, marketing, editedAt: edited_at }, wish: { status: wish, at: wished_at } };
}

type Settled = { claimed: ClaimedMember; outcome: ListOutcome; home: string; at: Date };

/** Writes down what became of it. Where they have wished something else meanwhile, that is still owed. Whoever has left there leaves here. */
export async function settleMember(db: Kysely<Tables>, { claimed: { signUp, version }, outcome, home, at }: Settled): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const settled = await tx
      .updateTable("list_members")
      .set({ pushed: version, outcome, settled_at: at, claimed_until: null, tries: 0 })
      .where("sign_up", "=", signUp)
      .returning("version")
      .executeTakeFirst();
    if (settled?.version === version && outcome === "left") await leftAtProvider(tx, { signUp, source: home, at });
  });
}

export type PauseNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { home: string; random: () => number };

/** Seconds: the first pause, and the longest. */
const [first, longestPause] = [5, 900];
/** Minutes away until the owner hears of it. */
const patience = 60;

/** Doubles with each failure, less up to half by chance, so that processes do not all come back at once. */
const pauseAfter = (failures: number, chance: number) => Math.min(longestPause, first * 2 ** Math.min(failures - 1, 20)) * (1 - chance / 2) * 1_000;

/** While the list's home cannot be reached nobody asks it, in any process: a thousand people waiting are one question, not a thousand. */
export function createListPause({ db, sendJob, home, now, random }: PauseNeeds) {
  const read = () => db.selectFrom("list_pauses").selectAll().where("home", "=", home).executeTakeFirst();

  return {
    /** Whether to leave it alone for now. */
    async holds(): Promise<boolean> {
      const pause = await read();
      return pause !== undefined && pause.until > now();
    },

    /** It could not be reached, or turned us away. Those who find out at once count as one. */
    async begin(error: Error): Promise<void> {
      const at = now();
      const refused = error instanceof AccountRefused;
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto("list_pauses")
          .values({ home, failures: 0, since: at, until: at, refused })
          .onConflict((same) => same.doNothing())
          .execute();
        const { failures, since, until } = await tx.selectFrom("list_pauses").selectAll().where("home", "=", home).forUpdate().executeTakeFirstOrThrow();
        if (until > at) return;
        const next = new Date(at.getTime() + pauseAfter(failures + 1, random()));
        await tx
          .updateTable("list_pauses")
          .set({ failures: failures + 1, until: next, refused })
          .where("home", "=", home)
          .execute();
        await sendJob(tx, "push-members", {}, { startAfter: next });
        const began = since.toISOString();
        if (refused) await raiseAlert(tx, sendJob, { orderId: null, kind: "list-refused", detail: `${error.message}, since ${began}`, at });
        else if (at.getTime() - since.getTime() >= patience * 60_000)
          await raiseAlert(tx, sendJob, { orderId: null, kind: "list-away", detail: `${home} has not answered since ${began}. Nothing is lost.`, at });
      });
    },

    /** It answers. */
    async end(): Promise<void> {
      await sql`delete from list_pauses where home = ${home} and until <= ${now()}`.execute(db);
    },
  };
}

export type PushNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & {
  list: MailingList;
  random?: () => number;
  log: Pick<Log, "info" | "warn">;
};

/** Questions at once: Mailchimp answers ten to an account, and there may be several of us. */
const lanes = 3;
/** People, and milliseconds, in one go; the rest follows at once, in a job of its own. */
const [most, longestTurn] = [150, 60_000];

/** Tells the list's home of everyone it has not heard of. One that cannot be reached is left alone, longer each time. */
export function pushMembers({ db, sendJob, list, now, random = Math.random, log }: PushNeeds): () => Promise<void> {
  const pause = createListPause({ db, sendJob, home: list.name, now, random });

  /** They go to the end of the queue, so that one whom nobody can be told of holds up nobody else. */
  const giveBack = ({ signUp }: ClaimedMember) =>
    db
      .updateTable("list_members")
      .set((eb) => ({ claimed_until: null, tries: eb("tries", "+", 1) }))
      .where("sign_up", "=", signUp)
      .execute();

  return async () => {
    if (await pause.holds()) return;
    const began = performance.now();
    const isOver = () => performance.now() - began > longestTurn;
    let left = most;
    let told = 0;
    const away: Error[] = [];

    async function lane() {
      while (away.length === 0 && !isOver() && left-- > 0) {
        const claimed = await claimMember(db, now());
        if (!claimed) return;
        try {
          const outcome = await list.push(claimed.person, claimed.wish);
          await settleMember(db, { claimed, outcome, home: list.name, at: now() });
          told++;
        } catch (error) {
          await giveBack(claimed);
          if (!(error instanceof ProviderUnavailable || error instanceof AccountRefused)) throw error;
          away.push(error);
        }
      }
    }

    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
    if (told > 0) await pause.end();
    const [unreachable] = away;
    if (unreachable) {
      log.warn({ vendor: list.name, error: unreachable.name, count: told }, "the mailing list cannot be reached: those who wait are told of later");
      await pause.begin(unreachable);
    } else if (told > 0) {
      log.info({ vendor: list.name, count: told }, "the mailing list was told");
      if (left <= 0 || isOver()) await sendJob(db, "push-members", {});
    }
    for (const one of ended) if (one.status === "rejected") throw one.reason;
  };
}

/** Promises that the list's home forgets them, in the transaction that does so here. Call it before their row is gone. */
export async function forgetAtProvider(db: Database, sendJob: SendJob, { signUps, at }: { signUps: readonly string[]; at: Date }): Promise<void> {
  if (signUps.length === 0) return;
  const told = await db
    .insertInto("list_forgets")
    .columns(["email", "at"])
    .expression((eb) =>
      eb
        .selectFrom("sign_ups")
        .innerJoin("list_members", "list_members.sign_up", "sign_ups.id")
        .select((of) => ["sign_ups.email", of.val(at).as("at")])
        .where("sign_ups.id", "in", signUps),
    )
    .returning("id")
    .execute();
  for (const { id } of told) await sendJob(db, "forget-member", { id });
}

type Needs = Pick<PlatformNeeds, "sendJob" | "now"> & { db: Database; list: MailingList };

/** Minutes until a home that is away is asked again, for as long as it takes. */
const pause = 15;

/** Its row goes once the home has forgotten them: until then it is owed. Whoever has joined anew since is not to be forgotten. */
export function forgetMember({ db, sendJob, list, now }: Needs): JobHandler<"forget-member"> {
  return async ({ id }) => {
    const owed = await db.selectFrom("list_forgets").select("email").where("id", "=", id).executeTakeFirst();
    if (!owed) return;
    const back = await db.selectFrom("sign_ups").select("id").where("email", "=", owed.email).where("status", "=", "confirmed").executeTakeFirst();
    try {
      if (!back) await list.forget(owed.email);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      return sendJob(db, "forget-member", { id }, { startAfter: addMinutes(now(), pause) });
    }
    await db.deleteFrom("list_forgets").where("id", "=", id).execute();
  };
}
