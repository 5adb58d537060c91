import { join } from "node:path";
import { journalName, readJournal, writeJournal } from "#server/rights/journal.ts";

/**
 * Adds what one folder's journal of erasures says to another's: beside the backups, so that it is there when the machine is not any more, and back
 * from there. Nothing is ever taken out by it. Of two journals under different keys the older one stays, and this throws.
 */
export async function bringJournal({ from, to }: { from: string; to: string }): Promise<void> {
  const brought = await readJournal(join(from, journalName));
  if (!brought) return;
  const path = join(to, journalName);
  const there = await readJournal(path);
  if (there && there.key !== brought.key)
    throw new Error(`${path} and ${join(from, journalName)} are of two different shops. Move the one that does not belong here away, and try again.`);
  const known = new Set(there?.lines.map(({ id }) => id));
  const added = brought.lines.filter(({ id }) => !known.has(id));
  if (!there || added.length > 0) await writeJournal(path, { key: brought.key, lines: [...(there?.lines ?? []), ...added] });
}
