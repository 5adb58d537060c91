import { referral } from "#content/referral.ts";
import type { PlaceView } from "#contracts/place.ts";

export const formatPlace = (place: number) => place.toLocaleString("en-GB");

type InLine = Extract<PlaceView, { state: "in-line" }>;

/** How somebody came to stand where they do, in a sentence or two. */
export function describePlace({ place, confirmedAs, friends }: Pick<InLine, "place" | "confirmedAs" | "friends">): string {
  if (friends === 0)
    return place === 1 ? "Nobody on the list confirmed before you." : "It goes by when you confirmed. Whenever somebody before you leaves, you move up.";
  const joined = friends === 1 ? "One friend has joined by your link" : `${formatPlace(friends)} friends have joined by your link`;
  const counted = friends > referral.friends ? `, of whom ${referral.friends} count` : "";
  const moved = confirmedAs - place;
  if (moved === 0) return `${joined}${counted}. You were at the front already.`;
  return `You confirmed as number ${formatPlace(confirmedAs)}. ${joined}${counted}: that moved you up ${moved === 1 ? "one place" : `${moved} places`}${place === 1 ? ", to the very front" : ""}.`;
}
