import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const orderLink = (order: OrderFacts, link: string): Letter => ({
  subject: `Your link to order ${order.reference}`,
  preheader: "Here is the link to your order's own page.",
  title: "Here is your order",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `You asked for a new link to order ${order.reference}. It opens the order's own page, where you can follow it, correct the delivery address, or cancel until we send it.`,
    },
    { button: "See your order", url: link },
    { paragraph: "The link is private: whoever holds it can do the same. If you did not ask for it, there is nothing to do: it went to this mailbox only." },
  ],
});
