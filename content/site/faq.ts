import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { isOpen, sheet } from "#content/product.ts";
import { faqSubjects } from "#content/site/faq-subjects.ts";
import { refundTimes } from "#content/site/shared.ts";
import type { PlacedAnswer, Site } from "#contracts/site.ts";

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

/** The questions, in this order; `price`: what a tube costs, such as "£15". What the cream does is said in the register's words (content/claims.ts). */
export const faqGroups = (price: string): readonly FaqGroup[] => [
  {
    ...faqSubjects[0],
    items: [
      {
        id: "what-is-it",
        question: `What is ${brand.name}?`,
        answer: `A hand and foot cream for people who feel the cold in their fingers and toes. You rub it in before you go out. It comes in an ${tube.sizeMl} ml tube. ${claims.cosmetic.words} Wear it under good gloves and socks, not instead of them.`,
        links: [{ words: "See the tube", to: "/pre-order" }],
      },
      {
        id: "how-it-works",
        question: "How does it work?",
        answer: `The warmth builds gradually, so plan ahead. Rub the cream into clean, dry skin, let it sink in, and get on with your morning. It ${claims.activation.words.toLowerCase()}. There's nothing to switch on and nothing to plug in. ${isOpen(sheet.warming) ? `In our sample formula, ${sheet.warming.value.toLowerCase()}, makes it feel warm. The final formula isn't confirmed yet.` : `${sheet.warming.value}, makes your skin feel warm.`} The warming technology in it is called ${brand.technology}.`,
        links: [{ words: "How it was developed", to: "/scientific-development" }],
      },
      {
        id: "waterproof",
        question: "Is it waterproof?",
        answer: `${claims.waterproof.words}. Until then it's a cream on top of your skin, and water washes it off. Put it on dry hands and feet, let it sink in fully, and only then swim, wade or walk out into the rain. ${isOpen(sheet.sweat, sheet.comesOff) ? "Once it's absorbed, we expect it to stay on through sweat and come off with soap. We haven't confirmed either yet." : "Once it's absorbed, it stays on through sweat and comes off with soap."} We can't say how many lengths it lasts, because we have no test results yet.`,
        links: [{ words: "In the water", to: "/waterproof" }],
      },
      {
        id: "who-is-it-for",
        question: "Who is it for?",
        answer: `Cold water swimmers, runners and hikers; people who wait on platforms, work outdoors or start their shift before sunrise; and anyone whose hands are always the cold ones. It ${claims.skinTypes.words.toLowerCase()}. The shop is meant for adults. If you are pregnant or breastfeeding, or have a condition that affects your skin, hands or feet, ask a pharmacist or doctor first.`,
        links: [{ words: `${brand.name} outside`, to: `/${brand.slug}-outside` }],
      },
      {
        id: "feet",
        question: "Can I use it on my feet?",
        answer: `Yes. It's ${claims.feet.words.toLowerCase()}, from the same tube. Dry well between your toes, rub it in, and let it sink in before you pull your socks on. It's meant for your skin, not the wool. Wash your hands afterwards if you only want it on your feet. Don't put it on blisters or broken skin.`,
        links: [{ words: "For feet", to: `/${brand.slug}-outside/feet` }],
      },
    ],
  },
  {
    ...faqSubjects[1],
    items: [
      {
        id: "daily-safety",
        question: "Is it safe to use every day?",
        answer: `${isOpen(sheet.daily) ? `We expect it to suit everyday use, ${sheet.daily.value.split(", ").at(-1)?.toLowerCase()}, but that isn't confirmed yet.` : `${sheet.daily.value}.`} Check the tube's ingredients first, then try a little on the back of one hand and wait a day. After that, follow the instructions on the tube. By law, a qualified person has to assess every cosmetic before it goes on the UK market. We won't send a tube until that's done for ours. By then the pre-order page will also give the confirmed ingredients and the company legally responsible for the cream.`,
        links: [{ words: "What is in the tube", to: "/pre-order" }],
      },
      {
        id: "medical-status",
        question: "Is it a medicine or a medical device?",
        answer: `No. ${claims.disclaimer.words} It's for how your skin feels in the cold, and nothing else. If your fingers or toes turn white or blue, go numb or hurt, see your GP, and don't rely on a cream.`,
        links: [{ words: "What our terms say about this", to: "/terms#cosmetic" }],
      },
      {
        id: "redness",
        question: "Can it cause redness or irritation?",
        answer: `It can. ${claims.redness.words} Wash the cream off with mild soap and cool water, and leave your skin alone. If it hasn't settled after a day or two, ask a pharmacist or doctor and take the tube with you. Call 111 the same day if your skin blisters or weeps, or the redness spreads. Please tell us too. We want to hear about every reaction, however small.`,
        links: [{ words: "Report a reaction", to: "/reaction-report" }],
      },
    ],
  },
  {
    ...faqSubjects[2],
    items: [
      {
        id: "duration",
        question: "How long does the warmth last?",
        answer: `It ${claims.duration.words.toLowerCase()}. That's long enough for a match, the ride to work or a good walk. How strong it feels, and how much longer it lasts, depend on you and on the cold, wind and wet. The tube will tell you when and how to put on more.`,
      },
      {
        id: "when-to-apply",
        question: "When should I put it on?",
        answer: `Early. ${claims.applyAhead.words}: for a swim at ten that means a quarter to seven, about when you put the kettle on. If you're late, put it on anyway. You may not feel it as you set out, but it'll come. Keep the tube where you'll see it when you get up.`,
        links: [{ words: "Why it pays to be early", to: "/cold-comfort" }],
      },
      {
        id: "greasiness",
        question: "Does it feel greasy?",
        answer: `No. It's ${claims.nonGreasy.words.toLowerCase()}, so you can hold a phone, a paddle or a pencil once it has sunk in. Start with less than you think you need, and work it in until nothing shines. You can always add more. If your skin still feels slippery once you've rubbed it in, you've used too much: wipe off the excess.`,
      },
      {
        id: "under-gloves",
        question: "Can I wear it under gloves?",
        answer: `Yes. It ${claims.underGloves.words.toLowerCase()}, and under mittens, liners and neoprene. Let it sink in before you put them on, or the lining gets the cream that was meant for you. Loose gloves hold more warm air than tight ones, with or without cream underneath.`,
        links: [{ words: "How it holds warmth", to: "/locks-warmth" }],
      },
    ],
  },
  {
    ...faqSubjects[3],
    items: [
      {
        id: "tube-size",
        question: `How big is the tube?`,
        answer: `${tube.sizeMl} ml, in one size, small enough for a coat pocket or a swim bag. How many uses you get depends on the size of your hands, and whether you do your feet too. We estimate ${sheet.uses.value.toLowerCase()}. It stands on its cap, so the last of it is easy to reach.`,
      },
      {
        id: "cost",
        question: "What does it cost?",
        answer: `${price} for one tube, including VAT and delivery. We can't deliver to Northern Ireland yet. It's a one-off purchase: there's no subscription, and we don't keep your card details. It's a pre-order from a limited batch. Cancel before we send it and you'll get a full refund. You can still cancel until 14 days after it arrives, as long as its seal is unbroken. ${refundTimes.aim} We show prices in other currencies for comparison, but you always pay in pounds.`,
        links: [
          { words: `Pre-order for ${price}`, to: "/checkout" },
          { words: "Pre-Order Terms", to: "/pre-order-terms" },
        ],
      },
      {
        id: "testing",
        question: "How has it been tested?",
        answer: `We have no test results to show yet. The figure of ${timings.activationWords}, and every other claim about what the cream does, needs a test behind it that we can show. When there are results, you'll find them on the science page. Until then, our thermal pictures are drawings.`,
        links: [{ words: "The science so far", to: "/scientific-development" }],
      },
    ],
  },
];

