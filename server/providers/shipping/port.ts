import type { Money } from "#contracts/money.ts";
import type { ParcelStatus } from "#contracts/shipment.ts";
import type { Forgotten } from "#server/providers/errors.ts";

/** As a carrier reads it: Latin letters, ISO 3166-1 country. An empty line is left out. */
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
  /** Our shipment's id, at most one label each: by it a shipment is found again whose answer was lost. */
  id: string;
  /** The order's, printed on the label. */
  orderReference: string;
  to: PostalAddress;
  parcel: { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };
  /** What is inside, for customs. */
  contents: { description: string; value: Money };
};

/** What it would cost, at the service that would carry it. Nothing is bought yet. */
export type Quote = { vendorId: string; rateId: string; service: string; cost: Money };

/** What the carrier knows of one parcel, in an event or by a look-up. */
export type ParcelFacts = {
  /** The carrier's numbers for the tracker and for the shipment it follows; null where it follows none that was bought here. */
  trackerId: string;
  vendorId: string | null;
  trackingNumber: string;
  /** null: it says nothing of where the parcel is. */
  status: ParcelStatus | null;
  /** What only a person can settle, in the carrier's own words for it. */
  trouble: string | null;
  /** False for a test parcel at a carrier that has both. */
  live: boolean;
};

/** `parcel`: null where it is about something else. */
export type CarrierEvent = { id: string; type: string; parcel: ParcelFacts | null };

export type Purchase = { vendorId: string; trackingNumber: string; service: string; cost: Money; trackingUrl: string | null };

/**
 * A carrier's labels. Every method may throw `ProviderUnavailable`: whether it acted is not known then. `buy` must never be called again after that;
 * `lookUp` is for that. A shipment that the carrier does not take is a `Failure("invalid")` with words for a person.
 */
export type Shipping = {
  name: "local" | "easypost";
  /** Whether a label costs real money. Where it does not, anyone may make a specimen. */
  live: boolean;
  /** Whether real parcels travel: compared with `ParcelFacts.live`. */
  parcels: "live" | "test" | "none";
  /** Asked again for the same shipment, a carrier may begin another; only one of them is ever bought. */
  quote(shipment: NewShipment): Promise<Quote>;
  buy(quote: Pick<Quote, "vendorId" | "rateId">): Promise<Purchase>;
  /** What was bought for a shipment; null where nothing was. */
  lookUp(vendorId: string): Promise<Purchase | null>;
  /** Takes a label back that was not used; false where the carrier refuses. Safe to ask twice. */
  voidLabel(vendorId: string): Promise<boolean>;
  /** The label that was bought, as a PDF of 100 × 150 mm. */
  readLabel(vendorId: string): Promise<Uint8Array<ArrayBuffer>>;
  /** What it holds of whom a parcel goes to, in its own words; null where nothing. */
  copy(vendorId: string): Promise<Record<string, unknown> | null>;
  /** Has it forget whom a parcel went to. */
  forget(vendorId: string): Promise<Forgotten>;
  /** Where the parcel of a bought label is; null where nothing is known, as of parcels that do not travel. */
  followParcel(vendorId: string): Promise<ParcelFacts | null>;
  /** Checks the signature on the raw body; throws `Failure("forbidden")` for a missing, bad or stale one. */
  readEvent(rawBody: string, header: (name: string) => string | undefined): Promise<CarrierEvent>;
};
