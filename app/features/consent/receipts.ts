import type { InferInput } from "valibot";
import { local } from "#app/lib/browser/storage.ts";
import type { input } from "#contracts/record-consent.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

export type Receipt = InferInput<typeof input> & { receipt: string };
type Pending = { until: number; body: Receipt };

const key = storageKeys.consentReceipts.name;
/** Milliseconds that a receipt is tried for: 30 days. */
const maxAgeMs = 30 * 86_400_000;

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

export const addPending = (body: Receipt) => write([...readPending(), { until: Date.now() + maxAgeMs, body }]);
export const removePending = (receipt: string) => write(readPending().filter(({ body }) => body.receipt !== receipt));

/** Milliseconds. */
const timeoutMs = 30_000;

async function send({ body }: Pending) {
  const answer = await fetch("/functions/v1/record-consent", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A network's own sign-in page answers 200, too.
  const { receipt_id } = (await answer.json()) as { receipt_id?: string };
  if (answer.ok && receipt_id === body.receipt) removePending(body.receipt);
}

/**
 * Sends what our records may not have yet. `keepalive` lets it outlive the reload that follows a choice; its answer does not,
 * so the next page sends it once more. Failure is no matter for the visitor: it is tried again on the next page.
 */
export async function sendReceipts() {
  // In their order: each answer sets the cookie that keeps the choice, and the last is the one that stands.
  for (const pending of readPending()) await send(pending).catch(() => null);
}
