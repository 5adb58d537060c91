import { allOf } from "#content/assistant/all-of.ts";
import { faqSays, faqSource } from "#content/assistant/faq-says.ts";
import type { Passage, PassageNeeds } from "#content/assistant/passage.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { currencies } from "#content/currencies.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { partners } from "#content/site/partners.ts";
import { preOrder } from "#content/site/pre-order.ts";
import { team } from "#content/team.ts";
import type { Source } from "#contracts/assistant.ts";
import { formatShort, groupThousands } from "#contracts/money.ts";

const page: Source = { title: partners.title, path: "/more-information/partners" };
const science: Source = { title: "Scientific development", path: "/scientific-development" };
const people: Source = { title: "The people behind the tube", path: "/#team" };
const product: Source = { title: "Pre-order", path: "/pre-order" };

const { price, sizeMl } = catalogue.tube;
const { amount } = partners.example;
const unproved = Object.values(claims).every(({ evidence }) => evidence === null);
const noEvidence = unproved ? "No evidence is on file yet for any claim, and no study is published." : "Beside each claim stands what evidence is on file.";
const askUs = "Use “Connect with” on the page for partners: one person answers, and would rather be asked early.";
const members = team.map(({ name, title, subtitle }) => `${name}, ${title.toLowerCase()} (${subtitle.toLowerCase()})`);
const everyone = `${members.slice(0, -1).join("; ")}; and ${members.at(-1) ?? ""}`;
/** The page turns the sum into a visitor's money by the same fixed rates; yen and kronor have no pennies here either. */
const inOtherMoney = ["US", "EU", "CA", "AU", "SE", "NO", "DK", "CH", "JP", "NZ"].flatMap((country) => {
  const money = currencies[country];
  return money ? [`${money.symbol}${groupThousands(Math.round((amount.minor / 100) * money.rate).toFixed(0))}`] : [];
});

/** What partners ask about the company: who, how far, what next, and what may be agreed. */
export const aboutTheCompany = ({ dispatch }: PassageNeeds): readonly Passage[] => [
  {
    id: "partner/team",
    text: `The people shown are ${everyone}. ${team.some(({ sample }) => sample) ? "The names are samples until the real ones are given." : ""}`.trim(),
    sources: [people, science],
    asks: ["who is on the team"],
    only: "dermaflo",
    insteadOf: ["shop/team"],
  },
  {
    id: "partner/stage",
    text: allOf(
      `${brand.name} is in pre-order: one batch, not sent out yet, and parcels go out ${dispatch}.`,
      noEvidence,
      whileSaid(
        quote(preOrderTerms, "payment", "While this site is a preview"),
        "While this site is a preview it takes test cards only, so no money moves. No other dates are published.",
      ),
    ),
    sources: [product, page],
    asks: ["what stage are you at"],
    only: "dermaflo",
  },
  {
    id: "partner/plans",
    text: allOf(
      whileSaid(
        partners.example.text,
        `What is wanted next, by the page for partners: evidence for every claim, a first full run, and somewhere to keep it. ${formatShort(amount)} is its example of the size of such a project.`,
      ),
      faqSays("testing", "When there are results"),
      "No roadmap and no dates for other products or countries are published.",
    ),
    sources: [page, science],
    asks: ["what comes next for the technology"],
    only: "dermaflo",
  },
  {
    id: "partner/model",
    text: allOf(
      `One product, sold on this site: a tube of ${sizeMl} ml for ${formatShort(price)}, VAT and UK delivery included, bought once and without a subscription.`,
      "What it costs to make, what margin a shop would have, and what is sold are not published.",
    ),
    sources: [product, page],
    asks: ["what is the business model"],
    only: "dermaflo",
  },
  {
    id: "partner/kinds",
    text: `Four kinds of partner have a line on the page. ${partners.who
      .slice(0, 3)
      .map(({ title, text }) => `${title}? ${text}`)
      .join(" ")} You invest? Read the notice there first. Whatever else you have in mind, ask: one person answers, and would rather be asked early.`,
    sources: [page, { title: "Get in Contact", path: "/contact" }],
    asks: ["what kinds of partner are you looking for"],
    only: "dermaflo",
    insteadOf: ["shop/partners"],
  },
  {
    id: "partner/licensing",
    text: `Nothing is published yet on licences, exclusive rights, territories or a maker’s own label, nor on ${brand.technology} in other products. ${askUs}`,
    sources: [page],
    asks: ["can the technology be licensed"],
    only: "dermaflo",
    insteadOf: ["unpublished/licences"],
  },
  {
    id: "partner/regulation",
    text: allOf(
      claims.disclaimer.words,
      faqSays("daily-safety", "By law a qualified person", "We will name the ingredients"),
      whileSaid(preOrder.facts.lead, "Notifications, stability tests and the rest of the file are not published."),
    ),
    sources: [faqSource("medical-status"), product],
    asks: ["how is it regulated"],
    only: "dermaflo",
    insteadOf: ["skin/assessed"],
  },
  {
    id: "partner/scale-abroad",
    text: `${formatShort(amount)}, the example on the page for partners, is about ${inOtherMoney.join(", ")}, at rates we keep fixed. It is an example of a project’s size, not a sum being raised.`,
    sources: [page],
    asks: [`how much is ${formatShort(amount)} in dollars or euros`],
    only: "dermaflo",
  },
];
