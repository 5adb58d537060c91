import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import { deliveryFact, trackingFact } from "#server/mails/letter-facts.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";
import { trackingButton } from "#server/mails/tracking-button.ts";

export const orderDispatched = (order: OrderFacts, link: string): Letter => ({
  subject: `Your ${brand.name} is on its way (${order.reference})`,
  preheader: "Your tube has left us.",
  title: "Your tube has left us",
  blocks: [
    { paragraph: greeting(order.name) },
    { paragraph: `Your ${brand.name} is on its way to this address:` },
    { facts: [["Order", order.reference], deliveryFact(order), ...trackingFact(order)] },
    ...trackingButton(order),
    { heading: "When it arrives" },
    { paragraph: `${claims.applyAhead.words}. ${claims.redness.words}` },
    { heading: "If you change your mind" },
    {
      paragraph: `You can cancel until 14 days after the day it reaches you, as long as the seal is unbroken: press the button on your order's page before you send it back, for which you pay the postage. We refund the whole price and aim for ${refundAim}. If it arrives damaged, or is not right in any way, write to us, and sending it back costs you nothing.`,
    },
    { button: "See your order", url: link },
  ],
});
