import { months } from "#content/months.ts";
import { once } from "#content/once.ts";

const london = once(() => new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", year: "numeric", month: "numeric", day: "numeric" }));
const londonIso = once(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" }));

/** The day it is in London then, such as "2026-11-22": days of the trade are compared as this text. */
export const londonDay = (at: Date): string => londonIso().format(at);

/** "31 March 2027": the day it is in London then. Only the numbers come from Intl, so that no version of it changes the words. */
export function formatDay(at: Date): string {
  const parts = london().formatToParts(at);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return `${part("day")} ${months[part("month") - 1]} ${part("year")}`;
}
