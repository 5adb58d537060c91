import type { Generated } from "kysely";
import type { Browser, Device, EventName } from "#contracts/counted-event.ts";

/** One thing that happened, and nothing that leads to a person: no address, no user-agent text. */
export type CountedEvent = {
  id: string;
  event: EventName;
  visitor: string;
  session: string;
  path: string;
  referrer: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
  device: Device | null;
  browser: Browser | null;
  at: Date;
};

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** What visitors who allowed it did. `to_send`: it came for a vendor, and is deleted once that has it. */
    counted_events: CountedEvent & { to_send: Generated<boolean> };
  }
}

/** From and including, to and excluding. */
export type Period = { from: Date; to: Date };

/** Of a visit, the first counted page says day (in London), referrer, country, device and browser. steps: visits by the events that were in them. */
export type VisitQuestion = "visits" | "top-pages" | "referrers" | "countries" | "devices" | "browsers" | "steps";

/** `total` is the whole; `rows` are the ten largest, except that visits has every day with any and steps every event. null: not known. */
export type VisitAnswer = { total: number; rows: { key: string | null; count: number }[] };

export const rowsShown = 10;

/** The most frequent first, what is not known last of as many. */
export const byCount = (a: VisitAnswer["rows"][number], b: VisitAnswer["rows"][number]) =>
  b.count - a.count || Number(a.key === null) - Number(b.key === null) || ((a.key ?? "") < (b.key ?? "") ? -1 : 1);

export type Analytics = {
  name: string;
  /** Kept for good once it resolves. */
  keep(events: readonly CountedEvent[]): Promise<void>;
  /** Brings what was kept to where it is counted. Throws `ProviderUnavailable`; nothing is lost then. */
  sync(): Promise<void>;
  /** Throws `ProviderUnavailable`. */
  ask(question: VisitQuestion, period: Period): Promise<VisitAnswer>;
};
