import { catalogue } from "#content/catalogue.ts";
import type { Order } from "#server/orders/lock-order.ts";

/** What an order sold: as it was called and taxed on its day. Orders of a version before that wrote none of it are read by today's catalogue. */
export function productOf({ product, product_name, product_description, vat_rate_percent }: Order) {
  const today = Object.values(catalogue).find(({ id }) => id === product) ?? catalogue.tube;
  return {
    name: product_name ?? today.name,
    description: product_description ?? today.description,
    vatRatePercent: vat_rate_percent ?? today.vatRatePercent,
  };
}
export type SoldProduct = ReturnType<typeof productOf>;
