import { sql } from "kysely";
import type { MailingListView, OperatorBackend } from "#contracts/backend.ts";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";

/** Addresses at domains that lend them for minutes: how many, and the newest 50. */
export async function readDisposable(db: Database): Promise<MailingListView["disposable"]> {
  const { all, on } = await db
    .selectFrom("sign_ups")
    .select([sql<string>`count(*)`.as("all"), sql<string>`count(*) filter (where status = 'confirmed')`.as("on")])
    .where("disposable", "=", true)
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom("sign_ups")
    .select(["email", "status", "created_at as at"])
    .where("disposable", "=", true)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
  return { all: Number(all), onList: Number(on), newest };
}

/** How people left, the most used way first; `lately`: in the last 30 days. */
export async function readLeavings(db: Database, at: Date): Promise<MailingListView["leavings"]> {
  const since = addDays(at, -30);
  const rows = await db
    .selectFrom("consents")
    .select(["source", sql<string>`count(*)`.as("times"), sql<string>`count(*) filter (where at >= ${since})`.as("lately")])
    .where("act", "=", "left")
    .groupBy("source")
    .orderBy("times", "desc")
    .execute();
  return rows.map(({ source, times, lately }) => ({ how: source, times: Number(times), lately: Number(lately) }));
}

type Needs = { db: Database; now: () => Date; config: Pick<Config, "MAILING_LIST" | "LIST_CONFIRMATION"> };

const counted = sql<string>`count(*)`.as("people");

/** Those that somebody may want to do something about. */
const trouble: ListOutcome[] = ["bounced", "archived", "barred", "forgotten", "unreal", "busy", "refused"];

async function readCompared(db: Database): Promise<MailingListView["compared"]> {
  const row = await db.selectFrom("list_comparisons").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
  return row
    ? {
        startedAt: row.started_at,
        endedAt: row.ended_at,
        members: row.members,
        leftThere: row.left_there,
        leftHere: row.left_here,
        confirmedThere: row.confirmed_there,
        joinedThere: row.joined_there,
        missingThere: row.missing_there,
        unknownHere: row.unknown_here,
      }
    : null;
}

export function readMailingList({ db, now, config }: Needs): OperatorBackend["readMailingList"] {
  const home = config.MAILING_LIST;
  return async () => {
    const pause = await db.selectFrom("list_pauses").selectAll().where("home", "=", home).executeTakeFirst();
    const standing = await db
      .selectFrom("list_members")
      .select(({ fn }) => ["outcome", fn.countAll<string>().as("people")])
      .where("outcome", "is not", null)
      .groupBy("outcome")
      .orderBy("people", "desc")
      .execute();
    const troubled = await db
      .selectFrom("list_members")
      .innerJoin("sign_ups", "sign_ups.id", "list_members.sign_up")
      .select(["sign_ups.email", "list_members.outcome", "list_members.settled_at"])
      .where("outcome", "in", trouble)
      .orderBy("settled_at", (order) => order.desc().nullsLast())
      .limit(50)
      .execute();
    const onList = await db.selectFrom("sign_ups").select(counted).where("status", "=", "confirmed").executeTakeFirstOrThrow();
    const waiting = await db.selectFrom("list_members").select(counted).whereRef("pushed", "<", "version").executeTakeFirstOrThrow();
    const toForget = await db.selectFrom("list_forgets").select(counted).executeTakeFirstOrThrow();
    return {
      home,
      confirmation: config.LIST_CONFIRMATION,
      onList: Number(onList.people),
      waiting: Number(waiting.people),
      toForget: Number(toForget.people),
      away: pause ? { since: pause.since, until: pause.until, refused: pause.refused } : null,
      standing: standing.flatMap(({ outcome, people }) => (outcome ? [{ outcome, people: Number(people) }] : [])),
      troubled: troubled.flatMap(({ email, outcome, settled_at }) => (outcome ? [{ email, outcome, at: settled_at ?? new Date(0) }] : [])),
      leavings: await readLeavings(db, now()),
      disposable: await readDisposable(db),
      compared: await readCompared(db),
    };
  };
}
