import { fetchInTime, type Input } from "#app/lib/http/call-function.ts";

const url = "/functions/v1/posthog-sync";
const type = "application/json";

/** Milliseconds. */
const timeoutMs = 30_000;

/** Not `callFunction`: one try, which may outlive the page. Answers the status; rejects where no answer of ours came. */
export async function askServer(input: Input<"posthog-sync">, signal?: AbortSignal): Promise<number> {
  const init = { method: "POST", keepalive: true, headers: { "content-type": type }, body: JSON.stringify(input) };
  const read = async (answer: Response) => ({ status: answer.status, isOurs: answer.headers.get("content-type")?.startsWith(type) });
  const outcome = await fetchInTime(url, init, read, { milliseconds: timeoutMs, signal });
  // A network's own sign-in page answers 200, too.
  if (outcome.state !== "answered" || (outcome.answer.status < 400 && !outcome.answer.isOurs)) throw new Error("no answer");
  return outcome.answer.status;
}

/** For a page that is going. */
export const tellServer = (input: Input<"posthog-sync">) => navigator.sendBeacon(url, new Blob([JSON.stringify(input)], { type }));

/** Has the server send on what it kept. Rejects unless it did. */
export async function syncServer(signal: AbortSignal) {
  const status = await askServer({ action: "sync_analytics" }, signal);
  if (status >= 400) throw new Error(`the server answered ${status}`);
}
