import { createHash, randomUUID } from "node:crypto";
import { type LetterKind, letterKinds } from "#contracts/letter.ts";
import type { Database } from "#server/platform/database/open.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";

export type Arrived = { kind: LetterKind; name: string; email: string; details: Record<string, string>; suspect: boolean };

/** A press of Back, or a second press of the button, on the same day: the same letter. */
const digestOf = ({ kind, name, email, details }: Arrived, at: Date) =>
  createHash("sha256")
    .update(JSON.stringify([kind, name, email, Object.entries(details).sort(), at.toISOString().slice(0, 10)]))
    .digest();

/** Past midnight a press is still the same as one of a moment before. */
const hourBefore = (at: Date) => new Date(at.getTime() - 3_600_000);

/** The reference of a letter that is here already. */
export async function findLetter(db: Database, letter: Arrived, at: Date): Promise<string | undefined> {
  const digests = [at, hourBefore(at)].map((time) => digestOf(letter, time));
  const found = await db.selectFrom("letters").select("reference").where("digest", "in", digests).orderBy("at", "desc").limit(1).executeTakeFirst();
  return found?.reference;
}

/** Keeps a letter once. `isNew` is false for one that is here already; its first reference stands. */
export async function keepLetter(db: Database, letter: Arrived, at: Date): Promise<{ id: string; reference: string; isNew: boolean }> {
  const { details, ...rest } = letter;
  const id = randomUUID();
  const digest = digestOf(letter, at);
  const reference = `${letterKinds[letter.kind]}-${randomCode(4)}-${randomCode(4)}`;
  const added = await db
    .insertInto("letters")
    .values({ ...rest, id, reference, digest, details: JSON.stringify(details), at })
    .onConflict((same) => same.column("digest").doNothing())
    .returning(["id", "reference"])
    .executeTakeFirst();
  if (added) return { ...added, isNew: true };
  const first = await db.selectFrom("letters").select(["id", "reference"]).where("digest", "=", digest).executeTakeFirstOrThrow();
  return { ...first, isNew: false };
}
