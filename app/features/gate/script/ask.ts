import type { InferOutput } from "valibot";
import { keepCodeReceipt, keepPasswordReceipt } from "#app/features/gate/script/receipts.ts";
import { say } from "#app/features/gate/script/say.ts";
import { gateWords } from "#app/features/gate/words.ts";
import type { output } from "#contracts/verify-site-access.ts";

export type Lock = "password" | "code";
export type Answer = InferOutput<typeof output>;

/** Milliseconds. */
export const timeoutMs = 15_000;

const call = (name: string, input: object) =>
  fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Asks whether what was typed opens the lock. Says what went wrong on the way, and then answers null. */
export async function ask(lock: Lock, typed: string): Promise<Answer | null> {
  let answer: Response;
  try {
    answer = await (lock === "password" ? call("verify-site-access", { password: typed }) : call("verify-access-code", { code: typed }));
  } catch {
    say(gateWords.away);
    return null;
  }
  const body = answer.ok ? ((await answer.json().catch(() => null)) as Answer | null) : null;
  if (!body) say(answer.status === 429 ? gateWords.tooMany : gateWords.failed);
  else if (body.success && lock === "password") keepPasswordReceipt(body);
  else if (body.success) keepCodeReceipt(Date.now());
  return body;
}
