import { brand } from "#content/brand.ts";
import { catalogue, refundAim } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { clock, minutesOf } from "#content/clock.ts";
import { formatShort } from "#contracts/money.ts";

const { tube } = catalogue;
const begin = minutesOf("07:15");

/** Words of the product page. `dispatch` is a setting, such as "by 31 March 2027". */
export const preOrder = {
  title: `Pre-order the ${tube.sizeMl} ml tube`,
  description: `${tube.description}, for ${formatShort(tube.price)} with UK shipping included. How to use it, what is in it, when it is sent and how to send it back.`,
  cold: "Pre-order",
  warm: brand.name,
  lead: `One ${tube.sizeMl} ml tube of hand and foot cream, to be put on well before you need it.`,
  shipping: "UK shipping included",
  limited: "Limited pre-order",
  buying: (dispatch: string) => [
    ["Sent to you", dispatch],
    ["Delivery to", "the United Kingdom"],
    ["Payment", "once, no subscription"],
  ],
  pictures: "Pictures of the tube",
  calm: "Nothing is charged on this page. You read the terms first, then pay by card.",
  closed: (opens: string | undefined) =>
    opens
      ? `Pre-orders open again on ${opens}. Leave us your address on the list and you hear first.`
      : "Leave us your address on the list and you hear first when pre-orders open again.",
  soldOut: "The last tube of this pre-order has gone. Leave us your address on the list and you hear first when more are made.",
  use: {
    cold: "Count back",
    warm: "from the cold",
    lead: `Say you want warm hands at ${clock(begin + timings.minutes)}. The morning then goes like this.`,
    steps: [
      {
        time: clock(begin),
        title: "Apply",
        text: "Wash, dry well, then rub it in until your hands no longer feel slippery. Feet are the same, between the toes too.",
      },
      {
        time: timings.activation,
        title: "Leave it to work",
        text: "Make the tea. Find both gloves. Keep the skin dry meanwhile: it is only waterproof once absorbed.",
      },
      {
        time: clock(begin + timings.minutes),
        title: "Warm",
        text: `Out you go. It feels warm by now, and lasts over ${timings.activationWords}, which takes this morning past ${clock(begin + 2 * timings.minutes)}.`,
      },
    ],
  },
  is: {
    title: "What it is",
    lines: [
      claims.cosmetic.words,
      `It is ${claims.nonGreasy.words.toLowerCase()}, and ${claims.underGloves.words.toLowerCase()}.`,
      "The same cream does hands and feet.",
    ],
  },
  isNot: {
    title: "What it is not",
    lines: [
      "A medicine. It does nothing for an illness, and we would not sell it as though it did.",
      "A glove. In a wind you want both.",
      "An answer to fingers that turn white, blue or numb indoors. Please ask a pharmacist or your GP about those.",
    ],
  },
  facts: {
    cold: "On the tube,",
    warm: "in full",
    lead: "Everything a cosmetic has to say about itself. Where we cannot say it yet, the line stays open, and the shop stays in preview until it is filled.",
    missing: "To be supplied",
  },
  delivery: {
    more: [
      "The long version is in the ",
      { words: "Pre-Order Terms", to: "/pre-order-terms" },
      ". Ordered already? ",
      { words: "Find your order", to: "/order/find" },
      ".",
    ],
    cold: "There and,",
    warm: "if need be, back",
    points: (dispatch: string) => [
      {
        title: `Sent ${dispatch}`,
        text: "Should that day move, you get an email with the new one, and a choice: keep your place, or take your money back.",
      },
      {
        title: "Changed your mind early?",
        text: `Cancel before the tube leaves us and you are refunded in full. We aim to have the money with you in ${refundAim}.`,
      },
      {
        title: "Changed it late?",
        text: "You have 14 days from the day it arrives. The seal must be unbroken, since nobody wants a cream that somebody else has opened.",
      },
    ],
  },
  questions: {
    more: ["More of them, answered at length, on the ", { words: "questions page", to: "/faq" }, "."],
    title: "Asked before paying",
    list: (dispatch: string) => [
      {
        question: "When does it reach me?",
        answer: `Parcels go out ${dispatch}. You get an email the day yours leaves.`,
      },
      {
        question: "Do you post abroad?",
        answer: "Not yet: this first run goes to addresses in the United Kingdom. The Warmth List is where we say so when that changes.",
      },
      {
        question: "May I order more than one?",
        answer: "For now an order is one tube.",
      },
      {
        question: "What if my skin is easily upset?",
        answer: `The cream suits all skin types, but mild redness can happen. Try a little on the inside of a wrist first, and stop if it stays cross. The ingredient list will be on this page before any tube is sent.`,
      },
      {
        question: "Does it come off on things?",
        answer: "It is not greasy. Rub it in, give it a moment, and turn the pages of a book.",
      },
    ],
  },
} as const;
