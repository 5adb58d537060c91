import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { companyFacts, mailUs, whoWeAre } from "#content/legal/seller.ts";
import { warnings } from "#content/product.ts";

const shown = [claims.activation, claims.duration, claims.waterproof, claims.nonGreasy, claims.underGloves, claims.skinTypes, claims.feet];

export const terms: LegalDocument = {
  title: "Terms & Conditions",
  path: "/terms",
  description: `The terms for using the ${brand.name} website and joining the Warmth List.`,
  shownDate: null,
  revised: "2026-11-29",
  introduction: [
    [
      `These are the terms for using this website and joining the Warmth List. Buying has terms of its own, the `,
      { words: "Pre-Order Terms", to: "/pre-order-terms" },
      `; what we do with personal data is in the `,
      { words: "Privacy Policy", to: "/privacy-policy" },
      ".",
    ],
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [{ paragraph: [`This site is run by ${whoWeAre}. Write to us at `, mailUs, "."] }, { list: companyFacts }],
    },
    {
      id: "cosmetic",
      heading: "A cosmetic, not a medicine",
      blocks: [
        { paragraph: `${claims.cosmetic.words} ${claims.disclaimer.words}` },
        { paragraph: `This is what we say about ${brand.name}:` },
        { list: shown.map(({ words }) => words) },
        { paragraph: `How warm it feels, and for how long, depends on you and on how cold it is. ${claims.applyAhead.words}.` },
        {
          paragraph:
            "Nothing on this site is medical advice. If you have a condition of the skin, hands or feet, or are unsure whether the cream suits you, ask a pharmacist or doctor before you use it.",
        },
      ],
    },
    {
      id: "safe-use",
      heading: "Using the cream safely",
      blocks: [
        {
          list: [
            claims.redness.words,
            warnings[0],
            "Follow the instructions on the tube and check its list of ingredients; don't use the cream if you're allergic to any of them.",
            "In dangerous cold, don't let it take the place of proper clothing or common sense.",
            warnings[1],
          ],
        },
        {
          paragraph: [
            "If your skin reacts, wash the cream off, stop using it and ",
            { words: "tell us", to: "/reaction-report" },
            ". If the reaction is serious or doesn't settle, get medical help before you write to us.",
          ],
        },
      ],
    },
    {
      id: "warmth-list",
      heading: "The Warmth List",
      blocks: [
        {
          list: [
            "It's free, and you may leave at any time.",
            "You join in two steps: first the form, then the button on the page that our email links to. Until you press it, you aren't on the list.",
            "Give your own name and your own email address. There's one place for each email address.",
            "You agree to the list's own emails: about your place, and when it's your turn to pre-order. Tips and news are a separate choice: you only get them if you tick that box.",
            "A place on the list isn't an order. It doesn't reserve a tube, you don't have to buy one, and we don't have to sell you one.",
            "You may share a link with friends. Send it only to people who will be glad of it.",
          ],
        },
        { paragraph: "We may close the list, or remove an entry that was made by a machine or in someone else's name." },
      ],
    },
    {
      id: "prices",
      heading: "Prices and availability",
      blocks: [
        {
          paragraph: [
            "What our pages say about price, stock and dispatch is an invitation to order. What the checkout shows is what counts. For when a contract is made, and what follows, see the ",
            { words: "Pre-Order Terms", to: "/pre-order-terms" },
            ".",
          ],
        },
      ],
    },
    {
      id: "acceptable-use",
      heading: "Using the site fairly",
      blocks: [
        { paragraph: "You're welcome to read, link to and share these pages. Please don't:" },
        {
          list: [
            "use them to break the law, or to harm or mislead anyone;",
            "enter details of other people without their permission;",
            "hold tubes you don't mean to pay for, or try out cards that aren't yours;",
            "send harmful code, get around limits or locks, or put more load on the site than a person would.",
          ],
        },
        {
          paragraph: [
            "We may block requests that do any of this. If you find a weakness in the site's security, tell us at ",
            mailUs,
            " before you tell others; we'll thank you, and take no action against you for having looked in good faith.",
          ],
        },
      ],
    },
    {
      id: "our-content",
      heading: "What's ours",
      blocks: [
        {
          paragraph: `The words, pictures, code and the name ${brand.name} belong to ${company.name} or to those who let us use them. You may save or print pages for yourself, and quote them with a link. Anything more needs our permission.`,
        },
        { paragraph: ["The typefaces and open-source code that help to make these pages are named under ", { words: "Licences", to: "/licences" }, "."] },
        {
          paragraph: `A picture captioned as an illustration shows an idea, not a measurement.${company.sample ? " Anything marked “Sample” is there until we have the real thing." : ""}`,
        },
      ],
    },
    {
      id: "availability",
      heading: "Availability and links",
      blocks: [
        {
          paragraph:
            "We try to keep the site open, accurate and up to date, but can't promise that it always is; we may change or close parts of it. Links to other sites are there to help you. We don't run those sites and aren't responsible for them.",
        },
      ],
    },
    {
      id: "liability",
      heading: "Our responsibility to you",
      blocks: [
        {
          paragraph:
            "Nothing in these terms excludes or limits our liability for death or personal injury caused by our negligence, for fraud or fraudulent misrepresentation, for defective products under the Consumer Protection Act 1987, or for anything else that the law doesn't let us exclude or limit. Nor do they take away any of your rights under the Consumer Rights Act 2015.",
        },
        {
          paragraph:
            "The site is free to use and meant for private use. Beyond what's said above, we're responsible for loss that was foreseeable and that our breach of these terms, or our failure to use reasonable care and skill, has caused. We aren't responsible for loss that wasn't foreseeable, or for business losses.",
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: [
        {
          paragraph:
            "We may change these terms. The date at the top says when we last changed them. A change doesn't affect orders already placed or consents already given: the words you agreed to still apply to those.",
        },
      ],
    },
    {
      id: "law",
      heading: "The law that applies, and complaints",
      blocks: [
        {
          paragraph: [
            "Please come to us first: write to ",
            mailUs,
            " and we'll try to put it right. These terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland you keep every protection of the law there, and may bring a claim in the courts where you live.",
          ],
        },
      ],
    },
  ],
};
