import { convertPrice } from "#app/features/currency/convert-price.ts";
import { useCurrency } from "#app/features/currency/use-currency.ts";
import { defaultCurrency } from "#content/currencies.ts";
import type { Money } from "#contracts/money.ts";

/** A large sum, rounded, in the visitor's currency; in pounds until that is known. The pounds stay beside it. */
export function ConvertedSum({ sum }: { sum: Money }) {
  const { currency } = useCurrency();
  const pounds = convertPrice(sum, defaultCurrency, { whole: true });
  const isPounds = currency.code === sum.currency;
  return (
    <>
      <span className="sum">{isPounds ? pounds : convertPrice(sum, currency, { whole: true })}</span>
      <span className="sum-note">{isPounds ? "pounds sterling" : `in ${currency.name}, about; ${pounds} in pounds`}</span>
    </>
  );
}
