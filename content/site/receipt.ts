import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { billWords } from "#content/site/checkout.ts";

export const receiptPage = {
  title: "Receipt",
  description: `The receipt for your ${brand.name} order.`,
  back: "Back to the order",
  print: "Print",
  orByEmail: "You can also get the receipt by email, from the order's page.",
  soldBy: "Sold by",
  soldTo: "Sold to",
  order: "Order",
  orderedOn: "Ordered on",
  paidOn: "Paid on",
  delivery: billWords.delivery,
  beforeVat: "Before VAT",
  vat: (percent: number) => `VAT at ${percent}%`,
  total: "Total paid",
  refunded: (amount: string) => `${amount} of this has been refunded.`,
  paidByCard: "One card payment. No subscription.",
  company: `${company.name}${company.sample ? " (sample)" : ""}, company number ${company.number}, registered in ${company.registeredIn}. VAT number: ${company.vatNumber ?? "not yet supplied"}. Questions:`,
};
