import { resolve } from "node:path";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Log } from "#server/platform/log.ts";
import { readSecret } from "#server/platform/tokens/secrets.ts";
import { addToJournal, hashPerson, type JournalLine, journalName, readJournal, writeJournal } from "#server/rights/journal.ts";

type Needs = { db: Database; config: Pick<Config, "DATA_DIR">; log: Pick<Log, "error"> };

/** The journal of erasures that outlives the database. Its file is made with the first of them. */
export async function openErasures({ db, config, log }: Needs) {
  const path = resolve(config.DATA_DIR, journalName);
  // The file's key counts: the database may be an old one that was put back.
  const key = (await readJournal(path))?.key ?? (await readSecret(db, "erasures"));

  /** The next start writes down what could not be written now: a full disk, or one that is read only, must not keep anybody here. */
  async function keep(lines: readonly JournalLine[]) {
    if (lines.length === 0) return;
    try {
      if ((await readJournal(path)) === null) await writeJournal(path, { key, lines: [] });
      await addToJournal(path, lines);
    } catch (error) {
      log.error(
        { error: error instanceof Error ? error.name : "Error" },
        "the journal of erasures cannot be written: a restored backup would bring people back",
      );
    }
  }

  return {
    hash: (email: string) => hashPerson(key, email),
    read: async (): Promise<readonly JournalLine[]> => (await readJournal(path))?.lines ?? [],
    keep,
    /** Forgets those that are so old that no backup from before them is left. */
    async prune(before: Date) {
      const journal = await readJournal(path);
      const lines = journal?.lines.filter(({ at }) => new Date(at) >= before);
      if (journal && lines && lines.length < journal.lines.length) await writeJournal(path, { key: journal.key, lines });
    },
  };
}
export type Erasures = Awaited<ReturnType<typeof openErasures>>;
