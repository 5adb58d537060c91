import { type Kysely, sql } from "kysely";
import { confirmedAtProvider, leftAtProvider } from "#server/modules/waitlist/provider-events.ts";
import { scheduleSync } from "#server/modules/waitlist/sync.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { ListMember, ListPage, MailingList } from "#server/providers/mailing-list/port.ts";

/** How someone stands here. `leftAt`: they left, and have not confirmed anew; `waitingSince`: the home was asked to have them confirm. */
export type Standing = { status: "pending" | "confirmed" | "unsubscribed"; confirmedAt: Date | null; leftAt: Date | null; waitingSince: Date | null };

/** A difference between the two sides, named as it is counted; null: they agree, or nothing may be done. */
export type Difference = "left_there" | "left_here" | "confirmed_there" | "joined_there" | "unknown_here";

/** The home keeps whole seconds: within one, leaving wins. */
const isSince = (at: Date, before: Date | null) => before === null || at.getTime() + 1_000 > before.getTime();

/** A leaving on either side wins over an older yes; a newer yes is the person's own, and counts where it was given. */
export function chooseCorrection(ours: Standing | undefined, member: ListMember, confirmation: Config["LIST_CONFIRMATION"]): Difference | null {
  if (!ours) return "unknown_here";
  if (member.status === "unsubscribed") return ours.status === "confirmed" && isSince(member.changedAt, ours.confirmedAt) ? "left_there" : null;
  if (member.status !== "subscribed") return null;
  if (ours.leftAt) return member.joinedAt && member.joinedAt > ours.leftAt ? "joined_there" : "left_here";
  if (ours.status !== "pending" || confirmation !== "mailchimp" || !ours.waitingSince) return null;
  return member.joinedAt && isSince(member.joinedAt, ours.waitingSince) ? "confirmed_there" : null;
}

/** How those with these addresses stand here, by address. Their rows are held until the transaction ends. */
export async function readStandings(db: Database, emails: readonly string[]): Promise<Map<string, Standing & { id: string }>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<Standing & { id: string; email: string }>`
    select s.id, s.email, s.status, s.confirmed_at as "confirmedAt",
      case when s.status = 'unsubscribed' or last.act = 'left' then coalesce(last.at, s.created_at) end as "leftAt",
      case when m.wish = 'pending' then m.wished_at end as "waitingSince"
    from sign_ups s
    left join list_members m on m.sign_up = s.id
    left join lateral (select act, at from consents c where c.sign_up = s.id and act <> 'asked' order by c.id desc limit 1) last on true
    where s.email = any(${emails}::text[])
    for update of s`.execute(db);
  return new Map(rows.map(({ email, ...standing }) => [email, standing]));
}

export type PageNeeds = Pick<PlatformNeeds, "db" | "sendJob"> & { config: Pick<Config, "LIST_CONFIRMATION"> };
export type ReconciliationRun = { id: string; startedAt: Date };
type Page = { comparison: ReconciliationRun; from: number; page: ListPage; home: string };

async function heal(tx: Kysely<Tables>, sendJob: SendJob, { difference, ours, member, home }: Healing) {
  const source = `${home}, nightly`;
  if (difference === "left_there") await leftAtProvider(tx, { signUp: ours.id, source, at: member.changedAt });
  if (difference === "confirmed_there") await confirmedAtProvider(tx, sendJob, { signUp: ours.id, source, at: member.joinedAt ?? member.changedAt });
  if (difference === "left_here" && ours.leftAt) await scheduleSync(tx, sendJob, { signUp: ours.id, wish: { status: "unsubscribed", at: ours.leftAt } });
}
type Healing = { difference: Difference; ours: Standing & { id: string }; member: ListMember; home: string };

