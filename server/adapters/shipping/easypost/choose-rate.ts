import type { EasyPostRate } from "#server/adapters/shipping/easypost/shipment.ts";

/** Pence of "3.45". */
export const pence = ({ rate }: Pick<EasyPostRate, "rate">) => {
  const [whole = "0", part = ""] = rate.split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
};

/** The cheapest of those we may use, by `allowed` ("RoyalMail Tracked48"; none named: any); prices in another currency cannot be compared. */
export const chooseRate = (rates: readonly EasyPostRate[], allowed: readonly string[]): EasyPostRate | undefined =>
  rates
    .filter(({ carrier, service, currency }) => currency === "GBP" && (allowed.length === 0 || allowed.includes(`${carrier} ${service}`)))
    .sort((a, b) => pence(a) - pence(b) || (a.id < b.id ? -1 : 1))[0];
