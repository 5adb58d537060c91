import { chmod, mkdtemp, rm } from "node:fs/promises";
import { countKept, type Kept } from "#server/db/backup/count-kept.ts";
import { restoreBackup } from "#server/db/backup/restore-backup.ts";
import { openEmbedded } from "#server/db/embedded/open.ts";

/** Restores a backup into a folder of its own beside the real database, starts it, counts what is in it, and takes it all away again. */
export async function tryBackup(file: string, dataDir: string): Promise<Kept> {
  const folder = await mkdtemp(`${dataDir}/trying-`);
  // PostgreSQL may run as another user than we do, who has to pass.
  await chmod(folder, 0o711);
  try {
    await restoreBackup(file, folder);
    const postgres = await openEmbedded(folder, { durable: false });
    try {
      return await countKept(postgres.url);
    } finally {
      await postgres.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
