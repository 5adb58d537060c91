import { local } from "#app/lib/browser/storage.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** What our own counting left in a browser before the owner chose another's. */
export function clearOwn() {
  for (const { name } of [storageKeys.visit, storageKeys.visitEvents]) local.remove(name);
}
