import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";
import { inWords } from "#server/modules/orders/dispatch.ts";

/** The acknowledgement that a sent order is cancelled, and where the tube goes. Its terms are those of the Pre-Order Terms. */
export function returnAsked(order: OrderFacts, link: string): Letter {
  const by = order.return ? inWords(order.return.sendBy) : "";
  return {
    subject: `Order ${order.reference} is cancelled: send the tube back by ${by}`,
    preheader: `Then ${formatMoney(order.total)}, delivery included, goes back to your card.`,
    title: "Your order is cancelled",
    blocks: [
      { paragraph: greeting(order.name) },
      { paragraph: `You have told us that you cancel order ${order.reference}. Please keep this email: it shows that you did, and when.` },
      { heading: "Send the tube back" },
      {
        facts: [
          ["By", by],
          ["To", [company.name, ...company.office.split(", ")].join("\n")],
          ["In the parcel", `The tube, its seal unbroken, and a note with ${order.reference}`],
          ["Postage", "Yours to pay, unless the tube is faulty or not what you ordered"],
        ],
      },
      {
        paragraph:
          "Keep the proof of posting. You may open the outer packaging and look at the tube. For reasons of hygiene the right to change your mind ends once its seal is broken.",
      },
      { heading: "Then your money goes back" },
      {
        paragraph: `All of the ${formatMoney(order.total)}, delivery included, to the card you paid with. We aim for ${refundAim}. The law gives us 14 days at most, counted from the day we have the tube back or, if that is earlier, the day you show us that you have sent it.`,
      },
      { button: "See your order", url: link },
      {
        paragraph: `If the tube is faulty or not what you ordered, write to ${company.email} before you send anything: then we pay the postage. If it was not you who cancelled, tell us too.`,
      },
    ],
  };
}
