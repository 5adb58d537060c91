import { months } from "#content/months.ts";

/** The parts of a moment on London's clock. */
const london = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const partsOf = (at: Date) => Object.fromEntries(london.formatToParts(at).map(({ type, value }) => [type, value]));

/** "20 November 2026", in London. Put together by hand, so that it reads the same wherever it is made; no line ends between day and month. */
export function formatDay(at: Date): string {
  const { day, month, year } = partsOf(at);
  return `${Number(day)}\u00a0${months[Number(month) - 1]} ${year}`;
}

/** "2026-11-20" as "20 November 2026". */
export const formatIsoDay = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`));

/** "19:44", in London. */
export function formatTime(at: Date): string {
  const { hour, minute } = partsOf(at);
  return `${hour}:${minute}`;
}

/** "20 November 2026 at 19:44", in London. */
export function formatMoment(at: Date): string {
  return `${formatDay(at)} at ${formatTime(at)}`;
}
