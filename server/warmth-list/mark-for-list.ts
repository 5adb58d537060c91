import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { ListWish } from "#server/providers/mailing-list/port.ts";

/**
 * Promises that the list's home hears how someone is to stand, in the transaction of the fact that caused it. Asked to confirm twice,
 * they have wanted it since the first time.
 */
export async function markForList(db: Database, sendJob: SendJob, { signUp, wish }: { signUp: string; wish: ListWish }): Promise<void> {
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
