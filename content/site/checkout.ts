import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import type { LegalWords } from "#content/legal/document.ts";
import { warnings } from "#content/product.ts";
import { refundTimes } from "#content/site/shared.ts";
import type { PriceWords } from "#contracts/site.ts";

const { tube } = catalogue;

/** The lines of a bill that say the same wherever one stands. */
export const billWords = {
  delivery: { words: "UK delivery", amount: "included" },
  vat: (percent: number) => `VAT in this price (${percent}%)`,
  total: "Total",
};

/** What is bought and what it costs, VAT and delivery included. */
export const basket = ({ exactPrice, vat }: PriceWords) => [
  { words: `${tube.name}, ${tube.sizeMl}\u00a0ml tube`, amount: exactPrice },
  { words: "Quantity", amount: "1" },
  billWords.delivery,
  { words: billWords.vat(tube.vatRatePercent), amount: vat, soft: true },
  { words: billWords.total, amount: exactPrice, total: true },
];

/** How many are left, in words; never a count. */
export const availabilityWords = {
  in: "Pre-orders are open",
  low: "Only a few tubes left",
  closed: "Pre-orders are closed for now",
  "sold-out": "Sold out for now",
};

export const checkout = {
  /** The page's title, by what stands on it. */
  titles: { almost: "Checkout: almost there!", bought: "Checkout: already paid", soldOut: "Checkout: sold out", closed: "Checkout: closed" },
  description: (price: string) => `Pre-order ${brand.name} for ${price}, UK shipping included.`,
  headlines: {
    almost: { cold: "Almost", warm: "there!", lead: "Agree to the terms, then pay on the next page." },
    bought: { cold: "You've already", warm: "paid", lead: `A tube of ${brand.name} is reserved for you. You won't be charged again unless you order another.` },
    soldOut: { cold: "Sold out,", warm: "for now", lead: "Join the Warmth List and we'll email you when it's your turn to pre-order." },
    closed: { cold: "Closed,", warm: "for now", lead: "Join the Warmth List and we'll email you when it's your turn to pre-order." },
  },
  card: "Your pre-order",
  goodToKnow: "Good to know",
  noDate: "We couldn't look up the dispatch date. Reload this page in a moment, before you order.",
};

/** `promise`: when it's sent and delivered, in words; left out where that isn't known, or nothing is on sale. */
export const goodToKnow = (promise: { dispatch: string; delivered: string } | null): (readonly [string, LegalWords])[] => [
  ...(promise
    ? [
        [
          `We'll send it ${promise.dispatch}`,
          `It'll reach you ${promise.delivered}. If the date changes, we'll email you, and you can wait or get your money back.`,
        ] as const,
      ]
    : []),
  [
    "Cancel for a full refund",
    `Cancel any time before we send your tube. Once we've sent it, you can still cancel until 14 days after it arrives, as long as its seal is unbroken. You pay to post it back. ${refundTimes.aim} ${refundTimes.from}`,
  ],
  [
    "England, Scotland and Wales, for now",
    "Delivery is included. We can't deliver to Northern Ireland yet. Live outside England, Scotland and Wales? You can join the Warmth List: knowing your country helps us decide where to deliver next.",
  ],
  ["One-time purchase", "No subscription, and we don't keep your card details."],
  [
    "Using it safely",
    [`${claims.redness.words} ${warnings.join(" ")} Before you order, read the `, { words: "ingredients and allergens", to: "/pre-order#ingredients" }, "."],
  ],
];

/** On the payment page, ours or a provider's, where the order is placed. */
export const paymentPageWords = {
  /** Consumer Contracts Regulations 2013, regulation 14(4): beside the amount. */
  obligation: "order with obligation to pay",
  obligationOf: (amount: string) => `By pressing Pay you place an order with an obligation to pay ${amount}.`,
  address: "We deliver to England, Scotland and Wales. We can't deliver to Northern Ireland yet.",
};

/** What stands above the form, by what this browser has done before. */
export const ownOrder = {
  held: (isUnpaid: boolean) => ({
    title: "Your tube is still held for you",
    text: `${isUnpaid ? "Nothing was charged. " : ""}We'll hold it for about 30 minutes from when you first went to pay.`,
  }),
  ranOut: (mayStartAgain: boolean) => ({
    title: "The time to pay has run out",
    text: `Nothing was charged, and the tube is back on sale.${mayStartAgain ? " You can start again below." : ""}`,
  }),
  paid: {
    title: "Your order",
    reference: "Your reference is",
    text: "We'll email your confirmation. There's nothing more to do.",
    see: "See my order",
    another: "Order another tube",
  },
};

export const notOnSale = {
  closed: "Pre-orders are closed at the moment.",
  closedUntil: (day: string) => `Pre-orders are closed until ${day}.`,
  soldOut: "Every tube in this batch has been taken. Join the Warmth List and we'll email you when it's your turn to pre-order.",
  onList: "Already on it? You keep your place and don't need to do anything.",
};

export const preOrderForm = {
  tool: (price: string) => ({
    toolname: "start_pre_order",
    tooldescription: `Starts a pre-order of one ${tube.name} tube for ${price}, UK delivery included, and opens the payment page. Nothing is charged before the person pays there.`,
  }),
  agree: {
    before: "I agree to the",
    terms: "Pre-Order Terms",
    and: "and",
    privacy: "Privacy Policy",
    tool: "Agreement to the Pre-Order Terms and the Privacy Policy. Tick only when the person has said yes",
  },
  /** On a narrow button there's no room for the price; it's read out all the same. */
  send: (price: string) => ({ narrow: "Secure Checkout", heard: `– ${price}`, wide: `Secure My Pre-Order – ${price}` }),
  sending: "Opening the payment page...",
  obligation: (price: string) =>
    `When you press Pay on the next page, you place an order with an obligation to pay ${price}. You'll add your card and address there.`,
  /** Over why the way to the payment page is closed just now. */
  failed: { "sold-out": "Sold out", "sales-closed": "Pre-orders are closed", "payments-away": "The payment page isn't available" } as Record<
    string,
    string | undefined
  >,
  join: "Join the Warmth List",
  preloading: "Payment page, getting ready",
};
