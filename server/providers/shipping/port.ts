import type { Money } from "#contracts/money.ts";
import type { ParcelStatus } from "#contracts/shipment.ts";
import type { Forgotten } from "#server/providers/errors.ts";

/** Latin letters, and an ISO 3166-1 country. Empty lines are left out. */
export type PostalAddress = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
  email: string;
  phone: string;
};

export type NewShipment = {
  id: string;
  orderReference: string;
  to: PostalAddress;
  parcel: { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };
  /** For customs. */
  contents: { description: string; value: Money; tariffNumber: string; origin: string };
};

/** A price and a service. Nothing is bought yet. */
export type Quote = { vendorId: string; rateId: string; service: string; cost: Money };

/** A carrier's report of one parcel, from an event or a look-up. */
export type ParcelFacts = {
  /** The carrier's ids of the tracker and its shipment; null if the shipment wasn't bought there. */
  trackerId: string;
  vendorId: string | null;
  trackingNumber: string;
  /** null: the report says nothing about where the parcel is. */
  status: ParcelStatus | null;
  /** A problem that only a person can solve, in words. */
  trouble: string | null;
  live: boolean;
};

/** `parcel` is null if the event is about something else. */
export type CarrierEvent = { id: string; type: string; parcel: ParcelFacts | null };

export type Purchase = { vendorId: string; trackingNumber: string; service: string; cost: Money; trackingUrl: string | null };

/** Every method may throw `ProviderUnavailable`, after which nobody knows whether it acted. A refusal is a `Failure("invalid")` with words for a person. */
export type Shipping = {
  name: string;
  /** Whether a label costs money. If not, anyone may make a specimen. */
  live: boolean;
  /** Which parcels its events may be about: compared with `ParcelFacts.live`. */
  parcels: "live" | "test" | "none";
  /** May begin a second shipment for the same id; only one of them is ever bought. */
  quote(shipment: NewShipment): Promise<Quote>;
  /** Never repeat it after `ProviderUnavailable`: call `lookUp`. */
  buy(quote: Pick<Quote, "vendorId" | "rateId">): Promise<Purchase>;
  lookUp(vendorId: string): Promise<Purchase | null>;
  /** Voids an unused label; false if the carrier refuses. Safe to repeat. */
  voidLabel(vendorId: string): Promise<boolean>;
  /** A PDF of 100 × 150 mm. */
  readLabel(vendorId: string): Promise<Uint8Array<ArrayBuffer>>;
  copy(vendorId: string): Promise<Record<string, unknown> | null>;
  forget(vendorId: string): Promise<Forgotten>;
  followParcel(vendorId: string): Promise<ParcelFacts | null>;
  /** Checks the signature on the raw body; throws `Failure("forbidden")` for a missing, bad or stale one. */
  readEvent(rawBody: string, header: (name: string) => string | undefined): Promise<CarrierEvent>;
};
