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
} as const;

export const currentWording = "warmth-list-2" satisfies keyof typeof consentWording;
