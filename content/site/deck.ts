import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { partners } from "#content/site/partners.ts";

const { tube } = catalogue;

/** The deck that the page for partners opens while the owner has none of their own. Every figure is from the catalogue or the register of claims; the rest is a sample. */
export const deck = {
  title: "The deck",
  description: `${brand.name} for shops, makers and testers, in seven slides.`,
  warm: "The deck",
  lead: `${brand.tagline}, in a tube of ${tube.sizeMl} ml. Seven slides for shops, makers and testers.`,
  /** Where the owner has a deck of their own. */
  elsewhere: { lead: "For shops, makers and testers. It's kept on another site.", open: "Open the deck" },
  note: "This stands in until the company has its own deck. Each slide prints on its own page.",
  problem: {
    cold: "Cold hands",
    warm: "end good days",
    lead: "Cold hands make people cut a winter's day short, or not go out at all.",
    people: [
      "Swimmers, on the bank afterwards",
      "Runners, for the first two miles",
      "Hikers, at every stop",
      "Commuters, on the platform",
      "Night-shift workers, between buildings",
    ],
  },
  product: {
    cold: "Under the glove,",
    warm: "not instead of it",
    lead: claims.cosmetic.words,
    points: [claims.feet, claims.nonGreasy, claims.waterproof, claims.underGloves, claims.skinTypes].map(({ words }) => words),
    watch: claims.redness.words,
  },
  day: {
    cold: "Put on early,",
    warm: "warm later",
    lead: "Like a flask of tea, it's sorted out at home, not at the summit.",
    steps: [
      ["Put it on", `${timings.activationWords} before the cold`],
      ["Feels warm", `within ${timings.activationWords} of putting it on`],
      ["Lasts", `over ${timings.activationWords}`],
    ],
  },
  price: {
    cold: "One tube,",
    warm: "one price",
    lead: `For ${tube.sizeMl}\u00a0ml, including VAT and UK delivery. It's a pre-order from a limited first batch, and every buyer can cancel before we send their tube.`,
  },
  proof: {
    cold: "What we",
    warm: "can't show yet",
    lead: "Our main claims are in a public list, with any evidence we have. Where we have none yet, the list says so.",
    link: "The list of claims",
  },
  ask: {
    cold: "Who",
    warm: "this is for",
    who: [...partners.who.slice(0, -1), { title: "You're an investor", text: "Please read the notice on our partners page before you go any further." }],
    back: "Write to the founder",
  },
} as const;
