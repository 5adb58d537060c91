import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { FoundPrice } from "#app/features/currency/find-price.ts";
import { OptionalPart } from "#app/ui/optional-part.tsx";
import { currencyWords } from "#content/site/currency.ts";
import { formatMoney, formatShort, type Money } from "#contracts/money.ts";

type Options = {
  /** Rounded to whole ones, for sums where pennies say nothing. */
  whole?: boolean;
  /** False while nobody can see the price yet: nothing is asked. */
  wanted?: boolean;
};

type CurrencyInfo = {
  /** Null until it is known. */
  currency: FoundPrice["currency"] | null;
  /** The amount in that currency; in pounds until it is known, and where it cannot be. */
  price: string;
  loading: boolean;
  error: string | null;
  /** Finds out once more, asking the server whatever it said before. */
  refresh: () => void;
};

/** An amount in pounds as it is about in the visitor's own currency. Rates and all that come only when they are wanted. */
function useCurrency(amount: Money, { whole, wanted = true }: Options = {}): CurrencyInfo {
  const [found, setFound] = useState<FoundPrice | null>(null);
  const [loading, setLoading] = useState(true);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    // Asking for a file that cannot come would look like a stale page, which reloads itself.
    if (!wanted || !navigator.onLine) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    setLoading(true);
    import("#app/features/currency/find-price.ts")
      .then(
        ({ findPrice }) => findPrice(amount, { whole, signal, again: turn > 0 }),
        // Blocked or lost: the price in pounds is there.
        () => null,
      )
      .then(
        (price) => {
          if (signal.aborted) return;
          setFound(price);
          setLoading(false);
        },
        (error: unknown) => {
          if (!signal.aborted) throw error;
        },
      );
    return () => leaving.abort();
  }, [amount, whole, wanted, turn]);

  return {
    currency: found?.currency ?? null,
    price: found?.price ?? formatShort(amount),
    loading,
    error: found?.error ?? null,
    refresh: () => setTurn((before) => before + 1),
  };
}

/** True from when an element is on the screen, or within half a screen of it. */
function useNearScreen(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "50%" });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return near;
}

/**
 * The line below a price: "about $19.05; you pay £15.00", for visitors who think in another currency. It is there, empty, for
 * everybody, so that nothing moves when it fills. Never a second total: what is paid is in pounds. `amount`: that, such as "15.00".
 */
export const ConversionNote = ({ amount }: { amount: string }) => (
  <OptionalPart>
    <Note amount={amount} />
  </OptionalPart>
);

function Note({ amount }: { amount: string }) {
  const price = useMemo((): Money => ({ minor: Math.round(Number(amount) * 100), currency: "GBP" }), [amount]);
  const line = useRef<HTMLParagraphElement>(null);
  const { currency, price: converted, loading, error, refresh } = useCurrency(price, { wanted: useNearScreen(line) });
  const pressed = useRef(false);
  const again = () => {
    pressed.current = true;
    refresh();
  };
  // What has answered a press takes the focus of the button that goes with it, and is so read out. What comes by itself is said to nobody.
  useLayoutEffect(() => {
    if (error || !pressed.current) return;
    pressed.current = false;
    line.current?.focus({ preventScroll: true });
  }, [error]);
  return (
    <p ref={line} className="conversion small soft" tabIndex={-1}>
      {error && (
        <>
          <span>{error}</span>{" "}
          <button type="button" className="text-button" onClick={again}>
            {loading ? currencyWords.asking : currencyWords.again}
          </button>
        </>
      )}
      {!error && currency && currency.code !== price.currency && <span>{currencyWords.about(converted, formatMoney(price))}</span>}
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
      <span className="warm sum" ref={place}>
        {price}
      </span>
      <span className="readout soft">{isForeign ? currencyWords.aboutWhat(formatShort(sum), currency.name) : (error ?? currencyWords.pounds)}</span>
    </>
  );
}
