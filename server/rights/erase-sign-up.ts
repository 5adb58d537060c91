import type { Database } from "#server/platform/database/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";

/** Their place, its proof and its links go. Whom they invited stays, without a name beside it. */
export async function eraseSignUp(tx: Database, { email, before }: Erasing): Promise<void> {
  const mine = tx.selectFrom("sign_ups").select("id").where("email", "=", email).where("created_at", "<=", before);
  await tx
    .deleteFrom("secret_links")
    .where("purpose", "=", "confirm-sign-up")
    .where("subject", "in", (eb) =>
      eb
        .selectFrom("consents")
        .select((of) => of.cast<string>("id", "text").as("subject"))
        .where("sign_up", "in", mine),
    )
    .execute();
  await tx.deleteFrom("sign_ups").where("email", "=", email).where("created_at", "<=", before).execute();
  await tx.deleteFrom("list_forgets").where("email", "=", email).where("at", "<=", before).execute();
}
