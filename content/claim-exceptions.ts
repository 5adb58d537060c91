/** Sentences that the claims check would stop and that claim nothing of the cream; each with its reason. Keep it short. */
export const claimExceptions: readonly { sentence: RegExp; reason: string }[] = [
  { sentence: /\bmedicinal chemists?\b/i, reason: "A profession, as the science page credits it" },
  { sentence: /^A medicine\.$/, reason: "The first line of the product page's list of what it is not" },
  { sentence: /\bsoaked glove\b.*\ball day\b/, reason: "What a wet glove does, not the cream" },
];
