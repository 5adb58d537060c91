import { allOf } from "#content/assistant/all-of.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { partners } from "#content/site/partners.ts";
import { scientificDevelopment } from "#content/site/scientific-development.ts";
import { team } from "#content/team.ts";
import type { Source } from "#contracts/assistant.ts";
import { formatShort } from "#contracts/money.ts";

const science: Source = { title: "Scientific development", path: "/scientific-development" };
const page: Source = { title: partners.title, path: "/more-information/partners" };
const chemist = team.find(({ title }) => title === "Medicinal chemist");
const founder = team.find(({ title }) => title === "Founder");
const professor = team.find(({ title }) => title === "Professor");
const mark = (person: { name: string; sample: boolean } | undefined) => (person ? `${person.name}${person.sample ? " (a sample name for now)" : ""}` : "");
/** "change one ingredient at a time, …", as the science page says it. */
const habit = scientificDevelopment.people.chemist[0].split(": ").at(-1)?.replace(/\.$/, "") ?? "";
const who = (title: string) => partners.who.find((one) => one.title === title)?.text ?? "";

const unproved = Object.values(claims).every(({ evidence }) => evidence === null);
const nothingOnFile = unproved ? " At present no evidence is on file for any claim, and no study is published." : "";
const [offers, readers] = partners.notice.paragraphs;
const [notReader, risk] = [pickSentences(partners.notice.end, "If you are none of these"), pickSentences(partners.notice.end, "Young companies often fail")];

