import type { Kysely } from "kysely";
import { periods } from "#server/jobs/periods.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Log } from "#server/platform/log.ts";
import { type BeginNeeds, beginErasure } from "#server/rights/begin-erasure.ts";
import { type GoOnNeeds, goOnErasing } from "#server/rights/go-on-erasing.ts";
import type { JournalLine } from "#server/rights/journal.ts";
import type { Erasures } from "#server/rights/open-erasures.ts";
import { readAddresses } from "#server/rights/read-addresses.ts";

type Needs = BeginNeeds & GoOnNeeds & { db: Kysely<Tables>; erasures: Erasures; log: Pick<Log, "info" | "warn"> };

/**
 * Brings journal and database together, before anybody is served: an erasure that the database does not know was made after the backup that it was
 * restored from, and is made again; one that the journal does not know is written down. Answers how many people were erased again.
 */
export async function replayErasures(needs: Needs): Promise<number> {
  const { db, erasures, now } = needs;
  await erasures.prune(new Date(now().getTime() - periods.erasures.days * 86_400_000));
  const known = new Map(
    (await db.selectFrom("erasures").select(["id", "person", "asked_at"]).execute()).map(({ id, person, asked_at }) => [id, { person, asked_at }]),
  );
  const written = await erasures.read();
  const inJournal = new Set(written.map(({ id }) => id));
  await erasures.keep([...known].flatMap(([id, { person, asked_at }]) => (inJournal.has(id) ? [] : [{ id, person, at: asked_at.toISOString() }])));
  const lost = written.filter(({ id }) => !known.has(id));
  return lost.length > 0 ? replay(needs, lost) : 0;
}

async function replay(needs: Needs, lost: readonly JournalLine[]): Promise<number> {
  const { db, erasures, now, log } = needs;
  const begin = beginErasure(needs);
  const goOn = goOnErasing(needs);
  const addresses = new Map((await readAddresses(db)).map((email) => [erasures.hash(email), email]));
  let again = 0;
  for (const { id, person, at } of lost) {
    const askedAt = new Date(at);
    const email = addresses.get(person);
    if (email) {
      await begin({ id, email, askedBy: "restore", askedAt });
      // A vendor that is away is asked again by its job; what lies in this database is gone before the doors open.
      await goOn(id);
      again++;
    } else {
      const nothing = { id, person, email: null, asked_by: "restore", asked_at: askedAt, ended_at: now() } as const;
      await db
        .insertInto("erasures")
        .values(nothing)
        .onConflict((same) => same.column("id").doNothing())
        .execute();
    }
  }
  log.warn({ count: again }, "people who were erased after the backup that this database comes from are erased again");
  return again;
}
