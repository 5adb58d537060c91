import { brand } from "#content/brand.ts";
import { referralWords } from "#content/referral.ts";
import type { Letter, ListWays } from "#server/mails/letter.ts";

/** `place`: the way back to it, theirs alone. `share`: where their friends join. */
export const onList = ({ place, share, list }: { place: string; share: string; list: ListWays }): Letter => ({
  subject: "You are on the Warmth List",
  preheader: "Keep this email: it has the way back to your place in line.",
  title: "Your place is yours",
  blocks: [
    { paragraph: "Hello," },
    {
      paragraph: `Thank you for confirming. You are on the Warmth List for ${brand.name}. The page below shows your place in line, now and whenever you come back.`,
    },
    { button: "See your place in line", url: place },
    { paragraph: referralWords.place },
    { heading: "If you would like to tell a friend" },
    { paragraph: referralWords.rule },
    { link: "The link to share", url: share },
    { paragraph: "Share that one only: the link to your place is for you alone." },
  ],
  list,
});
