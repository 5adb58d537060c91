/** How somebody stands on the Warmth List, as their own page shows it. `asked`: not confirmed yet. */
export type ListPlace = {
  state: "on" | "asked" | "left";
  /** Its middle hidden: a mail, and with it the link, may have been passed on. */
  address: string;
  name: string;
  country: string;
  /** Tips and news as well. */
  marketing: boolean;
  /** Of the link that they may give to friends. */
  code: string;
  /** They came by such a link themselves. */
  byFriend: boolean;
  joinedAt: Date;
  confirmedAt: Date | null;
  leftAt: Date | null;
};
