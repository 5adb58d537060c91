const london = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });

/** The day it is in London then, such as "2026-11-22": days of the trade are compared as this text. */
export const londonDay = (at: Date): string => london.format(at);

/** "2026-11-22" and 14 as "2026-12-06". */
export const daysAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
