import { brand } from "#content/brand.ts";
import { catalogue, refundAim } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { formatShort } from "#contracts/money.ts";

export type FaqItem = {
  /** The anchor: mails, pages and answers of the assistants lead to it, so it outlives a change of words. */
  id: string;
  question: string;
  answer: string;
  /** Other ways to ask it, in visitors' own words: the assistants know them by these. */
  asked?: readonly string[];
  /** Where there is more to read: a path of ours. */
  links?: readonly { words: string; to: string }[];
};
export type FaqGroup = { id: string; cold: string; warm: string; items: readonly FaqItem[] };

const { tube } = catalogue;
const price = formatShort(tube.price);

/** The questions, in this order. What the cream does is said in the register's words (content/claims.ts). */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: "the-cream",
    cold: "The",
    warm: "cream",
    items: [
      {
        id: "what-is-it",
        question: `What is ${brand.name}?`,
        answer: `A hand and foot cream that you rub in before you go out, for people who feel the cold in their fingers and toes. It comes in one tube of ${tube.sizeMl} ml. ${claims.cosmetic.words} It goes under good gloves and socks; it does not take their place.`,
        links: [{ words: "See the tube", to: "/pre-order" }],
      },
      {
        id: "how-it-works",
        question: "How does it work?",
        answer: `Slowly, so plan ahead. You rub it into clean, dry skin, let it sink in, and get on with your morning. ${claims.activation.words}. Nothing is switched on and nothing is plugged in. The technology behind it is called ${brand.technology}; we tell its story on a page of its own, and leave out what we cannot yet show.`,
        links: [{ words: "How it was developed", to: "/scientific-development" }],
      },
      {
        id: "waterproof",
        question: "Is it waterproof?",
        answer: `${claims.waterproof.words}. Until then it is a cream on top of your skin, and water takes it off again. So put it on dry hands and feet, give it its full time, and only then swim, wade or walk out into the rain. Soap is another matter, and we promise nothing against it. We name no number of lengths or hand washes, because we have none to show you.`,
        links: [{ words: "In the water", to: "/waterproof" }],
      },
      {
        id: "who-is-it-for",
        question: "Who is it for?",
        answer: `Cold water swimmers, runners and hikers; people who wait on platforms, work outdoors or start their shift before sunrise; and anyone whose hands are always the cold ones. ${claims.skinTypes.words}. The shop is meant for adults. If you are pregnant or breastfeeding, or have a condition of the skin, hands or feet, ask a pharmacist or doctor first.`,
        links: [{ words: `${brand.name} outside`, to: `/${brand.slug}-outside` }],
      },
      {
        id: "feet",
        question: "Can I use it on my feet?",
        answer: `Yes. ${claims.feet.words}, from the same tube. Dry well between your toes, rub it in, and wait before you pull your socks on. It is meant for your skin, not for the wool. Wash your hands afterwards if you want it on your feet alone. Leave out blisters and any broken skin.`,
        links: [{ words: "For feet", to: `/${brand.slug}-outside/feet` }],
      },
    ],
  },
  {
    id: "your-skin",
    cold: "Your",
    warm: "skin",
    items: [
      {
        id: "daily-safety",
        question: "Is it safe to use every day?",
        answer:
          "It is meant for ordinary days as well as for expeditions. Try a little on a small patch of skin first, wait a day, and read the list of ingredients for anything you are allergic to. By law a qualified person has to assess every cosmetic before it may be sold here. We will name the ingredients and the responsible person on the tube’s page before the first one is sent.",
        links: [{ words: "What is in the tube", to: "/pre-order" }],
      },
      {
        id: "medical-status",
        question: "Is it a medicine or a medical device?",
        answer: `No. ${claims.disclaimer.words} It is for how your skin feels in the cold, and for nothing beyond that. If your fingers or toes turn white or blue, go numb or hurt, that is a question for your doctor, not for a cream.`,
        links: [{ words: "What we say of it, and no more", to: "/terms#cosmetic" }],
      },
      {
        id: "redness",
        question: "Can it cause redness or irritation?",
        answer: `It can. ${claims.redness.words} Wash it off with mild soap and cool water, and leave it off until your skin has settled. If it has not settled after a day or two, or looks worse, ask a pharmacist or doctor and take the tube with you. Please tell us too: we want to hear of every reaction, however small.`,
        links: [{ words: "Report a reaction", to: "/reaction-report" }],
      },
    ],
  },
  {
    id: "using-it",
    cold: "Using",
    warm: "it",
    items: [
      {
        id: "duration",
        question: "How long does the warmth last?",
        answer: `${claims.duration.words}. That is long enough for a match, a morning’s ride to work or a good walk. How strong it feels, and for how long, differs from one person to the next and with the cold, wind and wet. The tube says when and how to put on more.`,
      },
      {
        id: "when-to-apply",
        question: "When should I put it on?",
        answer: `Early. ${claims.applyAhead.words}: for a swim at ten that means a quarter to seven, about when you put the kettle on. If you're late, put it on anyway: you'll feel it later. Try keeping the tube beside your toothbrush.`,
        links: [{ words: "Why it pays to be early", to: "/cold-comfort" }],
      },
      {
        id: "greasiness",
        question: "Does it feel greasy?",
        answer: `No. ${claims.nonGreasy.words}, so that you can hold a phone, a paddle or a pencil once it has sunk in. Begin with less than you think and work it in until nothing shines; more can always follow. If your skin still feels slippery after a few minutes, you have used more than it can take: wipe off the rest.`,
      },
      {
        id: "under-gloves",
        question: "Can I wear it under gloves?",
        answer: `Yes. ${claims.underGloves.words}, and under mittens, liners and neoprene. Let it sink in before they go on, or the lining gets the cream that was meant for you. Gloves that fit loosely hold more warm air than tight ones, whatever you have on your hands.`,
        links: [{ words: "How it holds warmth", to: "/locks-warmth" }],
      },
    ],
  },
  {
    id: "the-tube",
    cold: "The tube",
    warm: "and the proof",
    items: [
      {
        id: "tube-size",
        question: `How big is the tube?`,
        answer: `${tube.sizeMl} ml, in one size, small enough for a coat pocket or a swim bag. How many times it does depends on the size of your hands and on how far up you go. We will not print a number of days until people have really counted. It stands on its cap, so that the last of it is easy to reach.`,
      },
      {
        id: "cost",
        question: "What does it cost?",
        answer: `${price} for one tube, with VAT and delivery within the UK included. It is bought once: no subscription, no card kept by us. It is a pre-order from a limited batch. Cancel before it is sent and you get everything back; we aim for ${refundAim}. Prices in another currency are there for comparison, and you always pay in pounds.`,
        links: [
          { words: `Pre-order for ${price}`, to: "/checkout" },
          { words: "Pre-Order Terms", to: "/pre-order-terms" },
        ],
      },
      {
        id: "testing",
        question: "How has it been tested?",
        answer: `We have published no evidence yet, and would rather say so than hint. The figure of ${timings.activationWords}, and everything else we say of the cream, needs a test behind it that we can show. When there are results you will find them on the science page. Until then, drawings that look like thermal pictures are drawings, and are labelled so.`,
        links: [{ words: "The science so far", to: "/scientific-development" }],
      },
    ],
  },
];

/** All of them, in order: for whoever needs questions and answers alone. */
export const faq: readonly FaqItem[] = faqGroups.flatMap(({ items }) => items);

/** What stands around the questions. */
export const faqPage = {
  title: "Questions and answers",
  description: `${faq.length} plain answers about ${brand.name}: what it is, when to put it on, water, gloves, feet, skin, price and what has been tested.`,
  cold: "Good questions,",
  warm: "plain answers",
  lead: "What people ask before their first tube. Choose a question.",
  subjects: "Subjects",
  ask: { cold: "Not in", warm: "the list?", lead: "Write to us. A person reads it, and good questions end up on this page.", contact: "Contact us" },
};
