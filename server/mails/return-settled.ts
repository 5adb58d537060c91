import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import type { ReturnOutcome } from "#contracts/order.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Block, Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";
import { inWords } from "#server/modules/orders/dispatch.ts";

type Words = { subject: string; preheader: string; title: string; blocks: readonly Block[] };

const refundOf = ({ total, refunded }: OrderFacts) => formatMoney({ ...total, minor: total.minor - refunded.minor });
const back = (order: OrderFacts): Block => ({
  paragraph: `We are returning ${refundOf(order)} to the card you paid with, and aim for ${refundAim}. We write again when the money has left us.`,
});
const disagree: Block = {
  paragraph: `If you see it differently, or something was wrong with the tube, write to ${company.email}: faulty goods are another matter, and your rights there are untouched.`,
};

const words: Record<ReturnOutcome, (order: OrderFacts) => Words> = {
  back: (order) => ({
    subject: `Your tube is back with us (${order.reference})`,
    preheader: `${refundOf(order)} is on its way back to your card.`,
    title: "Your tube is back with us",
    blocks: [{ paragraph: "Thank you: the tube has reached us." }, back(order)],
  }),
  posted: (order) => ({
    subject: `We have your proof of posting (${order.reference})`,
    preheader: `${refundOf(order)} is on its way back to your card.`,
    title: "We have your proof of posting",
    blocks: [{ paragraph: "Thank you: you have shown us that the tube is on its way, and that is enough." }, back(order)],
  }),
  opened: (order) => ({
    subject: `About the tube you sent back (${order.reference})`,
    preheader: "Its seal was broken when it reached us, so there is no refund.",
    title: "The tube came back opened",
    blocks: [
      {
        paragraph:
          "The tube has reached us, and its seal was broken. It is sealed for reasons of health and hygiene, and the right to cancel for a change of mind ends once that seal is broken, because a cream that has been opened cannot be sold again. So we cannot refund it on that ground.",
      },
      disagree,
    ],
  }),
  "not-back": (order) => ({
    subject: `We do not have your tube (${order.reference})`,
    preheader: "Without it, or proof that you posted it, there is no refund.",
    title: "Your tube has not come back",
    blocks: [
      {
        paragraph: `You told us that you cancel, and were to send the tube back by ${order.return ? inWords(order.return.sendBy) : "the day we gave you"}. It has not reached us, so we have closed this without a refund.`,
      },
      { paragraph: `If you have posted it, write to ${company.email} and show us the proof of posting: then we refund it all the same.` },
    ],
  }),
};

/** How the cancelling of a sent order ended. */
export function returnSettled(order: OrderFacts, link: string): Letter {
  const outcome = order.return?.outcome;
  if (!outcome) throw new Error(`the return of order ${order.id} is not settled`);
  const { blocks, ...rest } = words[outcome](order);
  return { ...rest, blocks: [{ paragraph: greeting(order.name) }, ...blocks, { button: "See your order", url: link }] };
}
