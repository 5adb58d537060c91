import { brand } from "#content/brand.ts";
import type { Letter, ListWays } from "#server/mails/letter.ts";

export const listLink = (list: ListWays): Letter => ({
  subject: "Your link to the Warmth List",
  preheader: "See what we hold of you, change it, or leave.",
  title: "Your own link",
  blocks: [
    { paragraph: "Hello," },
    {
      paragraph: `Somebody asked for a fresh link to your place on the Warmth List for ${brand.name}. It shows what we hold of you and what you get from us; you can change that, or leave.`,
    },
    { button: "Open my place", url: list.yours },
    { link: "To leave at once, open this page and press its one button", url: list.leave },
    {
      paragraph:
        "The link works for as long as you are on the list, and it is private: whoever has it can take you off. If you did not ask for it, there is nothing to do.",
    },
  ],
  list,
});
