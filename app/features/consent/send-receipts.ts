import { readPending, removePending } from "#app/features/consent/pending-receipts.ts";

/** Milliseconds. */
const patience = 30_000;

/**
 * Sends what our records may not have yet. `keepalive` lets it outlive the reload that follows a choice; its answer does not,
 * so the next page sends it once more. Failure is no matter for the visitor: it is tried again on the next page.
 */
export async function sendReceipts() {
  const sending = readPending().map(async ({ body }) => {
    const answer = await fetch("/functions/v1/record-consent", {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    // A network's own sign-in page answers 200, too.
    const { receipt_id } = (await answer.json()) as { receipt_id?: string };
    if (answer.ok && receipt_id === body.receipt) removePending(body.receipt);
  });
  await Promise.allSettled(sending);
}
