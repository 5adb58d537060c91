import { formatDay, formatMoment } from "#app/features/orders/format-day.ts";
import { countries } from "#content/countries.ts";
import type { ListPlace } from "#contracts/list-place.ts";

/** Somebody's place on the list as their pages show it, its times in words. */
export const showPlace = ({ joinedAt, confirmedAt, leftAt, country, ...place }: ListPlace) => ({
  ...place,
  country,
  countryName: countries.find(({ code }) => code === country)?.name ?? country,
  joined: formatDay(joinedAt),
  confirmed: confirmedAt && formatDay(confirmedAt),
  left: leftAt && formatMoment(leftAt),
});
export type ShownPlace = ReturnType<typeof showPlace>;
