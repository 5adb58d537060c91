import type { Block } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

/** Where the parcel is: at its carrier, or on our own page of it. Nothing, where it has no number. */
export const trackingButton = ({ parcel }: OrderFacts): Block[] => (parcel ? [{ button: "Track your parcel", url: parcel.url }] : []);
