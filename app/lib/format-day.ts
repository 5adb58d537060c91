import { formatDay as dayInWords } from "#content/format-day.ts";
import { formatIsoDay as isoDayInWords } from "#content/format-iso-day.ts";
import { once } from "#content/once.ts";

const clock = once(() => new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));

/** No line ends between day and month. */
const held = (day: string) => day.replace(" ", "\u00a0");

/** "20 November 2026", in London. */
export const formatDay = (at: Date): string => held(dayInWords(at));

/** "2026-11-20" as "20 November 2026". */
export const formatIsoDay = (day: string): string => held(isoDayInWords(day));

/** "19:44", in London. */
export const formatTime = (at: Date): string => clock().format(at);

/** "20 November 2026 at 19:44", in London; no line ends before the time. */
export function formatMoment(at: Date): string {
  return `${formatDay(at)} at\u00a0${formatTime(at)}`;
}
