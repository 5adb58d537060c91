import { brand } from "#content/brand.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { mailUs } from "#content/legal/seller.ts";

export const accessibility: LegalDocument = {
  title: "Accessibility",
  path: "/accessibility",
  description: `How the ${brand.name} site was made to work for everyone, what has been tested and what has not, and how to tell us where it fails.`,
  shownDate: null,
  revised: "2026-11-21",
  introduction: [
    "People with cold, stiff or shaking hands are whom this shop is for, so a site that is hard to use would miss its own customers. We aim for level AA of the Web Content Accessibility Guidelines 2.2. This page says how far we have got, as plainly as we can.",
  ],
  sections: [
    {
      id: "what-works",
      heading: "What you can expect",
      blocks: [
        {
          list: [
            "Everything works by keyboard alone, in an order that makes sense, with the place you are at always marked.",
            "Pages can be read and forms sent without script, at 400% zoom, and on a screen 320 pixels wide.",
            "If your device asks for less motion, nothing moves by itself. Where something does, a pause button stands beside it.",
            "Colours may be replaced by your own high-contrast scheme. No meaning hangs on colour alone.",
            "Buttons and boxes are large enough for a thumb in a glove liner: 44 pixels, with few exceptions inside running text.",
            "A form says what is wrong in words, beside the field, keeps what you typed, and lets you paste everywhere.",
            "Text is set in Atkinson Hyperlegible, drawn by the Braille Institute so that letters are hard to mistake for one another.",
          ],
        },
      ],
    },
    {
      id: "tested",
      heading: "What we have tested, and how",
      blocks: [
        {
          list: [
            "Before each release a machine opens every public page in a real browser at several widths, checks it with the axe rules for WCAG A and AA, and looks for anything that sticks out of the screen.",
            "The same machine walks through joining the list, ordering, cancelling and writing to us, with and without script.",
            "Colour contrast was worked out for each pair of colours when the palette was made.",
          ],
        },
      ],
    },
    {
      id: "not-tested",
      heading: "What we have not tested",
      blocks: [
        {
          list: [
            "No outside auditor has looked at the site, so we do not claim full conformance.",
            "It has not yet been tried with people who use screen readers, magnifiers, switches or speech control every day.",
            "Machines find a part of all barriers at best. A clean result means that nothing known was found, and no more than that.",
          ],
        },
      ],
    },
    {
      id: "known",
      heading: "Where it falls short",
      blocks: [
        {
          list: [
            "A shipping label is a PDF made for printers and is not tagged. What stands on it is also on the order’s page, as text.",
            "The provider’s contact form, payment pages of a card company and social networks are other companies’ work, and we cannot vouch for them. Our own form and plain email do the job of the first.",
          ],
        },
      ],
    },
    {
      id: "tell-us",
      heading: "If something stands in your way",
      blocks: [
        {
          paragraph: [
            "Tell us at ",
            mailUs,
            " or through the ",
            { words: "contact page", to: "/contact" },
            ": which page, what you wanted to do, and what you use. We will help you to do it another way first, and then mend the page. If you would rather have something on this site in large print or as plain text, ask.",
          ],
        },
        {
          paragraph: [
            "If our answer does not satisfy you, the Equality Advisory and Support Service advises people in England, Scotland and Wales: ",
            { words: "equalityadvisoryservice.com", to: "https://www.equalityadvisoryservice.com/" },
            ". In Northern Ireland that is the ",
            { words: "Equality Commission for Northern Ireland", to: "https://www.equalityni.org/" },
            ".",
          ],
        },
      ],
    },
  ],
};
