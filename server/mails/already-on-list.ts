import { brand } from "#content/brand.ts";
import type { Letter, ListWays } from "#server/mails/letter.ts";

export const alreadyOnList = (list: ListWays): Letter => ({
  subject: "You are already on the Warmth List",
  preheader: "Your place is safe, and nothing has changed.",
  title: "Your place is safe",
  blocks: [
    { paragraph: "Hello," },
    {
      paragraph: `This address was entered to join the Warmth List for ${brand.name}. You are on it already, so there is nothing to do, and nothing about your place has changed.`,
    },
    { paragraph: "If it was not you who entered it, no harm is done. Your own page shows what we hold of you; there you can change it, or leave." },
    { link: "Your own page", url: list.yours },
  ],
  list,
});
