import type { Span } from "#contracts/insight.ts";
import { londonDay } from "#server/platform/dates.ts";
import type { Period } from "#server/providers/analytics/port.ts";

const hour = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "numeric", hourCycle: "h23" });

/** When a day begins in London: midnight in Greenwich, or an hour before it in summer. */
function startOf(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  return new Date(midnight.getTime() - Number(hour.format(midnight)) * 3_600_000);
}

export type LastDays = Period & { days: string[]; span: Span };

/** The last days up to now, today among them: from midnight in London. */
export function lastDays(days: Span, now: Date): LastDays {
  const noon = new Date(`${londonDay(now)}T12:00:00Z`).getTime();
  const names = Array.from({ length: days }, (_, ago) => londonDay(new Date(noon - (days - 1 - ago) * 86_400_000)));
  return { from: startOf(names[0] ?? ""), to: now, days: names, span: days };
}
