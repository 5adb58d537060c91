/** Sentences that the claims check would stop and that claim nothing of the cream; each with its reason. Keep it short. */
export const claimExceptions: readonly { sentence: RegExp; reason: string }[] = [
  { sentence: /\bmedicinal chemist\b/i, reason: "A profession, as the science page credits it" },
  {
    sentence: /\btreat(?:s|ed|ing)? (?:your|personal|this|that|their|the) (?:personal )?(?:data|details|message|order|information)\b/i,
    reason: "What is done with data",
  },
  { sentence: /\bprevents?\b[^.]*\b(?:fraud|misuse|abuse|loss|spam)\b/i, reason: "What a security measure is for" },
];
