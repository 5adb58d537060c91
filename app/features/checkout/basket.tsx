import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { catalogue } from "#content/catalogue.ts";
import { formatMoney, vatInside } from "#contracts/money.ts";

const { tube } = catalogue;

/** What is bought and what it costs, VAT and delivery included. */
export function Basket() {
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <dt>{`${tube.name}, ${tube.sizeMl} ml tube`}</dt>
        <dd className="readout text-right">{formatMoney(tube.price)}</dd>
        <dt>Quantity</dt>
        <dd className="readout text-right">1</dd>
        <dt>UK delivery</dt>
        <dd className="readout text-right">included</dd>
        <dt className="soft">{`VAT in this price (${tube.vatRatePercent}%)`}</dt>
        <dd className="readout soft text-right">{formatMoney(vatInside(tube.price, tube.vatRatePercent))}</dd>
        <dt className="mt-2 border-ice-200 border-t pt-3 font-bold">Total</dt>
        <dd className="readout mt-2 border-ice-200 border-t pt-3 text-right font-bold">{formatMoney(tube.price)}</dd>
      </dl>
      <ConversionNote price={tube.price} />
    </>
  );
}
