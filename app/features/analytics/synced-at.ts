import { local } from "#app/lib/browser/storage.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const key = storageKeys.visitSynced.name;

/** When this browser last synced; 0 for never. */
export const readSyncedAt = () => Number(local.read(key)) || 0;
export const writeSyncedAt = (at: number) => local.write(key, String(at));
