import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";
import { trackingButton } from "#server/mails/tracking-button.ts";

export const orderDelivered = (order: OrderFacts, link: string): Letter => ({
  subject: `Your ${brand.name} has arrived (${order.reference})`,
  preheader: `${claims.applyAhead.words}.`,
  title: "Your tube has arrived",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `As far as we know, your ${brand.name} has been delivered. If it is not there, ${order.parcel ? "its tracking may say more. Otherwise " : ""}write to ${company.email} and we will look for it.`,
    },
    ...trackingButton(order),
    { heading: "How to use it" },
    { paragraph: `${claims.applyAhead.words}. ${claims.redness.words}` },
    { paragraph: claims.disclaimer.words },
    { heading: "If you change your mind" },
    {
      paragraph: `You can cancel until 14 days after today, as long as the seal is unbroken: press the button on your order's page before you send it back. If it is damaged, or not right in any way, tell us, and sending it back costs you nothing.`,
    },
    { button: "See your order", url: link },
  ],
});
