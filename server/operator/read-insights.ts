import type { OperatorBackend } from "#contracts/backend.ts";
import { lastDays } from "#server/insights/period.ts";
import { type InsightNeeds, readInsight } from "#server/insights/read-insight.ts";
import type { Log } from "#server/platform/log.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";

type Needs = InsightNeeds & { log: Pick<Log, "warn"> };

/** A vendor that does not answer costs its own figures only; the books are ours. */
export function readInsights(needs: Needs): OperatorBackend["readInsights"] {
  const answerOrNull = (error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    needs.log.warn({ error: error.cause instanceof Error ? error.cause.message : error.message }, "the analytics service did not answer");
    return null;
  };
  return (names, days) => {
    const period = lastDays(days, needs.now());
    return Promise.all(names.map((name) => readInsight(needs, name, period).catch(answerOrNull)));
  };
}
