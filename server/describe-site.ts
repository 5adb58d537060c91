import { promiseOf } from "#content/delivery-promise.ts";
import { frame } from "#content/site/frame.ts";
import type { Site } from "#contracts/site.ts";
import { priceNow } from "#server/modules/orders/prices.ts";
import { londonDay } from "#server/platform/dates.ts";
import { type Config, chosen } from "#server/providers/settings.ts";
import { ports } from "#server/providers/vendor.ts";

/** Whom pages may ask to count a visit, besides ourselves. */
export const analyticsOrigins = (config: Config) => chosen("ANALYTICS", config)?.inBrowser(config)?.origins ?? [];

const accessWords = {
  open: ["SITE_ACCESS=open"],
  code: ["SITE_ACCESS=closed", "SITE_ACCESS=code"],
  password: ["SITE_ACCESS=closed", "SITE_ACCESS=password"],
  "by-host": ["SITE_ACCESS=closed", "SITE_ACCESS=code", "SITE_ACCESS=password"],
} as const;

export function describeSite(config: Config, now = () => new Date()): Site {
  const { PUBLIC_ORIGIN, LANDING, DECK_URL, STOCK, CONSENT_ON_LOCAL_HOSTS, MORE_INFORMATION, SITE_STAGE, SITE_ACCESS } = config;
  const standing = [...ports.map((name) => `${name}=${config[name]}`), ...accessWords[SITE_ACCESS], `SITE_STAGE=${SITE_STAGE}`];
  return {
    origin: PUBLIC_ORIGIN,
    landing: LANDING === "pre-order" ? "/pre-order" : "/",
    home: LANDING === "pre-order" ? "/home" : "/",
    deck: DECK_URL ?? "/deck",
    // Asked anew each time: the day may end while we run, or its owner choose another.
    get dispatch() {
      return promiseOf(config.DISPATCH_DATE, londonDay(now())).dispatch;
    },
    get delivered() {
      return promiseOf(config.DISPATCH_DATE, londonDay(now())).delivered;
    },
    get answers() {
      return config.answers ?? [];
    },
    get batch() {
      return (config.batch ?? STOCK).toLocaleString("en-GB");
    },
    get price() {
      return priceNow(config).price;
    },
    get exactPrice() {
      return priceNow(config).exactPrice;
    },
    get vat() {
      return priceNow(config).vat;
    },
    get unitPrice() {
      return priceNow(config).unitPrice;
    },
    get amount() {
      return priceNow(config).amount;
    },
    consentOnLocalHosts: CONSENT_ON_LOCAL_HOSTS,
    get closed() {
      const { availability, opens } = config.sale ?? { availability: "in" };
      return availability === "closed" ? frame.closed(opens) : availability === "sold-out" ? frame.soldOut : "";
    },
    get availability() {
      return this.closed ? "OutOfStock" : "PreOrder";
    },
    get adapters() {
      return [...standing, this.closed ? "SALES=closed" : "SALES=open"].join(" ");
    },
    analytics: chosen("ANALYTICS", config)?.inBrowser(config)?.described ?? "local",
    paymentPage: chosen("PAYMENTS", config)?.pageOrigin(config) ?? null,
    moreInformation: MORE_INFORMATION,
    access: SITE_ACCESS,
    gate: SITE_ACCESS === "open" ? "" : "closed",
    stage: SITE_STAGE,
  };
}
