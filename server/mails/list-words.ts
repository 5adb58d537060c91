/** Under every mail to somebody of the Warmth List. */
export const listWords = { leave: "Leave the Warmth List", yours: "See and change what we hold of you" } as const;
