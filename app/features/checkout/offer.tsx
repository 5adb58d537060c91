import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { catalogue } from "#content/catalogue.ts";
import { availabilityWords, basket } from "#content/site/checkout.ts";
import type { Availability } from "#contracts/get-availability.ts";

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
export const Basket = () => (
  <>
    <PriceLines lines={basket} />
    <div className="text-right">
      <ConversionNote price={catalogue.tube.price} />
    </div>
  </>
);
