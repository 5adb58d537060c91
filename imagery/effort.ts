/** How much light is counted: whole passes, each with its own seed, so that what they disagree on is known to be noise. */
export type Effort = { passes: number; samplesPerPass: number; share: number };

/** 320 samples: no grain at the sizes shown. */
export const fullEffort: Effort = { passes: 20, samplesPerPass: 16, share: 1 };
export const draftEffort: Effort = { passes: 2, samplesPerPass: 8, share: 0.5 };
