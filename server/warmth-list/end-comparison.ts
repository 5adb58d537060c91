import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { Comparison } from "#server/warmth-list/compare-page.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/**
 * Whoever is on the list here and was on no page is told of anew: they joined before this home was chosen, or were lost there. So is whom it took
 * for the time being not. Whom it asked, bars or has forgotten is left in peace.
 */
export async function endComparison({ db, sendJob, now }: Needs, { id, startedAt }: Comparison): Promise<void> {
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
