/** Where somebody's friends join. The code is theirs, and no secret. */
export const shareUrl = (origin: string, code: string) => `${origin}/warmth-list/friend/${code}`;
