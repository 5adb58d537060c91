import type { EventName } from "#contracts/counted-event.ts";

/** What samples are called: nobody's name, and plainly so. */
export const kinds = ["Swimmer", "Walker", "Gardener", "Cyclist", "Angler", "Runner", "Knitter", "Rower", "Birdwatcher", "Skater"] as const;

/** Countries of the Warmth List, each as often as it comes. */
export const countries = [..."GB,GB,GB,GB,GB,GB,GB,GB,GB,GB,GB,GB".split(","), ..."US,US,US,DE,DE,IE,IE,NL,SE,NO,FR,CA,AU,JP,FI,PL,ES,DK".split(",")] as const;

/** A network in each country, without the last number: looked up in the file that comes with the shop, and never asked of anybody. */
export const networks = [...Array<string>(7).fill("212.58.244"), "8.8.8", "194.25.0", "192.36.148", "133.11.0"] as const;

/** Towns that aren't on a map, each in a district of a real area that has no streets: 90 to 99 of it are kept for letters of large companies, or for nothing. */
export const towns = [
  ["Sampleton", "BS97"],
  ["Exampleford", "OX96"],
  ["Little Sampling", "NR98"],
  ["Testbury", "YO93"],
  ["Demo-on-Sea", "PL96"],
  ["Upper Specimen", "LL94"],
  ["Specimen Magna", "CB97"],
  ["Trialsworth", "LS94"],
  ["Mockham", "TN97"],
  ["Dummerston", "SA98"],
  ["Port Sample", "EH96"],
  ["Inversample", "IV97"],
] as const;
/** Houses and streets of them. */
export const streets = ["Sample Street", "Example Road", "Specimen Lane", "Demo Terrace", "Trial Close"] as const;

export const contactMessages = [
  ["order", "Could you leave the tube with the neighbour at number 14? I'm out most mornings."],
  ["order", "Is it too late to have it sent to my work address instead?"],
  ["cream", "Does it leave anything on gloves? I wear light wool ones."],
  ["cream", "My husband works in a cold store. Would one tube last him a month?"],
  ["warmth-list", "I told four friends about the list, and two of them can't find the confirmation email."],
  ["press", "We're writing about winter swimming for a club newsletter. May we use a picture of the tube?"],
  ["other", "Do you have a shop where I could look at it first?"],
  ["order", "My order says “delivered” and I can't find it anywhere. Could you look?"],
] as const;

/** They answer whatever was asked. */
export const answersToMessages = [
  "Hello,\n\nThank you for writing. I've looked into it and put it right. Please check tomorrow, and reply to this email if anything still isn't as it should be.\n\nBest wishes",
  "Hello,\n\nThank you for asking. You'll find the answer among the questions on our site, which we've just made clearer.\n\nReply to this email if you'd like to know more.",
  "Hello,\n\nI'm sorry for the trouble. I've passed this on to whoever packs our tubes, and you'll hear from me by Friday.",
] as const;

export const complaints = [
  ["I left the list in the spring and had an email yesterday.", "Please take me off for good, and tell me why it came."],
  ["Your page asked for my country before I'd said yes to anything.", "I'd like to know what you keep of it."],
] as const;

export const reactions = [
  ["A little redness between two fingers, gone after an hour.", "the same evening", "right hand", "mild"],
  ["Itching on both feet that lasted until the next day.", "after the second time", "both feet", "troubling"],
  ["Blisters on the back of my hand. I've seen a doctor about it.", "within an hour", "left hand", "serious"],
] as const;

export const questions = [
  "How much is it?",
  "When will it be sent?",
  "How long does it last?",
  "Can I use it on my feet?",
  "Does it smell?",
  "Do you deliver to Northern Ireland?",
  "How do I get my money back?",
  "What is in it?",
  "Can I use it with gloves?",
  "How many uses are in a tube?",
  "Is it vegan?",
  "hello",
] as const;

/** Nothing on the site answers these. */
export const hardQuestions = [
  "Do you do gift wrapping?",
  "Can I pay in two instalments?",
  "Is there a bigger tube for a whole rowing club?",
  "Do you sponsor open water races?",
  "Will it stain a neoprene wetsuit?",
  "Do you have a loyalty card?",
] as const;

/** For the assistants alone; on the questions page, under a subject; and there in place of the original answer. */
export const taughtAnswers = [
  { question: "Do you do gift wrapping?", answer: "We don't wrap tubes as gifts at the moment." },
  {
    question: "Can I collect my tube?",
    answer: "No, we post every tube, so there's nowhere to collect it from. UK delivery is included in the price.",
    place: "the-tube",
  },
  {
    question: "Does it feel greasy?",
    answer:
      "No. It's non-greasy: rub it in until nothing shines, and you can hold a phone or a paddle. If your skin still feels slippery, wipe off the excess.",
    place: "greasiness",
  },
];

export const pages = ["/", "/", "/", "/pre-order", "/pre-order", "/faq", "/more-information", "/warmth-list", "/warmth-list", "/blog", "/contact"] as const;
export const referrers = [
  undefined,
  undefined,
  undefined,
  "www.google.com",
  "www.google.com",
  "duckduckgo.com",
  "www.instagram.com",
  "swim.example.org",
] as const;
export const machines = [
  ["phone", "safari"],
  ["phone", "safari"],
  ["phone", "chrome"],
  ["phone", "chrome"],
  ["phone", "samsung"],
  ["desktop", "chrome"],
  ["desktop", "edge"],
  ["desktop", "firefox"],
  ["tablet", "safari"],
] as const;

/** What a visit may go on to do, the page it does it on, and the share of those who came so far that do. */
export const steps: readonly (readonly [event: EventName, path: string, share: number])[] = [
  ["pre_order_pressed", "/pre-order", 0.2],
  ["checkout_pressed", "/checkout", 0.55],
];
