/** What a friend's confirmed place is worth: so many places each, for so many friends at most. The page and the email say it in these figures. */
export const referral = { places: 5, friends: 10 } as const;

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const inWords = (count: number) => numbers[count] ?? String(count);

export const referralWords = {
  rule: `Each friend who joins by your link and confirms moves you up ${inWords(referral.places)} places, for up to ${inWords(referral.friends)} friends.`,
  /** What a place is good for, and what it is not. */
  place:
    "A place in line decides one thing: who is written to first when pre-orders open. No tube is held for a place, and nobody needs to share to keep theirs.",
  told: "A friend told you about us.",
  forFriend: ["Your friend moves up", `Once you confirm, by ${inWords(referral.places)} places. They see how many friends have joined, and not who.`],
} as const;
