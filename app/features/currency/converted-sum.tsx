import { useRef } from "react";
import { useCurrency } from "#app/features/currency/use-currency.ts";
import { useNearScreen } from "#app/features/currency/use-near-screen.ts";
import { formatShort, type Money } from "#contracts/money.ts";

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
