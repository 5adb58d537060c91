import { readPending, removePending } from "#app/features/consent/pending-receipts.ts";

/**
 * Sends what our records may not have yet. `keepalive` lets it outlive the reload that follows a choice; its answer does not,
 * so the next page sends it once more. Failure is no matter for the visitor: it is tried again on the next page.
 */
export async function sendReceipts() {
  // In their order: each answer sets the cookie that keeps the choice, and the last is the one that stands.
  for (const { body } of readPending()) {
    const answer = await fetch("/functions/v1/record-consent", {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer?.ok) removePending(body.receipt);
  }
}
