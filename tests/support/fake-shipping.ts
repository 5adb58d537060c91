import { randomInt } from "node:crypto";
import { Failure } from "#contracts/failure.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { NewShipment, Purchase, Shipping } from "#server/providers/shipping/port.ts";

type Call = "quote" | "buy" | "lookUp" | "voidLabel" | "readLabel";

/** A carrier that costs money, with records of its own in memory. A test can make it go away, act and then go away, or refuse. */
export function createFakeShipping() {
  const byKey = new Map<string, string>();
  const bought = new Map<string, Purchase>();
  const voided = new Set<string>();
  const counts: Record<Call, number> = { quote: 0, buy: 0, lookUp: 0, voidLabel: 0, readLabel: 0 };
  /** before: it does not act · after: it acts, and we do not hear of it · refuse: it says no, with words */
  const away = new Map<Call, "before" | "after" | "refuse">();
  /** Labels that money went out for, by our own shipment. */
  const purchases: string[] = [];
  /** What a price was asked for, in order. */
  const quoted: NewShipment[] = [];

  async function call<T>(name: Call, act: () => T): Promise<T> {
    counts[name]++;
    const how = away.get(name);
    if (how === "before") throw new ProviderUnavailable("fake carrier");
    if (how === "refuse") throw new Failure("invalid", { message: "The carrier does not go there." });
    const answer = act();
    if (how === "after") throw new ProviderUnavailable("fake carrier");
    return answer;
  }

  const shipping: Shipping = {
    name: "easypost",
    live: true,
    parcels: "live",
    quote: (wanted) =>
      call("quote", () => {
        const { id } = wanted;
        quoted.push(wanted);
        const vendorId = byKey.get(id) ?? `shp_${byKey.size + 1}`;
        byKey.set(id, vendorId);
        return { vendorId, rateId: "rate", service: "Tracked 48", cost: { minor: 345, currency: "GBP" } };
      }),
    buy: ({ vendorId }) =>
      call("buy", () => {
        purchases.push(vendorId);
        const purchase: Purchase = {
          vendorId,
          trackingNumber: `TT${randomInt(10 ** 9)}`.padEnd(11, "0"),
          service: "Tracked 48",
          cost: { minor: 345, currency: "GBP" },
          trackingUrl: `https://track.example/${vendorId}`,
        };
        bought.set(vendorId, purchase);
        return purchase;
      }),
    lookUp: (vendorId) => call("lookUp", () => bought.get(vendorId) ?? null),
    copy: async () => null,
    forget: async () => "forgotten",
    voidLabel: (vendorId) =>
      call("voidLabel", () => {
        if (!bought.has(vendorId)) return false;
        voided.add(vendorId);
        return true;
      }),
    readLabel: () => call("readLabel", () => new Uint8Array(new TextEncoder().encode("%PDF-1.7"))),
    followParcel: async () => null,
    readEvent: async () => {
      throw new Failure("not-found");
    },
  };
  return { shipping, counts, away, purchases, quoted, voided };
}
