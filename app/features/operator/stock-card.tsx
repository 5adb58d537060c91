import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";

type Stock = { product: string; available: number; held: number; sold: number };

/** How many tubes are free, held for someone paying, and sold; and a way to add or take away. */
export function StockCard({ stock: { product, available, held, sold } }: { stock: Stock }) {
  const figures = [
    ["Free", available],
    ["Held", held],
    ["Sold", sold],
  ] as const;
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">Stock: {product}</h2>
      <dl className="mt-3 flex gap-8">
        {figures.map(([words, figure]) => (
          <div key={words}>
            <dt className="small soft">{words}</dt>
            <dd className="font-mono text-h3">{figure}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center text-sea-600">Change it</summary>
        <Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
          <label className="field">
            <span className="field-label small">Tubes (+ or −)</span>
            <input className="input max-w-32" name="units" type="number" step="1" required />
          </label>
          <label className="field mt-0! min-w-48 flex-1">
            <span className="field-label small">Why, for the books</span>
            <input className="input" type="text" name="why" required />
          </label>
          <Button type="submit" name="intent" value="adjust-stock" look="secondary" size="small">
            Change stock
          </Button>
        </Form>
      </details>
    </Card>
  );
}
