import { months } from "#content/months.ts";

/** "2027-03-31" as "31 March 2027": a day of the calendar, which needs no clock. */
export function formatIsoDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
}
