/** The words a person agreed to, by version. Proof of consent names the version; old ones are never edited. */
export const consentWording = {
  "warmth-list-1": {
    terms: "I agree to the terms and to receive the Warmth List's own emails: my place, when pre-orders open, and when tubes ship.",
    marketing: "Also send me occasional tips and news. You can unsubscribe at any time.",
  },
  "warmth-list-2": {
    terms: "I agree to the terms, and to get emails about my place on the Warmth List and when it's my turn to pre-order.",
    marketing: "Also send me occasional tips and news. You can unsubscribe at any time.",
  },
  /** Names who writes, written out: another name of the company needs a version of its own. */
  "warmth-list-3": {
    terms: "I agree to the terms, and to get emails from Sample Warmth Company Ltd about my place on the Warmth List and when it's my turn to pre-order.",
    marketing: "Also send me occasional tips and news. You can unsubscribe at any time.",
  },
} as const;

/** These promised to all of them an email when tubes are sent; later ones leave it to the second box. */
export const promisedTubesSent = "warmth-list-1" satisfies keyof typeof consentWording;

/** What a report of a skin reaction is used for and how long it's kept: the form asks for it, and the privacy policy says it again. */
export const reactionConsent = (whom: "me" | "you", keeper: "you" | "we", whose: "my" | "your") => ({
  use: `only to look after ${whom} and to comply with the law on the safety of cosmetics`,
  period: "ten years",
  withdrawn: `${keeper}'ll then delete the report. If the reaction was serious, ${keeper}'ll keep a record of what happened, without ${whose} name and address, as the law requires.`,
});

export const currentWording = "warmth-list-3" satisfies keyof typeof consentWording;
