import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { Card } from "#app/ui/section.tsx";
import { catalogue } from "#content/catalogue.ts";
import { formatMoney } from "#contracts/money.ts";

const { premium } = catalogue;

/** What the label is for: an order, or, without one, a product that nobody buys here. */
export function OrderSummary({ order, isOver = false }: { order?: Pick<ShownOrder, "reference" | "product" | "quantity" | "total">; isOver?: boolean }) {
  const total = order?.total ?? formatMoney(premium.price);
  return (
    <Card tone="warm" className="self-start lg:sticky lg:top-[calc(var(--nav-height)+1.5rem)]">
      <h2 className="mb-5 text-h3">Order Summary</h2>
      <PriceLines
        lines={[
          ...(order ? [{ words: "Order", amount: order.reference }] : []),
          { words: "Product", amount: order?.product ?? premium.name },
          { words: "Quantity", amount: String(order?.quantity ?? 1) },
          { words: "Subtotal", amount: total },
          ...(order ? [{ words: "UK delivery", amount: "included" }] : []),
          { words: "Total", amount: total, total: true },
        ]}
      />
      {!isOver && (
        <p className="soft small mt-5 border-glow-200 border-t pt-4">
          {order
            ? "Your order is confirmed. A shipping label and tracking will follow."
            : "A shipping label and tracking will follow. Nothing is ordered or charged here."}
        </p>
      )}
    </Card>
  );
}
