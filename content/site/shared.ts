import { brand } from "#content/brand.ts";

/** Under every drawing that could be taken for a measurement. */
export const illustration = "Illustration, not measured data";

/** On the buttons that lead to the checkout and the Warmth List. */
export const buttons = { order: "Pre-order Now", orderByName: `Pre-Order ${brand.name} Now`, join: "Join Warmth List", home: "Return to Home" };

/** Ends confetti that is falling. */
export const stopConfetti = "Stop the confetti";
