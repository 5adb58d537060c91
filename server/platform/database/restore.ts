import { chmod, mkdir, mkdtemp, mkdtempDisposable, rename, rm } from "node:fs/promises";
import pg from "pg";
import { extract } from "tar";
import { checkManifest, clearLeftBehind, ignoreGone, type Manifest } from "#server/platform/database/backup.ts";
import { expectNobodyElses } from "#server/platform/database/embedded/binaries.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { findRunning } from "#server/platform/database/embedded/process.ts";

export type Kept = { orders: number; signUps: number; lastWrite: Date | null };

export const undefinedTable = "42P01";
export const undefinedColumn = "42703";

export async function countKept(url: string): Promise<Kept> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Kept>(
      `select (select count(*)::int from orders) as orders, (select count(*)::int from sign_ups) as "signUps",
        greatest((select max(at) from order_history), (select max(created_at) from sign_ups)) as "lastWrite"`,
    );
    return rows[0] as Kept;
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
    return { orders: 0, signUps: 0, lastWrite: null };
  } finally {
    await client.end();
  }
}

async function expectStopped(pgData: string) {
  const there = await findRunning(pgData);
  if (there) throw new Error(`The shop is running on ${pgData}. Stop it first (and its PostgreSQL, process ${there.pid}, if it was left behind).`);
}

export type Restored = Manifest & { /** Where the database that was there has gone, or null. */ before: string | null };

/** Puts a backup, checked file by file, in the place of the database in `dataDir`, and keeps beside it what was there. */
export async function restoreBackup(file: string, dataDir: string): Promise<Restored> {
  const pgData = `${dataDir}/pg`;
  await expectNobodyElses(dataDir);
  await expectStopped(pgData);
  await mkdir(dataDir, { recursive: true });
  const fresh = await mkdtemp(`${dataDir}/pg.restoring-`);
  try {
    await extract({ file, cwd: fresh, strict: true, preserveOwner: false }).catch((cause) => {
      throw new Error(`${file} cannot be unpacked: it is no backup, or it is cut off.`, { cause });
    });
    const manifest = await checkManifest(fresh);
    await expectStopped(pgData);
    const aside = `${dataDir}/pg.before-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
    const before = await rename(pgData, aside).then(() => aside, ignoreGone(null));
    await rename(`${fresh}/pg`, pgData);
    return { ...manifest, before };
  } finally {
    await rm(fresh, { recursive: true, force: true, maxRetries: 5 }); // of a cut archive a file may still be on its way
  }
}

/** Restores a backup into a folder of its own beside the real database, starts it, counts what is in it, and takes it all away again. */
export async function tryBackup(file: string, dataDir: string): Promise<Kept> {
  await mkdir(dataDir, { recursive: true });
  await clearLeftBehind(dataDir, /^(?:trying|pg\.restoring)-/);
  await using folder = await mkdtempDisposable(`${dataDir}/trying-`);
  // PostgreSQL may run as another user than we do, who has to pass.
  await chmod(folder.path, 0o711);
  await restoreBackup(file, folder.path);
  const postgres = await openEmbedded(folder.path, { durable: false });
  try {
    return await countKept(postgres.url);
  } finally {
    await postgres.close();
  }
}
