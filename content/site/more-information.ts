import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { formatShort } from "#contracts/money.ts";

const { tube } = catalogue;

/** Words of the product's reading of /more-information: a reference, short entries only. */
export const moreInformation = {
  title: "Overcomes Cold Discomfort",
  description: `A reference page for ${brand.name}: what it is, how it behaves on the skin, how a day with it goes, what it costs, and what is not known yet.`,
  cold: "Overcomes",
  warm: "Cold Discomfort",
  lead: "Here's what it does, how to use it and what it costs.",
  groups: [
    {
      title: "In the tube",
      entries: [
        ["Kind", `${brand.tagline}, a cosmetic`],
        ["Amount", `${tube.sizeMl} ml`],
        ["Technology", brand.technology],
        ["For", "People who are out in the cold, or feel it more than most"],
      ],
    },
    {
      title: "On the skin",
      entries: [
        ["Feel", claims.nonGreasy.words],
        ["Water", claims.waterproof.words],
        ["Under things", claims.underGloves.words],
        ["Skin type", claims.skinTypes.words],
        ["Watch for", claims.redness.words],
      ],
    },
    {
      title: "On the day",
      entries: [
        ["Put it on", `${timings.activationWords} before the cold`],
        ["Feels warm", `Within ${timings.activationWords} of that`],
        ["Goes on for", `Over ${timings.activationWords}`],
        ["Where", "Hands, feet or both"],
      ],
    },
    {
      title: "Price and delivery",
      entries: [
        ["Price", `${formatShort(tube.price)}, including VAT and UK delivery`],
        ["How often", "Once"],
        ["Where to", "Addresses in the United Kingdom"],
      ],
    },
  ],
  unknown: {
    title: "Not known yet",
    lead: "We'd rather leave a gap than guess. We'll fill these in before we send anything.",
    also: "Evidence for each claim, line by line",
    alsoLink: "See the list",
  },
  picture: "A drawing of two hands, the left one cold and pale, the right one glowing",
  other: "Stocking, making or backing it?",
  otherLink: "The page for partners",
} as const;
