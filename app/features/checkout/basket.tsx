import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { catalogue } from "#content/catalogue.ts";
import { formatMoney, vatInside } from "#contracts/money.ts";

const { tube } = catalogue;

/** What is bought and what it costs, VAT and delivery included. */
export function Basket() {
  return (
    <>
      <PriceLines
        lines={[
          { words: `${tube.name}, ${tube.sizeMl} ml tube`, amount: formatMoney(tube.price) },
          { words: "Quantity", amount: "1" },
          { words: "UK delivery", amount: "included" },
          { words: `VAT in this price (${tube.vatRatePercent}%)`, amount: formatMoney(vatInside(tube.price, tube.vatRatePercent)), soft: true },
          { words: "Total", amount: formatMoney(tube.price), total: true },
        ]}
      />
      <div className="text-right">
        <ConversionNote price={tube.price} />
      </div>
    </>
  );
}
