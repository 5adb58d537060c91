import type { Availability } from "#contracts/get-availability.ts";

const words = {
  in: { text: "Pre-orders are open", look: "bg-ok-pale text-ok" },
  low: { text: "Only a few tubes left", look: "bg-warn-pale text-warn" },
  closed: { text: "Pre-orders are closed for now", look: "bg-warn-pale text-warn" },
  "sold-out": { text: "Sold out for now", look: "bg-error-pale text-error" },
} as const;

/** Whether anybody can order now. */
export const isOnSale = (availability: Availability["availability"]) => availability === "in" || availability === "low";

/** How many are left, in words; never a count. */
export function AvailabilityNote({ availability }: { availability: Availability["availability"] }) {
  const { text, look } = words[availability];
  return <p className={`small inline-block rounded-cap px-4 py-1 font-bold ${look}`}>{text}</p>;
}
