import { convertPrice } from "#app/features/currency/convert-price.ts";
import { useCurrency } from "#app/features/currency/use-currency.ts";
import { formatMoney, type Money } from "#contracts/money.ts";

/** "about $19.05; you pay £15.00", for visitors who think in another currency. Never a second total: what is paid is in pounds. */
export function ConversionNote({ price }: { price: Money }) {
  const { currency, error } = useCurrency();
  if (error) return <p className="small soft">{error}. Prices are in pounds (GBP).</p>;
  if (currency.code === price.currency) return null;
  return (
    <p className="small soft">
      About {convertPrice(price, currency)} in {currency.name}; you pay {formatMoney(price)}.
    </p>
  );
}
