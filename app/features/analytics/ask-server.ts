import type { Input } from "#app/call-function.ts";

const url = "/functions/v1/posthog-sync";
const type = "application/json";

/** Not `callFunction`: one try, which may outlive the page. Answers the status; rejects where the network failed. */
export async function askServer(input: Input<"posthog-sync">, signal?: AbortSignal): Promise<number> {
  const answer = await fetch(url, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": type },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  });
  return answer.status;
}

/** For a page that is going. */
export const tellServer = (input: Input<"posthog-sync">) => navigator.sendBeacon(url, new Blob([JSON.stringify(input)], { type }));
