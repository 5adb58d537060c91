import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import { countries } from "#content/countries.ts";
import type { WaitlistEntry } from "#contracts/waitlist-entry.ts";

/** Somebody's entry as their pages show it, its times in words. */
export const showEntry = ({ joinedAt, confirmedAt, leftAt, country, ...entry }: WaitlistEntry) => ({
  ...entry,
  country,
  countryName: countries.find(({ code }) => code === country)?.name ?? country,
  joined: formatDay(joinedAt),
  confirmed: confirmedAt && formatDay(confirmedAt),
  left: leftAt && formatMoment(leftAt),
});
export type ShownEntry = ReturnType<typeof showEntry>;
