import { allOf } from "#content/assistant/all-of.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { company } from "#content/company.ts";
import { accessibility } from "#content/legal/accessibility.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { vatRegistration } from "#content/legal/seller.ts";
import { terms } from "#content/legal/terms.ts";
import { referralWords } from "#content/referral.ts";
import { partners } from "#content/site/partners.ts";
import { supporters } from "#content/supporters.ts";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import type { Source } from "#contracts/assistant.ts";

const contact: Source = { title: "Get in Contact", path: "/contact" };
const list: Source = { title: "The Warmth List", path: "/warmth-list" };
const listTerms: Source = { title: "Terms: the Warmth List", path: "/terms#warmth-list" };
const people: Source = { title: "The people behind the tube", path: "/#team" };
const access = (id: string): Source => ({ title: "Accessibility", path: `/accessibility#${id}` });
const one = (title: string) => team.find((member) => member.title === title);
const told = (title: string) => {
  const member = one(title);
  return member ? `${member.name}${member.sample ? " (a sample name for now)" : ""}. ${member.description}` : "";
};
const sampleQuotes = testimonials.some(({ sample }) => sample);
const names = supporters.map(({ name }) => name);
const inRow = `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
const leaving = quote(privacyPolicy, "warmth-list", "You can leave at any time");
const listSays = (beginning: string) => quote(terms, "warmth-list", beginning);

/** Who is behind it, how they are reached, the list and the site: a question each. */
export const aboutPeopleAndSite: readonly Passage[] = [
  {
    id: "shop/founder",
    text: whileSaid(told("Founder"), `The founder is ${told("Founder")}`),
    sources: [people, { title: partners.title, path: "/more-information/partners" }],
    asks: ["who is the founder", `who is ${one("Founder")?.name}`],
  },
  {
    id: "shop/story",
    text: allOf(
      whileSaid(
        pickSentences(one("Founder")?.description ?? "", "Swims in the sea"),
        `It began with cold hands: ${one("Founder")?.name}, the founder, swims in the sea all year and got tired of hands that would not do up a zip.`,
      ),
      whileSaid(told("Medicinal chemist"), `The formula is by ${one("Medicinal chemist")?.name}, a medicinal chemist.`),
      team.some(({ sample }) => sample)
        ? "Both are sample names for now. When the company began is not published."
        : "When the company began is not published.",
    ),
    sources: [people, { title: "Scientific development", path: "/scientific-development" }],
    asks: ["who came up with it"],
  },
  {
    id: "shop/formula",
    text: whileSaid(
      told("Medicinal chemist"),
      `The formula is by ${told("Medicinal chemist").replace(/\. /, ", a medicinal chemist. ")} The company is run by ${one("Founder")?.name}, the founder${one("Founder")?.sample ? ", a sample name too" : ""}.`,
    ),
    sources: [people, { title: "Scientific development", path: "/scientific-development" }],
    asks: ["who invented it"],
  },
  {
    id: "shop/operations",
    text: whileSaid(told("Operations"), `That is ${told("Operations")}`),
    sources: [people],
    asks: ["who packs and sends the parcels", `who is ${one("Operations")?.name}`],
  },
  {
    id: "shop/supporters",
    text: `“Supported by”, on the home page, names ${inRow}. ${supporters.some(({ sample }) => sample) ? "All of them are samples until real ones are named." : ""}`.trim(),
    sources: [{ title: "Supported by", path: "/" }],
    asks: ["who supports you", ...names.map((name) => `what is ${name}`)],
  },
  {
    id: "shop/press",
    text: `Write to us on the contact page and choose “Press and partners”, or send an email to ${company.email}${company.sample ? ", a sample address for now" : ""}. A person answers.`,
    sources: [contact],
    asks: ["I have a press enquiry, who do I write to"],
  },
  {
    id: "shop/phone",
    text: "No telephone number is published. People answer at our contact page and by email, or press “Talk to a person” here.",
    sources: [contact],
    asks: ["what is your phone number"],
  },
  {
    id: "shop/reply-time",
    text: whileSaid(
      pickSentences(quote(preOrderTerms, "complaints", "If something has gone wrong"), "A person reads it.", "We answer as soon as we can"),
      "No opening hours and no reply times are published. A person reads what you write, and we answer as soon as we can.",
    ),
    sources: [contact],
    asks: ["how long until you reply"],
  },
  {
    id: "shop/talk-to-person",
    text: "Press “Talk to a person” here: this conversation goes to the shop with your email address, and a person answers you by email.",
    sources: [contact],
    asks: ["can I talk to a real person"],
  },
  {
    id: "shop/vat-number",
    text: `${vatRegistration}.`,
    sources: [{ title: "Terms: who we are", path: "/terms#who-we-are" }],
    asks: ["what is your VAT number"],
  },
  {
    id: "shop/feed",
    text: "With a feed reader you can follow the blog without coming here: the feed has every post in full.",
    sources: [{ title: "Blog: notes from the cold", path: "/blog" }],
    asks: ["is there an RSS feed"],
  },
  {
    id: "site/reviews",
    text: sampleQuotes
      ? "The quotes on the home page are samples: we wrote them to try the page with, and no customer has said them. Each is marked “Sample”, until real ones take their place."
      : "",
    sources: [
      { title: "What Our Customers Say", path: "/" },
      { title: "Terms: what is ours", path: "/terms#our-content" },
    ],
    asks: ["are the reviews from real customers"],
  },
  {
    id: "site/quoting",
    text: pickSentences(quote(terms, "our-content", "The words, pictures"), "You may save or print", "Anything more"),
    sources: [{ title: "Terms: what is ours", path: "/terms#our-content" }, contact],
    asks: ["can I quote your site"],
  },
  {
    id: "site/samples",
    text: pickSentences(quote(terms, "our-content", "A picture captioned"), "Anything marked “Sample”"),
    sources: [{ title: "Terms: what is ours", path: "/terms#our-content" }],
    asks: ["what does Sample mean on this site"],
  },
  {
    id: "site/language",
    text: whileSaid(
      quote(preOrderTerms, "contract", "The confirmation says what you bought"),
      "This site, its terms and its assistants are in English; no other language is offered for now.",
    ),
    sources: [{ title: "Pre-Order Terms: how to order", path: "/pre-order-terms#contract" }, contact],
    asks: ["is the site in other languages"],
  },
  {
    id: "terms/your-rights",
    text: allOf(
      pickSentences(preOrderTerms.introduction.map(String).join(" "), "Nothing here takes away").replace("Nothing here", "Nothing in our terms"),
      pickSentences(preOrderTerms.introduction.map(String).join(" "), "You can cancel at any time"),
      whileSaid(
        quote(preOrderTerms, "faulty-goods", "within 30 days of receiving it"),
        "If the tube is faulty or not as described, you may ask for a full refund within 30 days of receiving it; after that, for a replacement.",
      ),
      pickSentences(quote(preOrderTerms, "complaints", "If we cannot settle it"), "Citizens Advice gives free advice"),
    ),
    sources: [
      { title: "Pre-Order Terms: your right to cancel", path: "/pre-order-terms#right-to-cancel" },
      { title: "Pre-Order Terms: faulty goods", path: "/pre-order-terms#faulty-goods" },
    ],
    asks: ["what are my legal rights"],
  },
  {
    id: "list/join",
    text: allOf("On the page of the list: leave your name, email address and country.", listSays("You join in two steps")),
    sources: [list, listTerms],
    asks: ["how do I join the Warmth List"],
  },
  {
    id: "list/reserves",
    text: listSays("A place on the list is not an order."),
    sources: [listTerms, list],
    asks: ["does the list reserve a tube for me"],
  },
  {
    id: "list/emails",
    text: listSays("You agree to the list’s own emails").replace(/^You agree to the list’s own emails/, "Three kinds of email, no more"),
    sources: [listTerms, list],
    asks: ["which emails does the list send"],
  },
  {
    id: "list/and-order",
    text: allOf(pickSentences(leaving, "Leaving changes nothing").replace(/^Leaving/, "Leaving the list"), pickSentences(leaving, "You can leave at any time")),
    sources: [list, { title: "Privacy Policy: if you join the Warmth List", path: "/privacy-policy#warmth-list" }],
    asks: ["does leaving the list cancel my order"],
  },
  {
    id: "list/place",
    text: referralWords.position,
    sources: [list, listTerms],
    asks: ["what is my place in line good for"],
  },
  {
    id: "list/friends",
    text: allOf(referralWords.rule, listSays("You may share a link with friends.")),
    sources: [listTerms, list],
    asks: ["can I invite a friend to the list"],
  },
  {
    id: "site/large-print",
    text: allOf(
      pickSentences(quote(accessibility, "tell-us", "Tell us at"), "If you would rather have something").replace(
        /, ask\.$/,
        `, ask: write to ${company.email} or through the contact page.`,
      ),
      "The pages also work at 400% zoom.",
    ),
    sources: [access("tell-us"), contact],
    asks: ["can I have something in large print"],
  },
  {
    id: "site/not-tested",
    text: quote(accessibility, "not-tested", "It has not yet been tried with people", "No outside auditor"),
    sources: [access("not-tested")],
    asks: ["has the site been tested with people who use screen readers"],
  },
  {
    id: "site/security",
    text: pickSentences(quote(terms, "acceptable-use", "We may turn away requests"), "If you find a weakness"),
    sources: [{ title: "Terms: using the site fairly", path: "/terms#acceptable-use" }],
    asks: ["I found a security problem on your site"],
  },
  {
    id: "site/changes",
    text: pickSentences(quote(terms, "changes"), "It never changes an order", "The date at the top says").replace(
      /^It never changes/,
      "A change of terms never changes",
    ),
    sources: [{ title: "Terms: changes to these terms", path: "/terms#changes" }],
    asks: ["can you change the terms after I ordered"],
  },
];
