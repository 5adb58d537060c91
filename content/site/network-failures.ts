const offline = "You seem to be offline.";
const again = { once: "it's safe to press again: we'll only count it once.", twice: "please reload this page and check before you press again." };

/** What a browser says by itself where no answer of ours came. Apart, for the gate's script needs none of it. */
export const offlineWords = `${offline} Please try again once you're connected.`;
export const unreachableWords = "We couldn't reach the shop. Please try again in a moment.";

/** `repeat`: what a second press of the same button does. */
export function unsureWords(repeat: "once" | "twice", isOffline: boolean) {
  const next = again[repeat];
  const lost = "We couldn't tell whether it arrived.";
  return isOffline ? `${offline} ${lost} Once you're connected, ${next}` : `${lost} ${next.charAt(0).toUpperCase()}${next.slice(1)}`;
}
