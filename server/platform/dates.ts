import { sql } from "kysely";
import { formatDay, londonDay } from "#content/format-day.ts";

export { londonDay };

/** The first moment of a day in London, and the first after it, as SQL: a month is an hour shorter or longer where the clocks change. */
export const startOfDay = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Europe/London')`;
export const endOfDay = (day: string) => sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/London')`;

/** "2026-11-22" and 14 as "2026-12-06". */
export const daysAfter = (day: string, days: number): string => utcDay(addDays(new Date(day), days));

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
export const addDays = (at: Date, days: number): Date => addMinutes(at, days * 1_440);

/** "2026-11-22", of UTC: for counters and file names. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
/** "22 November 2026 at 09:30", in London: for the owner's alerts. */
export const londonMinute = (at: Date): string => `${formatDay(at)} at ${at.toLocaleTimeString("en-GB", { timeZone: "Europe/London", timeStyle: "short" })}`;
