import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { type ListOutcome, type ListPerson, type MailingListView, shownPeople } from "#contracts/mailing-list.ts";
import { readMemberCounts } from "#server/modules/waitlist/list-counts.ts";
import { isReferral, referralCount } from "#server/modules/waitlist/position.ts";
import { type Database, escapeLike } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";
import type { Config } from "#server/providers/settings.ts";

/** Those that somebody may want to do something about: in the order of the index that finds them. */
const problems: ListOutcome[] = ["bounced", "archived", "barred", "forgotten", "unreal", "busy", "refused"];

type Counts = Pick<MailingListView, "waiting" | "toDelete"> & { disposable: number; disposableOnList: number };
type Needs = { db: Database; now: () => Date; config: Pick<Config, "MAILING_LIST" | "LIST_CONFIRMATION"> };

export function readMailingList({ db, now, config }: Needs): OperatorBackend["readMailingList"] {
  const { MAILING_LIST: provider, LIST_CONFIRMATION: confirmation } = config;
  return async () => {
    const counts = await sql<Counts>`
      select count(*)::int as disposable, count(*) filter (where status = 'confirmed')::int as "disposableOnList",
        (select count(*)::int from list_syncs where synced_version < version) as waiting, (select count(*)::int from list_deletions) as "toDelete"
      from sign_ups where disposable`.execute(db);
    const [{ disposable, disposableOnList, ...counted }] = counts.rows as [Counts];
    const newest = await sql<MailingListView["disposable"]["newest"][number]>`
      select email, status, created_at as at from sign_ups where disposable order by created_at desc limit 50`.execute(db);
    const members = await readMemberCounts({ db, now });
    const lookedAt = await sql<MailingListView["problems"][number]>`
      select s.email, m.outcome, coalesce(m.synced_at, 'epoch') as at from list_syncs m join sign_ups s on s.id = m.sign_up
      where m.outcome in (${sql.join(problems.map((outcome) => sql.lit(outcome)))}) order by m.synced_at desc nulls last limit 50`.execute(db);
    const leavings = await sql<MailingListView["leavings"][number]>`
      select source as how, count(*)::int as times, count(*) filter (where at >= ${addDays(now(), -30)})::int as lately
      from consents where act = 'left' group by source order by times desc`.execute(db);
    const reconciliation = await sql<NonNullable<MailingListView["reconciliation"]>>`
      select started_at as "startedAt", ended_at as "endedAt", members, left_there as "leftThere", left_here as "leftHere",
        confirmed_there as "confirmedThere", joined_there as "joinedThere", missing_there as "missingThere", unknown_here as "unknownHere"
      from list_reconciliations where ended_at is not null order by id desc limit 1`.execute(db);
    const outage = await sql<NonNullable<MailingListView["outage"]>>`
      select since, retry_at as "retryAt", refused from list_outages where provider = ${provider}`.execute(db);
    return {
      provider,
      confirmation,
      ...counted,
      ...members,
      outage: outage.rows[0] ?? null,
      problems: lookedAt.rows,
      leavings: leavings.rows,
      disposable: { all: disposable, onList: disposableOnList, newest: newest.rows },
      reconciliation: reconciliation.rows[0] ?? null,
    };
  };
}

/** Each search has an index. Of one or two letters it's how a word begins: they'd stand somewhere in everybody's address, and no index finds them there. */
export function listSignUps({ db }: Pick<Needs, "db">): OperatorBackend["listSignUps"] {
  return async ({ search = "", email, country, status, source, before }) => {
    const words = search.split(/\s+/).filter(Boolean);
    const wanted = [
      ...words.map((word) => sql`' ' || email || ' ' || lower(name) like lower(${`%${[...word].length < 3 ? " " : ""}${escapeLike(word)}%`})`),
      ...(email ? [sql`email = lower(${email})`] : []),
      ...(country ? [sql`country = ${country}`] : []),
      ...(status ? [sql`status = ${status}`] : []),
      ...(source ? [sql`source = ${source}`] : []),
      ...(before ? [sql`(created_at, id) < (${before.at}, ${before.id}::uuid)`] : []),
    ];
    const { rows } = await sql<ListPerson>`
      select id, email, name, country, status, created_at as at, friends::int
      from (
        select * from sign_ups ${wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``} order by created_at desc, id desc limit ${shownPeople + 1}
      ) as me, lateral (select ${referralCount} as friends from sign_ups f where ${isReferral}) as brought
      order by created_at desc, id desc`.execute(db);
    return rows;
  };
}

/** One look into the index for each: of a million people they're a handful. */
export const listSignUpSources =
  ({ db }: Pick<Needs, "db">): OperatorBackend["listSignUpSources"] =>
  async () => {
    const { rows } = await sql<{ source: string }>`
      with recursive found as (
        select min(source) as source from sign_ups
        union all select (select min(source) from sign_ups where source > found.source) from found where found.source is not null)
      select source from found where source is not null`.execute(db);
    return rows.map(({ source }) => source);
  };
