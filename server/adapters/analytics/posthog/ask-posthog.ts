import { questions } from "#server/adapters/analytics/posthog/questions.ts";
import { readAnswer } from "#server/adapters/analytics/posthog/read-answer.ts";
import type { Analytics } from "#server/ports/analytics.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

export type AskNeeds = { apiUrl: string; personalKey: string; projectId: string; host: string; fetch: typeof globalThis.fetch };

/** Milliseconds until a question is given up. */
const timeout = 15_000;
const seconds = (at: Date) => at.toISOString().slice(0, 19).replace("T", " ");

/** Asks by PostHog's query API, in HogQL. */
export function askPostHog({ apiUrl, personalKey, projectId, host, fetch }: AskNeeds): Analytics["ask"] {
  return async (question, { from, to }) => {
    try {
      const response = await fetch(`${apiUrl}/api/projects/${projectId}/query/`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${personalKey}` },
        body: JSON.stringify({ query: { kind: "HogQLQuery", query: questions[question], values: { from: seconds(from), to: seconds(to), host } } }),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`PostHog answered ${response.status} to ${question}`, { cause: await response.body?.cancel() });
      return readAnswer(question, await response.json());
    } catch (cause) {
      throw new VendorAway("PostHog", cause);
    }
  };
}
