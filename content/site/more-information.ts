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
  lead: "That is the aim. The promise is narrower, and it fits on this page.",
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
        ["Whose skin", claims.skinTypes.words],
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
      title: "On the bill",
      entries: [
        ["Price", `${formatShort(tube.price)}, VAT and UK shipping in it`],
        ["How often", "Once"],
        ["Where to", "Addresses in the United Kingdom"],
      ],
    },
  ],
  unknown: {
    title: "Not known yet",
    lead: "We would sooner leave a gap than guess. These lines are filled before anything is sent.",
    also: "Evidence for each claim, line by line",
    alsoLink: "The list, as it stands",
  },
  picture: "A drawing of two hands, the left one cold and pale, the right one glowing",
  other: "Stocking, making or backing it?",
  otherLink: "The page for partners",
} as const;
