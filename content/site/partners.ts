import { brand } from "#content/brand.ts";

/** Words of the partners' reading of /more-information. The notice is a sample until a solicitor has read it. */
export const partners = {
  title: "Get Connected",
  description: `For shops, makers, testers and investors: how to reach the founder of ${brand.name}, the deck, and what a project might cost, in your currency.`,
  cold: "Get",
  warm: "Connected",
  lead: `For people who might stock ${brand.name}, fill the tubes or test the cream. The founder reads every message herself. Get in touch early, even if nothing's settled.`,
  connect: "Connect with",
  byMail: "Write an email",
  profile: "See the profile",
  deck: "See our deck",
  certify: "I work in the trade, or I'm one of the three kinds of investor above.",
  newTab: "To open the deck, read the notice above and tick the box. The deck opens in a new tab.",
  who: [
    { title: "You have a shop", text: "Tell us where it is, who comes in when it is cold, and how many tubes you'd like to stock to begin with." },
    { title: "You fill tubes", text: "We'd like to hear about minimum runs, lead times and whether you print on the sleeve." },
    {
      title: "You measure things",
      text: "Thermal cameras, skin panels, cold rooms. We list the claims that still need evidence. Tell us which you could test.",
    },
    { title: "You're an investor", text: "Please read the short notice below before you open the deck." },
  ],
  example: {
    title: "To give a sense of scale",
    amount: { minor: 5_000_000, currency: "GBP" },
    text: "This is roughly what it might cost to test every claim, make a first full production run and store it. We aren't raising this money.",
  },
  notice: {
    title: "Before the deck: a notice for investors",
    paragraphs: [
      "This page gives people in the trade information about a company. It offers no shares and invites nobody to invest, and no authorised person has approved it as a financial promotion.",
      "The deck is for people in the trade. If you open it as an investor, you confirm that you're one of these:",
    ],
    kinds: [
      "a professional investor",
      "an investor certified as high net worth within the last 12 months",
      "an investor self-certified as sophisticated within the last 12 months",
    ],
    end: "If you're an investor and none of these, please don't open it; you can still write to us about anything else. Young companies often fail, shares in them are hard to sell, and you could lose everything you put in.",
  },
  other: "Only want to know about the cream?",
  otherLink: "The product, on one page",
} as const;
