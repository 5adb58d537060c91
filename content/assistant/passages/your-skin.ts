import { type Ask, fromFaq } from "#content/assistant/from-faq.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { claims } from "#content/claims.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { terms } from "#content/legal/terms.ts";
import { whenWorried } from "#content/when-worried.ts";

const asks: Ask[] = [
  [
    "daily-safety",
    "is it safe to use every day",
    "can I use it daily",
    "how often can I use it",
    "how many times a day can I use it",
    "can I use too much",
    "is it safe",
    "is it harmful or dangerous",
    "is it safe long term",
    "can I use it all winter",
    "can I use it twice a day",
  ],
  [
    "medical-status",
    "is it a medicine",
    "is it a medical device",
    "is it a drug",
    "is it medical or cosmetic",
    "do I need a prescription",
    "is it a cosmetic",
    "is it available on the NHS",
    "is it approved by the MHRA",
    "does it have medical benefits",
  ],
  [
    "redness",
    "is redness normal",
    "can it cause redness or irritation",
    "my skin went a bit red",
    "is it normal that my hands go pink after putting it on",
    "are there side effects",
    "will it irritate my skin",
    "does it sting, burn or itch",
    "does it make your hands red",
    "what should I do if my skin goes red",
    "will my hands turn red",
    "does it tingle",
    "what if it irritates me",
  ],
];

const passages: Passage[] = [
  {
    id: "page/sensitive-skin",
    text: `The cream ${claims.skinTypes.words.charAt(0).toLowerCase()}${claims.skinTypes.words.slice(1)}, but mild redness can happen. Try a little on the inside of a wrist first, and stop if it stays cross. The ingredient list will be on the tube’s page before any tube is sent.`,
    sources: [
      { title: "Asked before paying", path: "/pre-order" },
      { title: "Can it cause redness or irritation?", path: "/faq#redness" },
    ],
    asks: [
      "is it suitable for sensitive skin",
      "what if my skin is easily upset",
      "does it suit all skin types",
      "is it ok for delicate skin",
      "can I use it on dry or oily skin",
      "does it work on all skin colours, dark skin, pale skin",
      "my skin reacts to everything, can I use it",
      "what skin type is it for",
    ],
  },
  {
    id: "terms/safe-use",
    text: quote(terms, "safe-use", "For the outside", "Follow the instructions", "Do not rely", "Keep it out of the reach of children."),
    sources: [{ title: "Terms: using the cream safely", path: "/terms#safe-use" }],
    asks: [
      "how do I use it safely",
      "what are the warnings",
      "safety instructions and precautions",
      "what should I watch out for",
      "what must I not do with it",
      "how should I store it",
      "where do I keep it",
    ],
  },
  {
    id: "skin/reported-cases",
    text: whileSaid(
      quote(privacyPolicy, "writing-to-us", "A report of a skin reaction"),
      "A serious reaction has to be reported to the Office for Product Safety and Standards. You tell us with the form for reactions; every report is read by a person and kept with those of the same batch.",
    ),
    sources: [
      { title: "Privacy Policy: if you write to us", path: "/privacy-policy#writing-to-us" },
      { title: "Report a skin reaction", path: "/reaction-report" },
    ],
    asks: ["who are serious reactions reported to"],
  },
  {
    id: "page/report-reaction",
    text: `${whenWorried[0]}\nThen please tell us with the form for reactions: every report is read by a person and kept with those of the same batch. Keep the tube until we have answered.`,
    sources: [{ title: "Report a skin reaction", path: "/reaction-report" }],
    asks: [
      "how do I report a reaction",
      "where can I report a skin reaction",
      "I want to report a side effect",
      "reaction form",
      "who do I tell about a reaction",
      "report a problem with the cream on skin",
    ],
  },
];

export const aboutYourSkin: readonly Passage[] = [...asks.map(fromFaq), ...passages];
