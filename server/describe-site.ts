import type { Site } from "#contracts/site.ts";
import { promiseWords } from "#server/modules/orders/dispatch.ts";
import type { Config } from "#server/platform/config.ts";
import { londonDay } from "#server/platform/dates.ts";
import { describeAnalytics } from "#server/providers/analytics/open.ts";
import { describePayments } from "#server/providers/payments/open.ts";

export const adapterSettings = ["ANALYTICS", "ASSISTANT", "MAIL_DELIVERY", "MAILING_LIST", "PAYMENTS", "SHIPPING"] as const;

const accessWords = {
  open: ["SITE_ACCESS=open"],
  code: ["SITE_ACCESS=closed", "SITE_ACCESS=code"],
  password: ["SITE_ACCESS=closed", "SITE_ACCESS=password"],
  "by-host": ["SITE_ACCESS=closed", "SITE_ACCESS=code", "SITE_ACCESS=password"],
} as const;

export function describeSite(config: Config, now = () => new Date()): Site {
  const { PUBLIC_ORIGIN, LANDING, DECK_URL, DISPATCH_DATE, CONSENT_ON_LOCAL_HOSTS, MORE_INFORMATION, SITE_STAGE, SITE_ACCESS } = config;
  return {
    origin: PUBLIC_ORIGIN,
    landing: LANDING === "pre-order" ? "/pre-order" : "/",
    home: LANDING === "pre-order" ? "/home" : "/",
    deck: DECK_URL ?? "/deck",
    // Asked anew each time: the day may end while we run.
    get dispatch() {
      return promiseWords(DISPATCH_DATE, londonDay(now()));
    },
    consentOnLocalHosts: CONSENT_ON_LOCAL_HOSTS,
    adapters: [...adapterSettings.map((name) => `${name}=${config[name]}`), ...accessWords[SITE_ACCESS]].join(" "),
    analytics: describeAnalytics(config),
    paymentPage: describePayments(config).pageOrigin,
    moreInformation: MORE_INFORMATION,
    access: SITE_ACCESS,
    gate: SITE_ACCESS === "open" ? "" : "closed",
    stage: SITE_STAGE,
  };
}
