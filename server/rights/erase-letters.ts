import { randomBytes } from "node:crypto";
import type { Database } from "#server/platform/database/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";
import { withoutPerson } from "#server/rights/without-person.ts";

/** Stands where a name or an address stood that the law does not ask for. */
export const nobodysName = "Erased";
export const nobodysEmail = "erased@invalid";

/** Letters go. Of a serious skin reaction the report stays, and not who sent it: the law on cosmetics wants it known (UK Regulation 1223/2009, art. 23). */
export async function eraseLetters(tx: Database, { email, before }: Pick<Erasing, "email" | "before">): Promise<void> {
  const letters = await tx.selectFrom("letters").select(["id", "kind", "name", "details"]).where("email", "=", email).where("at", "<=", before).execute();
  const serious = letters.filter(({ kind, details }) => kind === "reaction" && details.severity === "serious");
  const others = letters.filter((letter) => !serious.includes(letter)).map(({ id }) => id);
  if (others.length > 0) await tx.deleteFrom("letters").where("id", "in", others).execute();
  for (const { id, name, details } of serious) {
    const kept = Object.fromEntries(Object.entries(details).map(([field, words]) => [field, withoutPerson(words, { email, name })]));
    await tx
      .updateTable("letters")
      // The digest was made of who sent it, too.
      .set({ name: nobodysName, email: nobodysEmail, details: JSON.stringify(kept), digest: randomBytes(32) })
      .where("id", "=", id)
      .execute();
  }
}
