import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { extract } from "tar";
import { checkManifest, type Manifest } from "#server/db/backup/manifest.ts";
import { isAlive, isOurs, readPostmaster } from "#server/db/embedded/postmaster.ts";

async function expectStopped(pgData: string) {
  const there = await readPostmaster(pgData);
  if (there && isAlive(there.pid) && (await isOurs(there.pid, pgData))) {
    throw new Error(`The shop is running on ${pgData}. Stop it first (and its PostgreSQL, process ${there.pid}, if it was left behind).`);
  }
}

export type Restored = Manifest & { /** Where the database that was there has gone, or null. */ before: string | null };

/**
 * Puts a backup in the place of the database in `dataDir`, checked file by file before anything is touched. What was there is kept
 * beside it. The first start makes the copy whole (see copy-running.ts).
 */
export async function restoreBackup(file: string, folder: string): Promise<Restored> {
  const dataDir = resolve(folder);
  const pgData = `${dataDir}/pg`;
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
    const before = await rename(pgData, aside).then(
      () => aside,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      },
    );
    await rename(`${fresh}/pg`, pgData);
    return { ...manifest, before };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