/** All of them, in order: for whoever needs questions and answers alone. */
export const faq = (price: string): readonly FaqItem[] => faqGroups(price).flatMap(({ items }) => items);

/** What changes while the shop runs, as pages say it. */
type Facts = Pick<Site, "price" | "exactPrice" | "dispatch">;
const factNames = { $price: "exactPrice", $pounds: "price", $dispatch: "dispatch" } as const satisfies Record<string, keyof Facts>;

/** An answer as its writer typed it, with a name for each fact in it: so it still holds after the next change of price. */
export function nameFacts(text: string, facts: Facts): string {
  let named = text;
  for (const [name, fact] of Object.entries(factNames)) {
    const [before = "", ...after] = named.split(facts[fact]);
    // "£15" is no part of "£150" or "£15.50".
    named = before + after.map((rest) => (/^(?:[.,]?\d)/.test(rest) ? facts[fact] : name) + rest).join("");
  }
  return named;
}
export const sayFacts = (text: string, facts: Facts): string =>
  text.replaceAll(/\$(?:price|pounds|dispatch)\b/g, (name) => facts[factNames[name as keyof typeof factNames]]);

/** The questions as the owner has them: an answer put in another's place, and questions of their own at the end of their subject. */
export function faqGroupsWith(own: readonly PlacedAnswer[], facts: Facts): readonly FaqGroup[] {
  const say = ({ question, answer }: PlacedAnswer) => ({ question, answer: sayFacts(answer, facts) });
  return faqGroups(facts.price).map((group) => ({
    ...group,
    items: [
      ...group.items.map((item) => {
        const instead = own.find(({ place }) => place === item.id);
        return instead ? { ...item, answer: say(instead).answer } : item;
      }),
      ...own.filter(({ place }) => place === group.id).map((one) => ({ id: anchorOf(one), ...say(one) })),
    ],
  }));
}

/** Where a question of the owner's stands on the page. */
export const anchorOf = ({ id }: Pick<PlacedAnswer, "id">) => `own-${id.slice(0, 8)}`;

/** What stands around the questions. */
export const faqPage = {
  title: "Questions and answers",
  description: (count: number) => `${count} plain answers about ${brand.name}: what it is, when to put it on, water, gloves, feet, skin, price and testing.`,
  cold: "Good questions,",
  warm: "plain answers",
  lead: "What people ask before their first tube. Choose a question.",
  subjects: "Subjects",
  ask: {
    cold: "Can't find",
    warm: "your question?",
    lead: "Write to us. A person reads every message, and good questions end up on this page.",
    contact: "Contact us",
  },
};
