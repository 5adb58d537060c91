import { type Database, isDatabaseAway } from "#server/platform/database/open.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** Milliseconds until a process asks again what the others have ended. */
const fresh = 5_000;

type Needs = { db: Database; now: () => Date };

/**
 * Grants and preview links that were ended before their time. A grant is read without the database, so each process keeps the few that
 * are ended in mind; what it ends itself counts at once, what another ends within five seconds.
 */
export function createEndedGrants({ db, now }: Needs) {
  let known: ReadonlySet<string> = new Set();
  let asked = Number.NEGATIVE_INFINITY;

  async function read() {
    const rows = await db.selectFrom("secret_links").select("token_hash").where("purpose", "=", "ended-grant").where("expires_at", ">", now()).execute();
    known = new Set(rows.map(({ token_hash }) => token_hash.toString("base64")));
  }

  async function readIfStale() {
    if (Math.abs(now().getTime() - asked) < fresh) return;
    asked = now().getTime();
    // While the database is away the last list stands: who is inside is not thrown out for it.
    await read().catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
    });
  }

  return {
    /** After something was ended in the database itself. */
    readAgain: read,
    async has(marks: readonly string[]) {
      await readIfStale();
      return marks.some((mark) => known.has(hashToken(mark).toString("base64")));
    },
    async end(mark: string, endsAt: Date) {
      await db
        .insertInto("secret_links")
        .values({ token_hash: hashToken(mark), purpose: "ended-grant", subject: "", created_at: now(), expires_at: endsAt })
        .onConflict((found) => found.doNothing())
        .execute();
      await read();
    },
  };
}

export type EndedGrants = ReturnType<typeof createEndedGrants>;
