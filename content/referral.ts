/** What a referral that confirmed is worth: so many positions each, for so many referrals at most. The page and the email say it in these figures. */
export const referral = { positions: 5, most: 10 } as const;

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const inWords = (count: number) => numbers[count] ?? String(count);

export const referralWords = {
  rule: `You move up ${inWords(referral.positions)} places for each friend who joins with your link and confirms, for up to ${inWords(referral.most)} friends.`,
  /** What a position is good for, and what it is not. */
  position:
    "A place in the queue decides one thing: who we email first when there are tubes to pre-order. It doesn't reserve a tube, and you can stay on the list without inviting anyone.",
  told: "A friend told you about us.",
  forReferred: [
    "Your friend moves up",
    `Once you confirm, they move up ${inWords(referral.positions)} places, for up to ${inWords(referral.most)} friends. They see how many friends have joined, but not who.`,
  ],
} as const;
