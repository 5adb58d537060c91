import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { LegalWords } from "#content/legal/document.ts";

/** The page after the payment page, but for how the payment stands (order-states.ts). */
export const paymentSuccess = {
  description: `How the payment for your ${brand.name} stands.`,
  reference: "Reference",
  checkAgain: "Check again",
  paid: {
    title: "What happens next",
    reference: "Your reference is",
    keep: "Keep it: with your email address it finds your order again.",
    steps: [
      "An email confirms your order. It holds the link to your order's own page.",
      "There you can correct the delivery address or cancel, as long as the tube is with us.",
      "We write again when it is sent.",
    ],
    noEmail: ["No email after ten minutes? Look in the junk folder, or ", { words: "have the link sent again", to: "/order/find" }, "."] satisfies LegalWords,
  },
  goOn: "Go on to pay",
  again: "Pre-order again",
  find: "Find my order",
  back: "Back to site",
  unknown: {
    title: "How to be sure",
    text: [
      "Whoever has paid gets an email with a link to their order. Your bank’s app shows, too, whether anything was taken. If the two do not agree, write to ",
      { words: company.email, to: `mailto:${company.email}` },
      ".",
    ] satisfies LegalWords,
  },
};
