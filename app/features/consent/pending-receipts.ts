import type { InferInput } from "valibot";
import { local } from "#app/lib/browser/storage.ts";
import type { input } from "#contracts/record-consent.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

export type Receipt = InferInput<typeof input> & { receipt: string };
type Pending = { until: number; body: Receipt };

const key = storageKeys.consentReceipts.name;
/** Milliseconds that a receipt is tried for: 30 days. */
const patience = 30 * 86_400_000;

/** Receipts that our records may not have yet. */
export function readPending(now = Date.now()): Pending[] {
  try {
    const kept: unknown = JSON.parse(local.read(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => one?.until > now) : [];
  } catch {
    return [];
  }
}

function write(pending: Pending[]) {
  if (pending.length > 0) local.write(key, JSON.stringify(pending));
  else local.remove(key);
}

export const addPending = (body: Receipt) => write([...readPending(), { until: Date.now() + patience, body }]);
export const removePending = (receipt: string) => write(readPending().filter(({ body }) => body.receipt !== receipt));
