import { brand } from "#content/brand.ts";
import { claims, timings } from "#content/claims.ts";
import { type SheetLine, sheet, unitPriceLine } from "#content/product.ts";
import type { PriceWords } from "#contracts/site.ts";

/** Words of the product's reading of /more-information: a reference, short entries only. */
export const moreInformation = {
  title: "Overcomes Cold Discomfort",
  description: `A reference page for ${brand.name}: what it is, how it behaves on the skin, when to put it on, what it costs, and what isn't confirmed yet.`,
  cold: "Overcomes",
  warm: "Cold Discomfort",
  lead: "Here's what it does, how to use it and what it costs.",
  groups: ({ price, unitPrice }: PriceWords): readonly { title: string; entries: readonly SheetLine[] }[] => [
    {
      title: "In the tube",
      entries: [
        { label: "What it is", value: `${brand.tagline}, a cosmetic` },
        sheet.contents,
        { label: "Technology", value: brand.technology },
        { label: "For", value: "People who are out in the cold, or feel it more than most" },
        sheet.texture,
        sheet.colour,
        sheet.scent,
      ],
    },
    {
      title: "On the skin",
      entries: [
        { label: "Feel", value: claims.nonGreasy.words },
        { label: "Water", value: claims.waterproof.words },
        { label: "Under gloves", value: claims.underGloves.words },
        { label: "Skin type", value: claims.skinTypes.words },
        sheet.reaction,
        sheet.warnings,
      ],
    },
    {
      title: "On the day",
      entries: [
        { label: "Put it on", value: `${timings.activationWords} before the cold` },
        { label: "Feels warm", value: `Within ${timings.activationWords} of putting it on` },
        { label: "Lasts", value: `Over ${timings.activationWords}` },
        { label: "Where", value: "Hands, feet or both" },
      ],
    },
    {
      title: "Price and delivery",
      entries: [
        { label: "Price", value: `${price}, including VAT and delivery` },
        { label: "Payment", value: "One payment, no subscription" },
        { label: "Where to", value: "Addresses in England, Scotland and Wales" },
        unitPriceLine(unitPrice),
        sheet.delivery,
        sheet.payment,
      ],
    },
  ],
  unknown: {
    title: "Not confirmed yet",
    lead: "These are samples for now. They're all on the pre-order page, marked “Sample”. We'll confirm them before we send anything.",
    also: "Our main claims are listed, with any evidence so far",
    alsoLink: "See the list",
  },
  picture: "A drawing of two hands, the left one cold and pale, the right one glowing",
  other: "Want to stock it, fill the tubes or test it?",
  otherLink: "See the page for partners",
} as const;
