import { randomUUID } from "node:crypto";
import type { KnownEvent } from "#contracts/counted-event.ts";
import type { CountedEvent } from "#server/providers/analytics/port.ts";

/** 32 hexadecimal digits as a UUID of version 4. */
const toUuid = (hex: string) => {
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join("-");
};

/** An event as it came, as it is kept. Without a session the visitor's whole day is one visit. */
export function toCounted(sent: KnownEvent, { at, country }: { at: Date; country: string | null }): CountedEvent {
  const { path, session, device = null, browser = null } = sent.properties;
  const happened = new Date(at.getTime() - sent.ago);
  return {
    id: sent.id ? toUuid(sent.id) : randomUUID(),
    event: sent.event,
    visitor: sent.distinct_id,
    session: session ?? `${sent.distinct_id}.${happened.toISOString().slice(0, 10)}`,
    path,
    referrer: ("referrer" in sent.properties && sent.properties.referrer) || null,
    country,
    device,
    browser,
    at: happened,
  };
}
