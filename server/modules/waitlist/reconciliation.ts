import { type Selectable, sql } from "kysely";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { confirmedAtProvider, isSince, leftAtProvider } from "#server/modules/waitlist/provider-events.ts";
import { scheduleSync } from "#server/modules/waitlist/sync.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { ListMember } from "#server/providers/mailing-list/port.ts";
import type { Config } from "#server/providers/settings.ts";

/** How someone stands here. `leftAt`: they left, and have not confirmed anew; `askedAt`: the provider was asked to have them confirm. */
type Standing = Pick<Selectable<Tables["sign_ups"]>, "id" | "email" | "status"> & Record<"confirmedAt" | "leftAt" | "askedAt", Date | null>;

const noDifferences = { left_there: 0, left_here: 0, confirmed_there: 0, joined_there: 0, unknown_here: 0 };
type Difference = keyof typeof noDifferences;

/** A leaving on either side wins over an older yes; a newer yes is the person's own, and counts where it was given. null: they agree, or nothing may be done. */
function findDifference(ours: Standing | undefined, member: ListMember, confirmation: Config["LIST_CONFIRMATION"]): Difference | null {
  if (!ours) return "unknown_here";
  if (member.status === "unsubscribed") return ours.status === "confirmed" && isSince(member.changedAt, ours.confirmedAt) ? "left_there" : null;
  if (member.status !== "subscribed") return null;
  if (ours.leftAt) return member.joinedAt && member.joinedAt > ours.leftAt ? "joined_there" : "left_here";
  if (ours.status !== "pending" || confirmation !== "mailchimp" || !ours.askedAt) return null;
  return member.joinedAt && isSince(member.joinedAt, ours.askedAt) ? "confirmed_there" : null;
}

/** How those with these addresses stand here, by address. Their rows are held until the transaction ends. */
async function readStandings(db: Database, emails: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing>`
    select s.id, s.email, s.status, s.confirmed_at as "confirmedAt",
      case when s.status = 'unsubscribed' or last.act = 'left' then coalesce(last.at, s.created_at) end as "leftAt",
      case when m.desired = 'pending' then m.desired_at end as "askedAt"
    from sign_ups s
    left join list_syncs m on m.sign_up = s.id
    left join lateral (select act, at from consents c where c.sign_up = s.id and act <> 'asked' order by c.id desc limit 1) last on true
    where s.email = any(${emails}::text[])
    for update of s`.execute(db);
  return new Map(rows.map((standing) => [standing.email, standing]));
}

/** Sends anew whoever was on no page, and whom the provider could not take for the time being; not whom it asked, bars or has deleted, nor whom we asked in its place. */
async function resendMissing(tx: Tx, startedAt: Date): Promise<number> {
  const { rows } = await sql`
    insert into list_syncs as m (sign_up, desired, desired_at)
    select s.id, 'subscribed', coalesce(s.confirmed_at, s.created_at) from sign_ups s left join list_syncs old on old.sign_up = s.id
    where s.status = 'confirmed' and (s.confirmed_at is null or s.confirmed_at < ${startedAt}) and (old.sign_up is null
      or (old.synced_version = old.version and old.synced_at < ${startedAt} and (old.seen_at is null or old.seen_at < ${startedAt}) and old.outcome = 'listed'))
    on conflict (sign_up) do update set desired = excluded.desired, desired_at = excluded.desired_at, version = m.version + 1, attempts = 0
    returning 1`.execute(tx);
  await sql`update list_syncs set version = version + 1, attempts = 0
    where synced_version = version and synced_at < ${startedAt}
      and outcome in ('busy', 'refused', 'unlabelled') and (desired, outcome) <> ('pending', 'refused')`.execute(tx);
  return rows.length;
}

/** Compares both sides, a page of the provider's members at a time. Cut off, it begins again: what was made good is no difference any more. */
export function reconcileList({ db, sendJob, config, list, now, log }: ModuleNeeds): () => Promise<void> {
  const source = `${list.name}, nightly`;

  async function correct(tx: Tx, difference: Difference, { id: signUp, leftAt }: Standing, { changedAt, joinedAt }: ListMember) {
    if (difference === "left_there") await leftAtProvider(tx, { signUp, source, at: changedAt });
    if (difference === "confirmed_there") await confirmedAtProvider(tx, sendJob, { signUp, source, at: joinedAt ?? changedAt });
    if (difference === "left_here" && leftAt) await scheduleSync(tx, sendJob, { signUp, desired: { status: "unsubscribed", at: leftAt } });
  }

  return async () => {
    const startedAt = now();
    const counts = { members: 0, ...noDifferences };

    const reconcilePage = (members: readonly ListMember[]) =>
      db.transaction().execute(async (tx) => {
        const emails = members.map(({ email }) => email);
        const standings = await readStandings(tx, emails);
        for (const member of members) {
          const ours = standings.get(member.email);
          const difference = findDifference(ours, member, config.LIST_CONFIRMATION);
          if (difference) counts[difference]++;
          if (difference && ours) await correct(tx, difference, ours, member);
        }
        const bounced = members.filter(({ status }) => status === "cleaned").map(({ email }) => email);
        await sql`
          update list_syncs m set seen_at = ${startedAt}, outcome = case when s.email = any(${bounced}::text[]) then 'bounced' else m.outcome end
          from sign_ups s where s.id = m.sign_up and s.email = any(${emails}::text[])`.execute(tx);
        counts.members += members.length;
      });

    for (let from: number | null = 0; from !== null; ) {
      const { members, next } = await list.readPage(from);
      await reconcilePage(members);
      from = next;
    }
    await db.transaction().execute(async (tx) => {
      const missing_there = await resendMissing(tx, startedAt);
      const row = { started_at: startedAt, ended_at: now(), ...counts, missing_there };
      await tx.insertInto("list_reconciliations").values(row).execute();
      await sendJob(tx, "push-members", {});
    });
    log.info({ vendor: list.name }, "both sides of the mailing list are compared");
  };
}
