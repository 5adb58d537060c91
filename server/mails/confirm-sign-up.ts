import { brand } from "#content/brand.ts";
import { consentWording } from "#content/consent-wording.ts";
import { formatDay } from "#content/format-day.ts";
import type { Letter, ListWays } from "#server/mails/letter.ts";

type Facts = {
  link: string;
  wording: keyof typeof consentWording;
  marketing: boolean;
  days: number;
  /** When they left the list before; null: they never did. */
  leftAt: Date | null;
  list: ListWays;
};

/** Nothing that was typed into the form stands in it: whoever typed it may not be the one who reads it. */
export const confirmSignUp = ({ link, wording, marketing, days, leftAt, list }: Facts): Letter => ({
  subject: "Please confirm your place on the Warmth List",
  preheader: "One press on the page that opens, and your place is yours.",
  title: "Nearly there",
  blocks: [
    { paragraph: "Hello," },
    {
      paragraph: `This address was entered to join the Warmth List for ${brand.name}, our ${brand.tagline.toLowerCase()}. If that was you, open the page below and press the button on it. Only then is your place yours.`,
    },
    ...(leftAt
      ? [
          {
            paragraph: `You left the list on ${formatDay(leftAt)}, and you are still off it. Entering your address alone does not put you back: only you can, there.`,
          },
        ]
      : []),
    { button: "Confirm my place", url: link },
    { heading: "What you agree to" },
    { paragraph: `“${consentWording[wording].terms}”` },
    ...(marketing ? [{ paragraph: `And the box that was ticked as well: “${consentWording[wording].marketing}”` }] : []),
    { heading: "If it was not you" },
    { paragraph: `Then there is nothing to do. Without your confirmation you are not on the list. The link ends after ${days} days.` },
  ],
  list,
});
