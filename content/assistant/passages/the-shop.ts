import { allOf } from "#content/assistant/all-of.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { quote } from "#content/assistant/quote.ts";
import { posts } from "#content/blog/posts.ts";
import { brand, profiles } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { accessibility } from "#content/legal/accessibility.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { whoWeAre } from "#content/legal/seller.ts";
import { terms } from "#content/legal/terms.ts";
import { team } from "#content/team.ts";
import type { Source } from "#contracts/assistant.ts";
import { formatShort } from "#contracts/money.ts";

const contact: Source = { title: "Get in Contact", path: "/contact" };
const list: Source = { title: "The Warmth List", path: "/warmth-list" };
const privacy = (id: string, title: string): Source => ({ title: `Privacy Policy: ${title}`, path: `/privacy-policy#${id}` });
const named = team.map(({ name, title }) => `${name} (${title.toLowerCase()})`).join(", ");
const samplePeople = team.some(({ sample }) => sample)
  ? "The people shown on this site are samples until the real ones are named. The samples are: "
  : "The people behind the tube are: ";
const sampleProfiles = profiles.some(({ sample }) => sample) ? " The links there are samples for now." : "";

const postWays: Readonly<Record<string, readonly string[]>> = {
  "running-winter": ["have you written anything about running in winter", "an article for winter runners", "post about frozen fingers on a run"],
  "cold-water": ["have you written anything about cold water swimming", "an article for winter swimmers", "post about cold hands after a swim"],
  "discovery-spark": [
    "what is discovery spark",
    "which founder programme are you on",
    "what did you learn on the founder programme",
    "spark programme",
    "are you in an accelerator",
  ],
  "homerton-changemakers": ["what is homerton changemakers", "what is the homerton launch", "changemakers programme", "what have you to do with homerton"],
};
/** Of posts that keep a place for a story: what has been said of it, and what has not. */
const yetToBeTold: Readonly<Record<string, string>> = {
  "discovery-spark":
    "Discovery Spark is a founder programme, and we keep a page for the story of our part in it. That story is not written yet: what we did there, when and with whom is not published. Until then the post tells what a programme of this kind asks of a small company.",
  "homerton-changemakers":
    "Homerton Changemakers is a programme whose launch we keep a page for. The report of it will be written by those who take part, and nothing of it is published yet. Until then the post has the questions that a maker of warm-hand cream might bring.",
};
/** What each post is about, by its front matter: what it says is found in the built page. */
const aboutPosts = posts.map(
  ({ file, slug, title, excerpt }): Passage => ({
    id: `post/${file}`,
    text: yetToBeTold[file] ?? `There is a post about that: “${title}”. ${excerpt}`,
    sources: [
      { title, path: `/blog/${slug}` },
      { title: "Blog: notes from the cold", path: "/blog" },
    ],
    asks: [title, ...(postWays[file] ?? [])],
  }),
);

