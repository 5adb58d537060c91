const offline = "You seem to be offline.";
const again = { once: "press again, it counts once.", twice: "please reload this page and look before you press again." };

/** What a browser says by itself where no answer of ours came. */
export const networkFailures = {
  offline: `${offline} Please try again once you're connected.`,
  unreachable: "We couldn't reach the shop. Please try again in a moment.",
  /** `repeat`: what a second press of the same button does. */
  unsure(repeat: "once" | "twice", isOffline: boolean) {
    const next = again[repeat];
    const lost = "We couldn't tell whether it arrived.";
    return isOffline ? `${offline} ${lost} Once you're connected, ${next}` : `${lost} ${next.charAt(0).toUpperCase()}${next.slice(1)}`;
  },
};
