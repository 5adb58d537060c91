import { storageKeys } from "#contracts/storage-keys.ts";

const key = storageKeys.visitSynced.name;

/** When this browser last synced; 0 for never. */
export const readSyncedAt = () => Number(localStorage.getItem(key)) || 0;
export const writeSyncedAt = (at: number) => localStorage.setItem(key, String(at));
