/** "14:35", and the day too once it is not the same hour's business: "Sun 22 Nov, 14:35". */
export function formatTime(at: Date, now: Date, timeZone?: string): string {
  const far = at.getTime() - now.getTime() > 12 * 3_600_000;
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    ...(far && { weekday: "short", day: "numeric", month: "short" }),
    ...(timeZone && { timeZone }),
  }).format(at);
}
