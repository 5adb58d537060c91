/** Where somebody stands on the Warmth List, behind their own link. */
export type PlaceView =
  | {
      state: "in-line";
      /** From 1. */
      place: number;
      /** Which number they were to confirm, of those who are on the list now. */
      confirmedAs: number;
      /** Friends who joined by their link and are on the list. */
      friends: number;
      /** Where a friend joins. */
      share: string;
    }
  /** They have left, or are asked to confirm anew. */
  | { state: "not-in-line" };
