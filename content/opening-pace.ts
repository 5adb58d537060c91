/**
 * How fast the list is written to when pre-orders open: at most so many people for each tube that is free just then, and never more than
 * `most` in one go; the next group so many minutes later.
 */
export const openingPace = { peoplePerTube: 2, most: 1_000, minutes: 60 } as const;
