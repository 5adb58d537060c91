import { readPending, removePending } from "#app/features/consent/pending-receipts.ts";

/** Milliseconds. */
const timeoutMs = 30_000;

type Pending = ReturnType<typeof readPending>[number];

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
