/** What became of asking a vendor to forget somebody. by-hand: it offers no way to be asked, so the owner must see to it. */
export type Forgotten = "forgotten" | "by-hand";
