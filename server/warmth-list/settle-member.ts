import type { Kysely } from "kysely";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { ClaimedMember } from "#server/warmth-list/claim-member.ts";
import { leftAtHome } from "#server/warmth-list/left-at-home.ts";

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
    if (settled?.version === version && outcome === "left") await leftAtHome(tx, { signUp, source: home, at });
  });
}
