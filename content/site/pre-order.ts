import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { clock, minutesOf } from "#content/clock.ts";
import { sheet, sheetLines, unitPriceLine } from "#content/product.ts";
import { refundTimes } from "#content/site/shared.ts";

const { tube } = catalogue;
const begin = minutesOf("07:15");

/** Words of the product page. `dispatch`, `delivered` and `batch` are settings, such as "by 31 March 2027", "by 30 April 2027 at the latest" and "500". */
export const preOrder = {
  title: `Pre-order the ${tube.sizeMl} ml tube`,
  description: (price: string) =>
    `${tube.description}, for ${price} with UK shipping included. How to use it, what's in it, when we send it and how to return it.`,
  cold: "Pre-order",
  warm: brand.name,
  lead: `One ${tube.sizeMl}\u00a0ml tube of warming cream for hands and feet. Put it on well before you need it.`,
  shipping: "UK shipping included",
  limited: "Limited pre-order",
  buying: (dispatch: string, delivered: string, batch: string, unitPrice: string) => [
    ["We'll send it", dispatch],
    ["Delivered", delivered],
    ["Limited to", `${batch} tubes in all`],
    ["Delivery to", "England, Scotland and Wales"],
    ["Payment", "once, no subscription"],
    [unitPriceLine(unitPrice).label, unitPrice],
  ],
  pictures: "Pictures of the tube",
  larger: (what: string) => `See it larger: ${what}`,
  closePicture: "Close the picture",
  calm: "You won't be charged on this page. Read the terms first, then pay by card.",
  closed: (opens: string | undefined) =>
    opens
      ? `Pre-orders open again on ${opens}. Join the Warmth List and we'll email you when it's your turn to pre-order.`
      : "Join the Warmth List and we'll email you when it's your turn to pre-order.",
  soldOut: "Every tube in this batch has been taken. Join the Warmth List and we'll email you when it's your turn to pre-order.",
  use: {
    cold: "Count back",
    warm: "from the cold",
    lead: `Say you want warm hands at ${clock(begin + timings.minutes)}. Here's how the morning goes.`,
    steps: [
      {
        time: clock(begin),
        title: "Apply",
        text: "Wash your hands and dry them thoroughly, then rub the cream in well. Do the same for feet, between the toes too.",
      },
      {
        time: timings.activation,
        title: "Leave it to work",
        text: "Make the tea. Find both gloves. Keep your skin dry until the cream has sunk in: it's only waterproof once absorbed.",
      },
      {
        time: clock(begin + timings.minutes),
        title: "Warm",
        text: `Out you go. It feels warm by now and lasts over ${timings.activationWords}, which takes you past ${clock(begin + 2 * timings.minutes)}.`,
      },
    ],
  },
  is: {
    title: "What it is",
    lines: [
      claims.cosmetic.words,
      `It's ${claims.nonGreasy.words.toLowerCase()}, and ${claims.underGloves.words.toLowerCase()}.`,
      "The same cream does hands and feet.",
    ],
  },
  isNot: {
    title: "What it is not",
    lines: [
      "A medicine. It doesn't treat any illness, and we'd never say it does.",
      "A glove. In a wind you want cream and gloves.",
      "The answer to fingers that turn white or blue, or go numb. Ask a pharmacist or your GP about those.",
    ],
  },
  facts: {
    cold: "Full",
    warm: "product details",
    lead: `What's in it, who makes it and how to use it safely.${sheetLines.some(({ sample }) => sample) ? " Lines marked “Sample” aren't confirmed yet, so please don't rely on them. We won't send a tube until they are." : ""}`,
  },
  delivery: {
    more: [
      "The full details are in the ",
      { words: "Pre-Order Terms", to: "/pre-order-terms" },
      ". Already ordered? ",
      { words: "Find your order", to: "/order/find" },
      ".",
    ],
    cold: "Delivery",
    warm: "and returns",
    points: (dispatch: string, delivered: string) => [
      {
        title: `We'll send it ${dispatch}`,
        text: `It'll reach you ${delivered}. If the date changes, we'll email you the new one. You can wait or get your money back.`,
      },
      {
        title: "Changed your mind before we send it?",
        text: `Cancel any time before we send it and you'll get a full refund. ${refundTimes.aim}`,
      },
      {
        title: "Changed your mind after delivery?",
        text: "You can cancel until 14 days after it arrives. You pay the return postage. The seal must be unbroken, because nobody wants a cream that somebody else has opened.",
      },
    ],
  },
  questions: {
    more: ["There are more answers in our ", { words: "FAQ", to: "/faq" }, "."],
    title: "Before you order",
    list: (dispatch: string, delivered: string) => [
      {
        question: "When will I get it?",
        answer: `We'll send yours ${dispatch}, and it'll reach you ${delivered}. We'll email you on the day it leaves. It should come by ${sheet.delivery.value}${"sample" in sheet.delivery ? ", though that isn't confirmed yet" : ""}.`,
      },
      {
        question: "Do you post abroad, or to Northern Ireland?",
        answer:
          "Not yet. This first batch only goes to addresses in England, Scotland and Wales. If you live anywhere else, you can have it sent to somebody in one of them. Or join the Warmth List: knowing your country helps us decide where to deliver next.",
      },
      {
        question: "Can I order more than one?",
        answer: "One at a time: each order is for one tube. For another, order again.",
      },
      {
        question: "What if it doesn't work for me?",
        answer: sheet.disappointed.value,
      },
      {
        question: "What if I have sensitive skin?",
        answer: `The cream suits all skin types, but mild redness can happen. Try a little on the back of one hand first, wait a day, and stop if it irritates your skin. The ingredients are in the product details on this page${sheet.ingredients.sample ? ", marked “Sample” until they're confirmed" : ""}.`,
      },
      {
        question: "Does it come off on things?",
        answer: "It's non-greasy: once it has sunk in, you can turn the pages of a book and leave no mark. Until then it can come off.",
      },
    ],
  },
} as const;
