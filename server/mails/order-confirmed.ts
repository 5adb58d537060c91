import { brand } from "#content/brand.ts";
import { cancellationForm } from "#content/cancellation-form.ts";
import { refundAim } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import { deliveryFact, receiptFacts } from "#server/mails/letter-facts.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

/** The confirmation on a durable medium: Consumer Contracts Regulations 2013, regulation 16 and Schedule 2. Also the receipt. */
export const orderConfirmed = (order: OrderFacts, link: string): Letter => ({
  subject: `Your ${brand.name} pre-order ${order.reference} is confirmed`,
  preheader: `${formatMoney(order.total)} paid. We send it ${order.dispatch}. Cancel before dispatch for a full refund.`,
  title: "A tube is reserved for you",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `Thank you. Your pre-order is confirmed and paid, and we will send it ${order.dispatch}. Please keep this email: it confirms our contract and is your receipt.`,
    },
    { facts: [...receiptFacts(order), ["Dispatch", order.dispatch], deliveryFact(order), ["Payment", "One-time purchase, no subscription"]] },
    { button: "See your order", url: link },
    {
      paragraph:
        "There you can follow your order, print the receipt, correct the delivery address, or cancel. The link is private: whoever holds it can do the same.",
    },
    { heading: "If you change your mind" },
    { paragraph: "Before dispatch you can cancel at any time, without giving a reason, and get a full refund." },
    {
      paragraph:
        "After dispatch you can still cancel, without giving a reason, until 14 days after the day the tube reaches you, as long as its seal is unbroken: for reasons of hygiene the right ends once that is broken. Send the tube back to our registered office within 14 days of telling us. You pay the postage, unless it is faulty or not what you ordered.",
    },
    {
      paragraph: `To cancel, press the button on your order's page, write to ${company.email}, or send us the form at the end of this email. Any clear words will do.`,
    },
    {
      paragraph: `We refund the whole price, delivery included, to the card you paid with. We aim for ${refundAim}. The law gives us 14 days at most, counted from the day you cancel or, after dispatch, from the day we have the tube back or you show us that you have sent it.`,
    },
    { heading: "If something is not right" },
    {
      paragraph: `What we sell must be as described, of satisfactory quality and fit for its purpose: that is your right by law. If yours is not, or if you have a complaint, write to ${company.email} with your order reference and we will put it right.`,
    },
    { heading: "Good to know" },
    { paragraph: `${claims.applyAhead.words}. ${claims.redness.words}` },
    { heading: "Model cancellation form" },
    { paragraph: "Fill this in and send it to us only if you wish to cancel. You do not have to use it." },
    { form: cancellationForm },
  ],
});
