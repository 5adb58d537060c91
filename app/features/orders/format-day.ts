import { formatDay as dayInWords } from "#content/format-day.ts";

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "20 November 2026", in London; no line ends between day and month. */
export const formatDay = (at: Date): string => dayInWords(at).replace(" ", "\u00a0");

/** "2026-11-20" as "20 November 2026". */
export const formatIsoDay = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`));

/** "19:44", in London. */
export const formatTime = (at: Date): string => clock.format(at);

/** "20 November 2026 at 19:44", in London. */
export function formatMoment(at: Date): string {
  return `${formatDay(at)} at ${formatTime(at)}`;
}
