/** Where somebody stands on the waitlist, behind their own link. */
export type WaitlistPosition =
  | {
      state: "on-list";
      /** From 1. */
      position: number;
      /** Which number they were to confirm, of those who are on the list now. */
      confirmedAs: number;
      /** People who joined by their link and are on the list. */
      referrals: number;
      /** The link to share. */
      shareUrl: string;
    }
  /** They have left, or are asked to confirm anew. */
  | { state: "not-on-list" };
