import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import type { OrderFacts } from "#server/modules/orders/order-facts.ts";

const product = catalogue.tube;
const at = new Date("2026-11-02T12:00:00Z");

/** An order of nobody's, for the style guide. Its name and address are not easy, on purpose. */
export const sampleOrder = {
  id: "00000000-0000-4000-8000-000000000000",
  reference: `${brand.referencePrefix}-7K4M-2Q9X`,
  product,
  quantity: 1,
  total: product.price,
  vat: { ...product.price, minor: 250 },
  refund: product.price,
  dispatch: "by 31 March 2027",
  overdue: false,
  placedAt: at,
  paidAt: at,
  refunded: { ...product.price, minor: 0 },
  return: { toldAt: at, sendBy: "2026-11-16", outcome: null, settledAt: null },
  email: "zoe@example.com",
  name: "Zoë O’Sample",
  delivery: {
    name: "Zoë O’Sample",
    line1: "Flat 2, The Old Lifeboat House",
    line2: "1 Sample Street",
    city: "Bath",
    county: "",
    postcode: "BA1 1AA",
    country: "GB",
  },
  parcel: null,
} satisfies OrderFacts;
