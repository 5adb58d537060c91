import { deliveredWithin } from "#content/catalogue.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { undated } from "#content/site/shared.ts";

/** The last day on which what is sent by `day` arrives: both such as "2027-03-31". */
export const lastDayAfter = (day: string): string => new Date(Date.parse(day) + deliveredWithin * 86_400_000).toISOString().slice(0, 10);

/** When a tube is sent and when it's delivered at the latest, as every page and mail says it. `day`: null where nobody knows; one before `today` is no promise. */
export function promiseOf(day: string | null, today = ""): { dispatch: string; delivered: string } {
  if (day === null || day < today) return { dispatch: undated, delivered: `no later than ${deliveredWithin} days after that` };
  return { dispatch: `by ${formatIsoDay(day)}`, delivered: `by ${formatIsoDay(lastDayAfter(day))} at the latest` };
}
