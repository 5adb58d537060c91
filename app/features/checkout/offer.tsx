import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { availabilityWords, basket } from "#content/site/checkout.ts";
import type { Availability } from "#contracts/get-availability.ts";
import type { PriceWords } from "#contracts/site.ts";

type Stock = Availability["availability"];

const looks: Record<Stock, string> = {
  in: "bg-ok-pale text-ok",
  low: "bg-warn-pale text-warn",
  closed: "bg-warn-pale text-warn",
  "sold-out": "bg-error-pale text-error",
};

/** Whether anybody can order now. */
export const isOnSale = (availability: Stock) => availability === "in" || availability === "low";

export const AvailabilityNote = ({ availability }: { availability: Stock }) => (
  <p className={`small inline-block rounded-cap px-4 py-1 font-bold ${looks[availability]}`}>{availabilityWords[availability]}</p>
);

/** What is bought, and what that is in the visitor's own money. */
export const Basket = ({ prices }: { prices: PriceWords }) => (
  <>
    <PriceLines lines={basket(prices)} />
    <div className="text-right">
      <ConversionNote amount={prices.amount} />
    </div>
  </>
);
