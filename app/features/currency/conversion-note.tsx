import { useRef } from "react";
import { useCurrency, useNearScreen } from "#app/features/currency/use-currency.ts";
import { OptionalPart } from "#app/ui/optional-part.tsx";
import { formatMoney, formatShort, type Money } from "#contracts/money.ts";

/**
 * The line below a price: "about $19.05; you pay £15.00", for visitors who think in another currency. It is there, empty, for
 * everybody, so that nothing moves when it fills. Never a second total: what is paid is in pounds.
 */
export const ConversionNote = ({ price }: { price: Money }) => (
  <OptionalPart>
    <Note price={price} />
  </OptionalPart>
);

function Note({ price }: { price: Money }) {
  const line = useRef<HTMLParagraphElement>(null);
  const { currency, price: converted, loading, error, refresh } = useCurrency(price, { wanted: useNearScreen(line) });
  return (
    <p ref={line} className="conversion small soft" aria-live="polite">
      {error && (
        <>
          <span>{error}</span>{" "}
          <button type="button" className="text-button" onClick={refresh}>
            {loading ? "Asking…" : "Retry"}
          </button>
        </>
      )}
      {!error && currency && currency.code !== price.currency && <span>{`about ${converted}; you pay ${formatMoney(price)}`}</span>}
    </p>
  );
}

/** A large sum, rounded, in the visitor's currency; in pounds until that is known. The pounds stay beside it. */
export function ConvertedSum({ sum }: { sum: Money }) {
  const place = useRef<HTMLSpanElement>(null);
  const { currency, price, error } = useCurrency(sum, { whole: true, wanted: useNearScreen(place) });
  const isForeign = currency && currency.code !== sum.currency;
  return (
    <>
      <span className="sum" ref={place}>
        {price}
      </span>
      <span className="sum-note">{isForeign ? `about what ${formatShort(sum)} is in ${currency.name}` : (error ?? "pounds sterling")}</span>
    </>
  );
}
