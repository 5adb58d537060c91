import type { PostalAddress } from "#server/ports/shipping.ts";

/** All that a label says. */
export type LabelFacts = {
  service: string;
  trackingNumber: string;
  orderReference: string;
  weightGrams: number;
  to: PostalAddress;
  /** Name first, then the address, a line each. */
  sender: readonly string[];
  /** The shop's name, as its mark. */
  brand: string;
  madeAt: Date;
};
