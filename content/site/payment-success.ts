import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { LegalWords } from "#content/legal/document.ts";

const mailTo = { words: company.email, to: `mailto:${company.email}` };

/** The page after the payment page, but for how the payment stands (order-states.ts). */
export const paymentSuccess = {
  description: `How your payment for ${brand.name} is going.`,
  reference: "Reference",
  checkAgain: "Check again",
  paid: {
    title: "What happens next",
    reference: "Your reference is",
    keep: "Include it if you write to us. To find your order again, you only need your email address.",
    steps: [
      "We'll email you to confirm, with a link to your order's own page.",
      "There you can cancel, or correct the delivery address until we send your tube.",
      "We'll email you again when we send it.",
    ],
    noEmail: ["No email after ten minutes? Check your junk folder, or ", { words: "get a new link", to: "/order/find" }, "."] satisfies LegalWords,
  },
  ask: ["You don't need to stay on this page. To ask about it, write to ", mailTo, " with the reference above."] satisfies LegalWords,
  goOn: "Continue to payment",
  again: "Pre-order again",
  find: "Find my order",
  back: "Back to site",
  unknown: {
    title: "How to check",
    text: ["Your banking app shows whether any money was taken. If it was, and you've had no email from us, write to ", mailTo, "."] satisfies LegalWords,
  },
};
