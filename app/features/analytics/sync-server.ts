import { askServer } from "#app/features/analytics/ask-server.ts";

/** Has the server send on what it kept. Rejects unless it did. */
export async function syncServer(signal: AbortSignal) {
  const status = await askServer({ action: "sync_analytics" }, signal);
  if (status >= 400) throw new Error(`the server answered ${status}`);
}
