/** What the waitlist holds of one person, as their own page shows it. */
export type WaitlistEntry = {
  status: "pending" | "confirmed" | "unsubscribed";
  /** Its middle hidden: a mail, and with it the link, may have been passed on. */
  address: string;
  name: string;
  country: string;
  /** Tips and news as well. */
  marketing: boolean;
  /** Of the link that they may share. */
  referralCode: string;
  /** They came by such a link themselves. */
  referred: boolean;
  joinedAt: Date;
  confirmedAt: Date | null;
  leftAt: Date | null;
  /** The version of the words that they agreed to. */
  wording: string;
};