/** Who we are, how to reach us, the list, privacy and the site itself. */
export const aboutTheShop: readonly Passage[] = [
  {
    id: "shop/contact",
    text: `People answer at our contact page, in their own words and their own time. You can also write to ${company.email}${company.sample ? ", which is a sample address for now" : ""}. Or press “Talk to a person” here, and this conversation goes to the shop with your email address. No telephone number is published.`,
    sources: [contact],
    asks: [
      "how do I contact you",
      "what is your email address",
      "customer service",
      "how do I get in touch",
      "I need help from someone",
      "message the owner",
      "write to you",
    ],
  },
  {
    id: "shop/who-we-are",
    text: `${company.sample ? "The company’s facts on this site are samples until the real ones are supplied. As they stand: " : ""}${whoWeAre}.`,
    sources: [{ title: "Terms: who we are", path: "/terms#who-we-are" }, contact],
    asks: [
      "who are you",
      "what company is this",
      "where are you based",
      "where is the company registered",
      "what is your company number",
      "what is your address",
      "are you a UK company",
      "who owns the shop",
      "are you a real company",
      "who sells it",
      "is this website legit",
    ],
  },
  {
    id: "shop/team",
    text: `${samplePeople}${named}.`,
    sources: [
      { title: "The people behind the tube", path: "/#team" },
      { title: "Scientific development", path: "/scientific-development" },
    ],
    asks: ["who is behind it", "who is on the team", "who is the chemist or professor or scientist", "was it made by a doctor"],
  },
  {
    id: "shop/social",
    text: `You find us on ${profiles.map(({ network }) => network).join(", ")}; the links stand on the Social Media page.${sampleProfiles}`,
    sources: [{ title: "Social Media", path: "/social-media" }],
    asks: ["are you on instagram, facebook, tiktok, X, twitter, youtube or linkedin", "do you have social media", "where can I follow you", "your insta page"],
  },
  {
    id: "shop/blog",
    text: "The blog has notes on cold hands for people who go out anyway: a winter runner’s notes, cold water and cold hands, and now and then news of the company.",
    sources: [{ title: "Blog: notes from the cold", path: "/blog" }],
    asks: ["do you have a blog", "where can I read your articles", "any posts or news", "blog posts about running or swimming"],
  },
  {
    id: "shop/shops",
    text: `It is sold on this site, as a pre-order. If you have a shop and would like to stock it, the page for partners says what to tell us: where it is, who comes in when it is cold, and how many you would shelve to begin with.`,
    sources: [
      { title: "Get Connected", path: "/more-information/partners" },
      { title: "Pre-order", path: "/checkout" },
    ],
    asks: [
      "is it sold in shops",
      "which stores stock it",
      "can I buy it in boots, superdrug, tesco or on amazon",
      "is it on amazon or ebay",
      "can I get it in a chemist or pharmacy",
      "high street shop",
    ],
  },
  {
    id: "shop/partners",
    text: "The page for partners is for people who might stock it, fill it, test it or back it. One person answers, and would rather be asked early. There is an email button, a profile, and the deck. It offers no shares and invites nobody to invest.",
    sources: [{ title: "Get Connected", path: "/more-information/partners" }],
    asks: ["how do I partner with you", "business enquiries", "how do I work with you, collaborate", "do you need testers, a lab, a manufacturer"],
  },
  {
    id: "list/what",
    text: "The Warmth List is free: an email when pre-orders open and when tubes ship, and your place. Leave your name, email address and country; you can join from any country, and you are on it once you press the button in the email we send. A place on the list is not an order and reserves no tube.",
    sources: [list, { title: "Terms: the Warmth List", path: "/terms#warmth-list" }],
    asks: [
      "what is the Warmth List",
      "is there a waiting list",
      "do you have a newsletter or mailing list",
      "can you tell me when it is back in stock",
      "notify me when it is out",
      "does the list cost anything",
    ],
  },
  {
    id: "list/leave",
    text: quote(privacyPolicy, "warmth-list", "You can leave at any time"),
    sources: [privacy("warmth-list", "if you join the Warmth List")],
    asks: [
      "how do I unsubscribe",
      "stop sending me emails",
      "how do I leave the list",
      "take me off your mailing list",
      "opt out of marketing",
      "too many emails",
      "remove me from the warmth list",
    ],
  },
  {
    id: "privacy/data",
    text: "What we keep depends on what you do here: join the list, pre-order, or write to us. We send none of it to others to sell, and the Privacy Policy says for each what is kept, why, and for how long.",
    sources: [{ title: "Privacy Policy", path: "/privacy-policy" }],
    asks: ["what do you do with my data", "what information do you keep about me", "privacy policy", "is my personal information safe", "gdpr"],
  },
  {
    id: "privacy/rights",
    text: allOf(
      pickSentences(quote(privacyPolicy, "your-rights", "A copy, or an end to it"), "A copy, or an end to it").replace(
        /^A copy, or an end to it,/,
        "A copy of your data, or an end to it,",
      ),
      "You may also ask us at any time, free of charge, to correct it, to delete it, or to stop using it for a while.",
    ),
    sources: [{ title: "Your data", path: "/your-data" }, privacy("your-rights", "your rights"), { title: "Privacy complaint", path: "/privacy-complaint" }],
    asks: [
      "delete my data",
      "how do I get a copy of my data",
      "right to be forgotten",
      "subject access request",
      "I want my account and details removed",
      "correct my personal details",
    ],
  },
  {
    id: "privacy/how-long",
    text: quote(
      privacyPolicy,
      "how-long",
      "Orders: for tax",
      "Conversations with an assistant",
      "Warmth List:",
      "Messages, privacy complaints",
      "Counted visits",
    ),
    sources: [privacy("how-long", "how long we keep it")],
    asks: ["how long do you keep my data", "how long is my information stored", "data retention", "when are my details deleted"],
  },
  {
    id: "privacy/cookies",
    text: "The shop works with strictly necessary cookies alone; functional and analytics ones are kept only if you allow them. Cookie Settings, at the foot of every page, changes your choice at any time.",
    sources: [{ title: "Cookies Policy", path: "/cookies-policy" }],
    asks: ["do you use cookies", "what cookies do you set"],
  },
  {
    id: "site/accessibility",
    text: quote(accessibility, "what-works", "Everything works by keyboard", "Pages can be read"),
    sources: [{ title: "Accessibility", path: "/accessibility" }],
    asks: [
      "is the site accessible",
      "does the website work with a screen reader",
      "I cannot use a mouse",
      "accessibility statement",
      "problems reading the website",
      "I am blind or partially sighted",
    ],
  },
  {
    id: "site/terms",
    text: "There are two sets: the Pre-Order Terms for buying, and the terms of this site for using it and joining the Warmth List.",
    sources: [
      { title: "Pre-Order Terms", path: "/pre-order-terms" },
      { title: "Terms & Conditions", path: "/terms" },
    ],
    asks: ["where are your terms and conditions", "what are the terms", "small print", "t&cs", "terms of sale"],
  },
  {
    id: "site/law",
    text: pickSentences(quote(terms, "law"), "These terms are under the law", "If you live in Scotland"),
    sources: [{ title: "Terms: the law that applies", path: "/terms#law" }],
    asks: ["which law applies", "which courts", "is it under Scottish law", "governing law and jurisdiction"],
  },
  {
    id: "site/pictures",
    text: quote(terms, "our-content", "The words, pictures"),
    sources: [{ title: "Terms: what is ours", path: "/terms#our-content" }],
    asks: ["can I use your pictures or text", "who owns the copyright", "can I copy your photos"],
  },
  {
    id: "site/children",
    text: `${quote(privacyPolicy, "children")} ${quote(terms, "safe-use", "Keep it out of the reach of children.")}`,
    sources: [privacy("children", "children")],
    asks: ["is the shop for adults only", "how old do I have to be to order"],
  },
  {
    id: "site/discount",
    text: `We have published no discount, code or sale: the price is ${formatShort(catalogue.tube.price)} for everyone.`,
    sources: [{ title: `Pre-order ${brand.name}`, path: "/pre-order" }],
    asks: [
      "do you have a discount code",
      "is there a voucher, coupon or promo",
      "is there a sale or black friday deal",
      "student discount, NHS discount, blue light",
      "any offers",
      "buy one get one free",
      "gift card, gift voucher",
      "is there a loyalty scheme",
    ],
  },
  ...aboutPosts,
];
