import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { Site } from "#contracts/site.ts";
import type { Config } from "#server/config.ts";
import { dispatchWords } from "#server/orders/dispatch-words.ts";

type Needs = Pick<Config, "PUBLIC_ORIGIN" | "LANDING" | "DECK_URL" | "DISPATCH_DATE" | "CONSENT_ON_LOCAL_HOSTS" | "MORE_INFORMATION" | "SITE_STAGE">;

/** The settings as pages speak of them. */
export function describeSite({ PUBLIC_ORIGIN, LANDING, DECK_URL, DISPATCH_DATE, CONSENT_ON_LOCAL_HOSTS, MORE_INFORMATION, SITE_STAGE }: Needs): Site {
  return {
    origin: PUBLIC_ORIGIN,
    landing: LANDING === "pre-order" ? "/pre-order" : "/",
    home: LANDING === "pre-order" ? "/home" : "/",
    deck: DECK_URL ?? `mailto:${company.email}?subject=${encodeURIComponent(`The ${brand.name} deck`)}`,
    dispatch: dispatchWords(DISPATCH_DATE),
    consentOnLocalHosts: CONSENT_ON_LOCAL_HOSTS,
    moreInformation: MORE_INFORMATION,
    stage: SITE_STAGE,
  };
}