/** Takes in one page of the home's members, once: heals what may be healed, and counts. A page that was taken in before is passed over. */
export async function reconcilePage({ db, sendJob, config }: PageNeeds, { comparison, from, page, home }: Page): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const moved = await tx
      .updateTable("list_comparisons")
      .set({ next_from: page.next ?? from + page.members.length })
      .where("id", "=", comparison.id)
      .where("next_from", "=", from)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return;
    const counts = { members: page.members.length, left_there: 0, left_here: 0, confirmed_there: 0, joined_there: 0, unknown_here: 0 };
    const standings = await readStandings(
      tx,
      page.members.map(({ email }) => email),
    );
    for (const member of page.members) {
      const ours = standings.get(member.email);
      const difference = chooseCorrection(ours, member, config.LIST_CONFIRMATION);
      if (difference) counts[difference]++;
      if (difference && ours) await heal(tx, sendJob, { difference, ours, member, home });
    }
    const seen = [...standings.values()].map(({ id }) => id);
    const bounced = page.members.filter(({ status }) => status === "cleaned").flatMap(({ email }) => standings.get(email)?.id ?? []);
    if (seen.length > 0) await tx.updateTable("list_members").set({ seen_at: comparison.startedAt }).where("sign_up", "in", seen).execute();
    if (bounced.length > 0) await tx.updateTable("list_members").set({ outcome: "bounced" }).where("sign_up", "in", bounced).execute();
    await tx
      .updateTable("list_comparisons")
      .set((eb) => ({
        members: eb("members", "+", counts.members),
        left_there: eb("left_there", "+", counts.left_there),
        left_here: eb("left_here", "+", counts.left_here),
        confirmed_there: eb("confirmed_there", "+", counts.confirmed_there),
        joined_there: eb("joined_there", "+", counts.joined_there),
        unknown_here: eb("unknown_here", "+", counts.unknown_here),
      }))
      .where("id", "=", comparison.id)
      .execute();
  });
}

/**
 * Whoever is on the list here and was on no page is told of anew: they joined before this home was chosen, or were lost there. So is whom it took
 * for the time being not. Whom it asked, bars or has forgotten is left in peace.
 */
export async function endReconciliation(
  { db, sendJob, now }: Pick<PlatformNeeds, "db" | "sendJob" | "now">,
  { id, startedAt }: ReconciliationRun,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into list_members as m (sign_up, wish, wished_at)
      select s.id, 'subscribed', coalesce(s.confirmed_at, s.created_at) from sign_ups s left join list_members old on old.sign_up = s.id
      where s.status = 'confirmed' and (s.confirmed_at is null or s.confirmed_at < ${startedAt}) and (old.sign_up is null
        or (old.pushed = old.version and old.settled_at < ${startedAt} and (old.seen_at is null or old.seen_at < ${startedAt}) and old.outcome = 'listed'))
      on conflict (sign_up) do update set wish = excluded.wish, wished_at = excluded.wished_at, version = m.version + 1, tries = 0
      returning 1`.execute(tx);
    await sql`update list_members set version = version + 1, tries = 0
      where pushed = version and settled_at < ${startedAt} and outcome in ('busy', 'refused', 'unlabelled')`.execute(tx);
    const ended = await tx
      .updateTable("list_comparisons")
      .set({ ended_at: now(), missing_there: rows.length })
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (ended.numUpdatedRows > 0n) await sendJob(tx, "push-members", {});
  });
}

export type ReconcileNeeds = PageNeeds & { list: MailingList; now: () => Date; log: Pick<Log, "info" | "warn"> };

/** Pages in one go; the rest follows in a job of its own. */
const pages = 8;
/** Minutes until a home that was away is asked again; hours after which the next night does it. */
const [pause, patience] = [15, 20];

/** Compares both sides page by page. `comparison` goes on with one that was begun; without it a new one begins. */
export function reconcileList({ list, now, log, ...needs }: ReconcileNeeds): (comparison?: string) => Promise<void> {
  const { db, sendJob } = needs;

  const begin = () => db.insertInto("list_comparisons").values({ started_at: now() }).returningAll().executeTakeFirstOrThrow();
  const goOn = (id: string) => db.selectFrom("list_comparisons").selectAll().where("id", "=", id).where("ended_at", "is", null).executeTakeFirst();
  const later = (id: string, minutes: number) => sendJob(db, "compare-list", { comparison: id }, { startAfter: addMinutes(now(), minutes) });

  return async (id) => {
    const row = id === undefined ? await begin() : await goOn(id);
    if (!row) return;
    const comparison = { id: row.id, startedAt: row.started_at };
    let from: number | null = row.next_from;
    try {
      for (let taken = 0; from !== null && taken < pages; taken++) {
        const page = await list.readPage(from);
        await reconcilePage(needs, { comparison, from, page, home: list.name });
        from = page.next;
      }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      const over = now().getTime() - comparison.startedAt.getTime() > patience * 3_600_000;
      log.warn({ vendor: list.name }, over ? "the comparison is given up until tomorrow" : "the mailing list cannot be reached: it is compared later");
      return over ? undefined : later(comparison.id, pause);
    }
    if (from !== null) return later(comparison.id, 0);
    await endReconciliation({ db, sendJob, now }, comparison);
    log.info({ vendor: list.name }, "both sides of the mailing list are compared");
  };
}
