/**
 * The register of everything we say the cream does: the only source of claims for pages, mails and assistants.
 * `evidence: null` means none is on file yet: the launch check lists it, and the owner must supply it.
 * Cosmetic words only: it *feels* warm; it treats, heals and prevents nothing.
 */
export const claims = {
  activation: { words: "Feels warm within 3 hours 15 minutes", evidence: null },
  duration: { words: "Lasts over 3 hours 15 minutes", evidence: null },
  applyAhead: { words: "Apply 3 hours 15 minutes before cold exposure", evidence: null },
  waterproof: { words: "Waterproof once absorbed", evidence: null },
  nonGreasy: { words: "Non-greasy", evidence: null },
  underGloves: { words: "Works under gloves", evidence: null },
  skinTypes: { words: "Suits all skin types", evidence: null },
  feet: { words: "For hands and for feet", evidence: null },
  redness: { words: "Mild redness is possible. Stop use if irritation occurs.", evidence: null },
  cosmetic: { words: "A non medical cosmetic cream designed for cold conditions.", evidence: null },
  disclaimer: { words: "This is a cosmetic product. It is not a medicine or a medical device.", evidence: null },
} as const satisfies Record<string, { words: string; evidence: string | null }>;

/** Say what it is, when to put it on and when to stop: they promise no effect. */
const promiseNothing: readonly string[] = ["applyAhead", "redness", "cosmetic", "disclaimer"] satisfies (keyof typeof claims)[];

/** The lines that promise something, which a test has to show. */
export const promises: readonly { words: string; evidence: string | null }[] = Object.entries(claims).flatMap(([name, claim]) =>
  promiseNothing.includes(name) ? [] : [claim],
);

/** The two figures that every page takes from here. */
export const timings = { activation: "3 h 15 min", activationWords: "3 hours 15 minutes", minutes: 195 } as const;
