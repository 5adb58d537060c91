import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { failStart } from "#main/fail-start.ts";
import { sayKept, sayMegabytes } from "#main/say-kept.ts";
import { mergeJournal } from "#server/modules/privacy/journal.ts";
import { dropOldBackups, takeBackup } from "#server/platform/database/backup.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { countKept, type Kept, tryBackup, undefinedColumn, undefinedTable } from "#server/platform/database/restore.ts";
import { readConfig } from "#server/providers/settings.ts";

// `npm run backup`: a copy of the embedded database, taken while it runs, and tried by restoring it.

const { values } = parseArgs({ options: { to: { type: "string" }, keep: { type: "string", default: "14" } } });
const say = (line: string) => process.stdout.write(`${line}\n`);

/** For `/metrics`. A shop of the version before, which this backup may be taken ahead of replacing, has no place for it. */
async function noteBackup(url: string, bytes: number) {
  const { db } = openDatabase(url, { connections: 1 });
  try {
    await db.insertInto("backups").values({ at: new Date(), bytes }).execute();
  } catch (error) {
    if (![undefinedTable, undefinedColumn].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await db.destroy();
  }
}

/** One that fails goes: it would pass for the newest, and fill the disk. */
async function prove(file: string, dataDir: string, before: Kept) {
  try {
    const kept = await tryBackup(file, dataDir);
    if (kept.orders < before.orders) throw new Error(`The backup held ${sayKept(kept)}, and the database ${sayKept(before)} before it. It is deleted.`);
    return kept;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

try {
  const config = readConfig(process.env);
  if (config.DATABASE_URL) {
    throw new Error("DATABASE_URL is set, so the database is not ours to copy. Use its provider's backups, or pg_dump: docs/operating.md says how.");
  }
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Error("--keep must be a whole number from 1: how many backups stay.");
  const dataDir = resolve(config.DATA_DIR);
  const folder = resolve(values.to ?? `${dataDir}/backups`);
  const postgres = await openEmbedded(dataDir);
  try {
    const before = await countKept(postgres.url);
    say("Copying the database; the shop goes on meanwhile …");
    const { file, bytes, unpacked } = await takeBackup({ url: postgres.url, pgData: `${dataDir}/pg`, folder });
    say(`${sayMegabytes(unpacked)} copied. Trying it: restored into a folder of its own, and read …`);
    const kept = await prove(file, dataDir, before);
    await noteBackup(postgres.url, bytes);
    await mergeJournal({ from: dataDir, to: folder });
    const dropped = await dropOldBackups(folder, keep);
    say(`\n${file}\n${sayMegabytes(bytes)}. It holds ${sayKept(kept)}.`);
    if (dropped.length > 0) say(`Deleted, because only the newest ${keep} are kept: ${dropped.join(", ")}.`);
    say("It holds people's names and addresses. Copy it to another machine, and guard it as you guard the shop.");
  } finally {
    await postgres.close();
  }
} catch (error) {
  failStart(error);
}
