import { referral } from "#content/referral.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";

export const formatPosition = (position: number) => position.toLocaleString("en-GB");

type OnList = Extract<WaitlistPosition, { state: "on-list" }>;

/** How somebody came to stand where they do, in a sentence or two. */
export function describePosition({ position, confirmedAs, referrals }: Pick<OnList, "position" | "confirmedAs" | "referrals">): string {
  if (referrals === 0)
    return position === 1 ? "Nobody on the list confirmed before you." : "It goes by when you confirmed. Whenever somebody before you leaves, you move up.";
  const joined = referrals === 1 ? "One friend has joined by your link" : `${formatPosition(referrals)} friends have joined by your link`;
  const counted = referrals > referral.most ? `, of whom ${referral.most} count` : "";
  const moved = confirmedAs - position;
  if (moved === 0) return `${joined}${counted}. You were at the front already.`;
  return `You confirmed as number ${formatPosition(confirmedAs)}. ${joined}${counted}: that moved you up ${moved === 1 ? "one place" : `${moved} places`}${position === 1 ? ", to the very front" : ""}.`;
}