/** What the partners' assistant knows besides: the technology, and what partners ask. Nothing here is known that no page says. */
export const partnerKnowledge: readonly Passage[] = [
  {
    id: "partner/technology",
    text: `${brand.technology} is the name of the warming technology behind ${brand.name}. The name is ours. What it does is what our list of claims says, and no more. How it works inside is not published.`,
    sources: [science],
    asks: [
      `what is ${brand.technology}`,
      `how does ${brand.technology} work`,
      "how does the technology work",
      "what is the science",
      "explain the technology",
      "what is the mechanism of action",
      "what makes it warm",
      "how does it generate heat",
    ],
    only: "dermaflo",
    insteadOf: ["page/technology", "faq/how-it-works"],
  },
  {
    id: "partner/how-developed",
    text: `The formula is by ${mark(chemist)}, a medicinal chemist: ${habit}. ${chemist?.description ?? ""}`,
    sources: [science],
    asks: [
      "how was it developed",
      "who developed the formula",
      "who is the medicinal chemist",
      `who is ${chemist?.name}`,
      "who invented the technology",
      "how was the formulation made",
      "research and development",
    ],
    only: "dermaflo",
    insteadOf: ["shop/formula"],
  },
  {
    id: "partner/review",
    text: `${mark(professor)}, a professor at a London university. ${scientificDevelopment.people.professor[0]} ${scientificDevelopment.people.professor[1]}${nothingOnFile}`,
    sources: [science],
    asks: [
      "who checks your claims",
      "which university is involved",
      "is there a scientific adviser",
      "who is the professor",
      `who is ${professor?.name}`,
      "who reviews the science",
      "academic partners",
    ],
    only: "dermaflo",
  },
  {
    id: "partner/evidence",
    text: `${nothingOnFile.trim()} ${scientificDevelopment.ledger.lead} ${scientificDevelopment.ledger.note}`,
    sources: [{ title: "Everything we say, and why we may", path: "/scientific-development#claims" }],
    asks: [
      "what evidence do you have",
      "has it been tested",
      "is there clinical data",
      "are there published studies or papers",
      "what have you measured",
      "is there proof the technology works",
      "efficacy data",
      "peer reviewed",
    ],
    only: "dermaflo",
    insteadOf: ["faq/testing", "proof/no-study"],
  },
  {
    id: "partner/pictures",
    text: scientificDevelopment.pictures.text,
    sources: [science],
    asks: ["are the thermal images real", "do you have thermal imaging", "infrared pictures of hands"],
  },
  {
    id: "partner/measure",
    text: `Please ask: the page for partners is for people who might test it, too. ${who("You measure things")}`,
    sources: [page],
    asks: ["we are a lab and could test it", "can we run a study for you", "do you need testing partners", "thermal camera or cold room testing"],
    only: "dermaflo",
  },
  {
    id: "partner/fill",
    text: `Which company fills the tubes is not published. If you do: ${who("You fill tubes").charAt(0).toLowerCase()}${who("You fill tubes").slice(1)}`,
    sources: [page],
    asks: [
      "we are a contract manufacturer",
      "who manufactures it",
      "do you need a filler or factory",
      "minimum order quantity for production",
      "packaging suppliers",
    ],
    only: "dermaflo",
    insteadOf: ["unpublished/made-where"],
  },
  {
    id: "partner/stock",
    text: `If you have a shop: ${who("You have a shop").charAt(0).toLowerCase()}${who("You have a shop").slice(1)}`,
    sources: [page],
    asks: ["we would like to stock it", "retail partnership", "can we distribute it", "trade account"],
    only: "dermaflo",
    insteadOf: ["shop/shops"],
  },
  {
    id: "partner/trade",
    text: `Nothing is settled yet for shops: no trade price or discount, minimum order, payment terms, sale or return, samples, testers, displays or barcode are published, and so far the tube is sold on this site alone. ${who("You have a shop")} Use “Connect with” on the page for partners.`,
    sources: [page],
    asks: ["what are your trade terms"],
    only: "dermaflo",
  },
  {
    id: "partner/what-shops-may-say",
    text: allOf(
      `${scientificDevelopment.ledger.lead} ${claims.disclaimer.words} So a shop says no more of it, and nothing about an illness.`,
      nothingOnFile.trim(),
    ),
    sources: [{ title: "Everything we say, and why we may", path: "/scientific-development#claims" }],
    asks: ["what may a shop say about it"],
    only: "dermaflo",
  },
  {
    id: "partner/invest",
    text: allOf(
      pickSentences(offers, "It offers no shares").replace(/^It/, "The page for partners"),
      whileSaid(readers, "The deck is for three kinds of investor alone, and the notice before it says which."),
      risk,
    ),
    sources: [page],
    asks: ["can I invest", "can I buy shares or equity", "investment opportunity", "is it a good investment"],
  },
  {
    id: "partner/returns",
    text: whileSaid(risk, `We promise no return on anything. ${risk} The page for partners offers no shares and invites nobody to invest.`),
    sources: [page],
    asks: ["do you guarantee a return on an investment"],
    only: "dermaflo",
  },
  {
    id: "partner/scale",
    text: `${formatShort(partners.example.amount)}, on the page for partners, is ${partners.example.text.charAt(0).toLowerCase()}${partners.example.text.slice(1)}`,
    sources: [page],
    asks: [`what is the ${formatShort(partners.example.amount)} for`, "how much are you raising", "use of funds", "budget of the project"],
    only: "dermaflo",
  },
  {
    id: "partner/deck-readers",
    text: allOf(
      `${readers.replace(/, and by opening it.*$/, "")}: ${partners.notice.kinds.join("; ")}. By opening it you tell us that you are one of them.`,
      notReader,
    ),
    sources: [page],
    asks: ["who may open the deck"],
    only: "dermaflo",
  },
  {
    id: "partner/deck",
    text: "The button “See our deck” on the page for partners opens the deck in a new tab. Please read the notice for investors above it first.",
    sources: [page],
    asks: ["can I see the deck", "where is the pitch deck", "send me the presentation", "is there a slide deck or brochure"],
  },
  {
    id: "partner/contact",
    text: `Use “Connect with” on the page for partners: an email or a profile of ${mark(founder)}. ${partners.lead} Or choose “Press and partners” on the contact page, or write to ${company.email}${company.sample ? ", a sample address for now" : ""}. No telephone number is published.`,
    sources: [page, { title: "Get in Contact", path: "/contact" }],
    asks: [
      "how do I contact the founder",
      "who do I talk to about a partnership",
      "arrange a meeting or a call",
      "business development contact",
      "speak to the founder",
    ],
    only: "dermaflo",
  },
];
