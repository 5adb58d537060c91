/** Pixels of a share card, as networks ask for them. */
export const card = { width: 1200, height: 630 } as const;

/** Lines are drawn this much beyond the card on every side, so that none closes along its edge. Pixels. */
export const bleed = 120;

/** Pixels per cell of the field that lines are drawn through. */
export const cell = 10;
