/**
 * How fast the list is invited to pre-order: at most so many people for each tube that is free just then, and never more than
 * `most` at once; the next batch so many minutes later. The first waits for `undoMinutes`, in which the owner may stop it.
 */
export const campaignPace = { peoplePerTube: 2, most: 1_000, minutes: 60, undoMinutes: 1 } as const;
