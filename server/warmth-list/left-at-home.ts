import { sql } from "kysely";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import type { Database } from "#server/platform/database/open.ts";
import { type Leaving, leaveList } from "#server/warmth-list/leave-list.ts";

/** As they left at the list's home, it is owed nothing more about them. */
export async function leftAtHome(db: Database, { outcome = "left", ...leaving }: Leaving & { outcome?: ListOutcome }): Promise<boolean> {
  if (!(await leaveList(db, leaving))) return false;
  const { signUp: sign_up, at } = leaving;
  await db
    .insertInto("list_members")
    .values({ sign_up, wish: "unsubscribed", wished_at: at, pushed: 1, outcome, settled_at: at })
    .onConflict((same) =>
      same.column("sign_up").doUpdateSet({ wish: "unsubscribed", wished_at: at, pushed: sql`list_members.version`, outcome, settled_at: at }),
    )
    .execute();
  return true;
}
