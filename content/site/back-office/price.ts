import { formatIsoDay } from "#content/format-iso-day.ts";

/** What a tube costs: now, from a day on, and before. */
export const pricePage = {
  title: "Price",
  description: "What a tube costs now, and from when.",
  now: (price: string) => `A tube costs ${price}`,
  included: "VAT and UK delivery included.",
  toCome: (price: string, day: string) => `${price} from ${formatIsoDay(day)}`,
  takeBack: "Cancel this change",
  takeBackOf: (price: string, day: string) => `Cancel this change: ${price} from ${formatIsoDay(day)}`,
  takenBack: (day: string) => `Cancelled: the price won't change on ${formatIsoDay(day)}.`,
  wasNotToCome: "That price change isn't planned any more.",
  change: "Change the price",
  price: "New price in pounds, VAT and UK delivery included",
  priceHelp: "For example, 16 or 16.50.",
  from: "From the start of this day (leave empty to change it now)",
  preview: "See what changes",
  /** `day`: null for now. */
  means: (price: string, day: string | null) => [
    `Orders from ${day ? formatIsoDay(day) : "now on"} cost ${price}, VAT and UK delivery included. Orders already placed keep their price, and so do those on the payment page.`,
    `Pages, emails and the assistants' answers say the new price ${day ? "from then on" : "within two minutes"}. Anything about an earlier order still shows the price paid.`,
    "Nobody is emailed about it.",
  ],
  same: (price: string) => `That's the price already: ${price}.`,
  set: (price: string, day: string | null) => `Set the price to ${price}${day ? ` from ${formatIsoDay(day)}` : ""}`,
  leave: "Don't change it",
  done: (price: string, day: string | null) =>
    day ? `From ${formatIsoDay(day)} a tube costs ${price}.` : `A tube costs ${price} from now on. Every page shows it within two minutes.`,
  history: "Prices so far",
  since: (price: string, moment: string) => `${price} from ${moment}`,
  first: (price: string) => `${price} at first`,
};

/** On the overview. */
export const priceCard = { see: "See prices", change: "Change the price" };
