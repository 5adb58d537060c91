import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { ListOutcome, MailingListView } from "#contracts/mailing-list.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";

/** Addresses at domains that lend them for minutes: how many, and the newest 50. */
async function readDisposable(db: Database): Promise<MailingListView["disposable"]> {
  const { rows } = await sql<{ all: number; onList: number }>`
    select count(*)::int as "all", count(*) filter (where status = 'confirmed')::int as "onList" from sign_ups where disposable`.execute(db);
  const newest = await db
    .selectFrom("sign_ups")
    .select(["email", "status", "created_at as at"])
    .where("disposable", "=", true)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
  return { ...(rows[0] ?? { all: 0, onList: 0 }), newest };
}

/** How people left, the most used way first; `lately`: in the last 30 days. */
async function readLeavings(db: Database, at: Date): Promise<MailingListView["leavings"]> {
  const { rows } = await sql<MailingListView["leavings"][number]>`
    select source as how, count(*)::int as times, count(*) filter (where at >= ${addDays(at, -30)})::int as lately
    from consents where act = 'left' group by source order by times desc`.execute(db);
  return rows;
}

/** Those that somebody may want to do something about. */
const problems: ListOutcome[] = ["bounced", "archived", "barred", "forgotten", "unreal", "busy", "refused"];

const readOutcomes = (db: Database) =>
  sql<MailingListView["outcomes"][number]>`
    select outcome, count(*)::int as people from list_syncs where outcome is not null group by outcome order by people desc`.execute(db);

const readProblems = (db: Database) =>
  sql<MailingListView["problems"][number]>`
    select s.email, m.outcome, coalesce(m.synced_at, 'epoch') as at from list_syncs m join sign_ups s on s.id = m.sign_up
    where m.outcome = any(${problems}::text[]) order by m.synced_at desc nulls last limit 50`.execute(db);

const readReconciliation = (db: Database) =>
  sql<NonNullable<MailingListView["reconciliation"]>>`
    select started_at as "startedAt", ended_at as "endedAt", members, left_there as "leftThere", left_here as "leftHere",
      confirmed_there as "confirmedThere", joined_there as "joinedThere", missing_there as "missingThere", unknown_here as "unknownHere"
    from list_reconciliations where ended_at is not null order by id desc limit 1`.execute(db);

const readCounts = (db: Database) =>
  sql<{ onList: number; waiting: number; toDelete: number }>`
    select (select count(*)::int from sign_ups where status = 'confirmed') as "onList",
      (select count(*)::int from list_syncs where synced_version < version) as waiting,
      (select count(*)::int from list_deletions) as "toDelete"`.execute(db);

type Needs = { db: Database; now: () => Date; config: Pick<Config, "MAILING_LIST" | "LIST_CONFIRMATION"> };

export function readMailingList({ db, now, config }: Needs): OperatorBackend["readMailingList"] {
  const provider = config.MAILING_LIST;
  return async () => {
    const outage = await db.selectFrom("list_outages").selectAll().where("provider", "=", provider).executeTakeFirst();
    const [counts] = (await readCounts(db)).rows;
    if (!counts) throw new Error("a count answers one row");
    return {
      provider,
      confirmation: config.LIST_CONFIRMATION,
      ...counts,
      outage: outage ? { since: outage.since, retryAt: outage.retry_at, refused: outage.refused } : null,
      outcomes: (await readOutcomes(db)).rows,
      problems: (await readProblems(db)).rows,
      leavings: await readLeavings(db, now()),
      disposable: await readDisposable(db),
      reconciliation: (await readReconciliation(db)).rows[0] ?? null,
    };
  };
}
