import { useEffect, useState } from "react";
import { href } from "react-router";
import { AvailabilityNote, isOnSale } from "#app/features/checkout/offer.tsx";
import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { callFunction } from "#app/lib/http/call-function.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BuyBar } from "#app/ui/buy-bar.tsx";
import { preOrder } from "#content/site/pre-order.ts";
import { buttons } from "#content/site/shared.ts";
import type { Availability } from "#contracts/get-availability.ts";
import type { PriceWords } from "#contracts/site.ts";

type Props = { dispatch: string; delivered: string; batch: string; prices: PriceWords };

/** Price, state and button. What is not known at build changes in place: nothing below it moves. */
export function BuyPanel({ dispatch, delivered, batch, prices: { price, unitPrice, amount } }: Props) {
  const known = useAvailability();
  const gone = known !== null && !isOnSale(known.availability);
  return (
    <div className="buy-panel">
      <div className="buy-price">
        <p className="price">{price}</p>
        <p className="readout">{preOrder.shipping}</p>
      </div>
      <div className="buy-conversion">
        <ConversionNote amount={amount} />
      </div>
      <div className="mt-1 min-h-8">
        {known ? <AvailabilityNote availability={known.availability} /> : <p className="buy-limited small">{preOrder.limited}</p>}
      </div>
      <dl className="buy-facts">
        {preOrder.buying(dispatch, delivered, batch, unitPrice).map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={href(gone ? "/warmth-list" : "/checkout")} wide data-main-button="">
        {gone ? buttons.join : buttons.order}
      </ButtonLink>
      <p className="buy-calm small soft mt-4">{gone ? (known.availability === "closed" ? preOrder.closed(known.opens) : preOrder.soldOut) : preOrder.calm}</p>
      {!gone && <BuyBar price={price} />}
    </div>
  );
}

/** How much is left, asked once the page stands; null until that is known, and where it cannot be. */
function useAvailability(): Availability | null {
  const [availability, setAvailability] = useState<Availability | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    callFunction("get-availability", {}, { signal: leaving.signal }).then(
      (answer) => answer.ok && setAvailability(answer.data),
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, []);
  return availability;
}
