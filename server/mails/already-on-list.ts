import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { Letter } from "#server/mails/letter.ts";

export const alreadyOnList = (): Letter => ({
  subject: "You are already on the Warmth List",
  preheader: "Your place is safe, and nothing has changed.",
  title: "Your place is safe",
  blocks: [
    { paragraph: "Hello," },
    {
      paragraph: `This address was entered to join the Warmth List for ${brand.name}. You are on it already, so there is nothing to do, and nothing about your place has changed.`,
    },
    { paragraph: `If it was not you who entered it, no harm is done. To change anything or to leave the list, write to ${company.email}.` },
  ],
});
