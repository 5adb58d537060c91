import type { Kysely } from "kysely";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { ListMember, ListPage } from "#server/providers/mailing-list/port.ts";
import { chooseHealing, type Difference, type Standing } from "#server/warmth-list/choose-healing.ts";
import { confirmAtHome } from "#server/warmth-list/confirm-at-home.ts";
import { leftAtHome } from "#server/warmth-list/left-at-home.ts";
import { markForList } from "#server/warmth-list/mark-for-list.ts";
import { readStandings } from "#server/warmth-list/read-standings.ts";

export type PageNeeds = { db: Kysely<Tables>; sendJob: SendJob; config: Pick<Config, "LIST_CONFIRMATION"> };
export type Comparison = { id: string; startedAt: Date };
type Page = { comparison: Comparison; from: number; page: ListPage; home: string };

async function heal(tx: Kysely<Tables>, sendJob: SendJob, { difference, ours, member, home }: Healing) {
  const source = `${home}, nightly`;
  if (difference === "left_there") await leftAtHome(tx, { signUp: ours.id, source, at: member.changedAt });
  if (difference === "confirmed_there") await confirmAtHome(tx, sendJob, { signUp: ours.id, source, at: member.joinedAt ?? member.changedAt });
  if (difference === "left_here" && ours.leftAt) await markForList(tx, sendJob, { signUp: ours.id, wish: { status: "unsubscribed", at: ours.leftAt } });
}
type Healing = { difference: Difference; ours: Standing & { id: string }; member: ListMember; home: string };

/** Takes in one page of the home's members, once: heals what may be healed, and counts. A page that was taken in before is passed over. */
export async function comparePage({ db, sendJob, config }: PageNeeds, { comparison, from, page, home }: Page): Promise<void> {
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
      const difference = chooseHealing(ours, member, config.LIST_CONFIRMATION);
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
