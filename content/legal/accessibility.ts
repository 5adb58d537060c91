import { brand } from "#content/brand.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { mailUs } from "#content/legal/seller.ts";

export const accessibility: LegalDocument = {
  title: "Accessibility",
  path: "/accessibility",
  description: `How the ${brand.name} site was made to work for everyone, what has been tested and what hasn't, and how to tell us where it fails.`,
  shownDate: null,
  revised: "2026-11-29",
  introduction: [
    "Cold fingers make small buttons hard work, so this shop has to be easy to use. We aim for level AA of the Web Content Accessibility Guidelines 2.2. This page says how far we've got, as plainly as we can.",
  ],
  sections: [
    {
      id: "what-works",
      heading: "What you can expect",
      blocks: [
        {
          list: [
            "Everything on our own pages works by keyboard alone, in an order that makes sense, with your place on the page always marked and never covered.",
            "Every page can be read and every form sent without JavaScript. Only extras need it: the assistants, the searchable list of countries, the slider on the home page, the posts on the social media page, and the buttons that share a page, print it or open the cookie settings.",
            "Pages work at 400% zoom and on a screen 320 pixels wide. Text can be set twice as large, or with more room between letters, words and lines: none of it is cut off, and no page scrolls sideways.",
            "If your device asks for less motion, nothing moves until you move it. Otherwise, a button stops anything that keeps moving.",
            "You can use your own high-contrast colours. Nothing is shown by colour alone.",
            "On a touch screen, everything you can press is at least 44 pixels high, except links inside running text. With a mouse it's at least 24.",
            "Forms say what's wrong beside the field, let you paste anywhere, and keep what you typed. If something needs correcting, you only have to retype passwords, card numbers and security codes.",
            "An order page's title says where your order stands. A form page's title begins with “Error” while something needs correcting. Links that open a new tab say so.",
            "Running text is set in Atkinson Hyperlegible, designed for the Braille Institute so that letters are hard to mistake for one another.",
          ],
        },
      ],
    },
    {
      id: "tested",
      heading: "What we've tested, and how",
      blocks: [
        {
          paragraph: ["Automated programs test every version of this site. Unless we name another browser, they use Chromium, the one behind Chrome and Edge:"],
        },
        {
          list: [
            "Every public page is opened at four widths, tested with axe, an accessibility checker, against WCAG 2.2 levels A and AA, and checked for anything that runs off the screen.",
            "A program goes through each kind of page with the Tab key alone, including when the cookie banner, a message or the assistant is open. The test fails if the focused item is covered, off the screen or lost. From time to time it goes through every public page, at four sizes.",
            "The same pages are measured with text twice as large, with wider spacing in the text and at 400% zoom. In high-contrast colours every field and button must still have a visible edge. The size of buttons and links is measured too.",
            "Joining the list, ordering, cancelling and writing to us are tested with JavaScript and without. Joining, ordering and writing to us are also tested, with JavaScript, in Firefox and in WebKit, Safari's engine.",
            "We calculate the contrast of every text and background colour we use.",
          ],
        },
      ],
    },
    {
      id: "not-tested",
      heading: "What we haven't tested",
      blocks: [
        {
          list: [
            "No outside auditor has looked at the site, so we don't claim full conformance.",
            "It hasn't yet been tried out by people who rely on screen readers, magnifiers, switches or speech control. Programs have read what Chromium hands to a screen reader, which isn't the same as listening.",
            "Automated tests only find some of the barriers. A clean result means that those tests found no problem, and no more than that.",
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
            "Shipping labels are PDFs made for printing, and aren't tagged for screen readers. What they say is also on the order's page, as text.",
            "On a phone, headlines stop growing once their longest word fills the screen.",
            "Browsers older than Chrome 131, Safari 18.4 and Firefox 143 print only the FAQ answers that are open.",
            "Our mailing provider's contact form, a card company's payment pages and social networks are other companies' work, and we can't vouch for them. You can use our own form or email instead of the provider's.",
          ],
        },
      ],
    },
    {
      id: "tell-us",
      heading: "If something gets in your way",
      blocks: [
        {
          paragraph: [
            "Tell us at ",
            mailUs,
            " or through the ",
            { words: "contact page", to: "/contact" },
            ": which page, what you wanted to do, and which device, browser and assistive technology you use. We'll help you do it another way first, then fix the page. If you'd rather have something on this site in large print or as plain text, ask.",
          ],
        },
        {
          paragraph: [
            "If our answer doesn't satisfy you, the Equality Advisory and Support Service advises people in England, Scotland and Wales: ",
            { words: "equalityadvisoryservice.com", to: "https://www.equalityadvisoryservice.com/" },
            ". In Northern Ireland, contact the ",
            { words: "Equality Commission for Northern Ireland", to: "https://www.equalityni.org/" },
            ".",
          ],
        },
      ],
    },
  ],
};
