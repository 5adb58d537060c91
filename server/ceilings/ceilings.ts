import type { Config } from "#server/config.ts";

type Ceiling = {
  /** Which setting says how many a day. */
  setting: keyof { [K in keyof Config as Config[K] extends number ? K : never]: true };
  /** What there are so many of, and what becomes of the rest: for the owner. */
  what: string;
  after: string;
};

/** Whatever costs money or room and a stranger can cause: each has a ceiling a day, over all processes. */
export const ceilings = {
  mails: {
    setting: "DAILY_MAILS",
    what: "emails",
    after:
      "Emails to people who join the list or write to us wait until tomorrow, and so do those that tell you of a letter: read letters in the back office. Emails about orders and serious skin reactions are sent all the same.",
  },
  labels: { setting: "DAILY_LABELS", what: "shipping labels", after: "No more are bought until tomorrow." },
  "parcel-looks": {
    setting: "DAILY_PARCEL_LOOKS",
    what: "questions to the carrier about parcels",
    after: "Parcels move on by what the carrier itself reports; it is asked again tomorrow.",
  },
  "assistant-calls": { setting: "ASSISTANT_DAILY_BUDGET", what: "questions to the language model", after: "No more are asked until tomorrow." },
  "geo-calls": { setting: "DAILY_GEO_CALLS", what: "questions to the country service", after: "Visitors choose their country themselves until tomorrow." },
  "kept-events": {
    setting: "DAILY_EVENTS",
    what: "events of visits",
    after: "No more visits are counted until tomorrow. Either it is a very good day, or somebody plays with the counter.",
  },
  "analytics-events": { setting: "DAILY_ANALYTICS_EVENTS", what: "events for the analytics service", after: "The rest waits here, and is sent on tomorrow." },
} as const satisfies Record<string, Ceiling>;

export type Cost = keyof typeof ceilings;
