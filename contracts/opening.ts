/** A run in which the list is written to. `resting`: every tube is taken, and it goes on by itself once some are free. */
export type OpeningRun = {
  number: number;
  state: "writing" | "resting" | "paused" | "ended";
  startedAt: Date;
  endedAt: Date | null;
  written: number;
  /** Those that are still to be written to. */
  left: number;
  /** The next group is written to no earlier; null where there is none. */
  nextAt: Date | null;
  /** Mailboxes that refused the email. */
  refused: number;
  /** Of those written to, who have paid since. */
  ordered: number;
};

/** What a run that is started now would do, and the newest run there was. */
export type OpeningView = {
  /** The number that a new run would have; null while one has not ended. */
  next: number | null;
  /** Whom it would write to. */
  people: number;
  /** On the list, and left out: no tube goes to their country, they have a paid order, or their mailbox takes nothing. */
  elsewhere: number;
  ordered: number;
  unreachable: number;
  /** Free tubes. */
  free: number;
  /** The first group's size. */
  group: number;
  /** Why none can be started now, in words. */
  hindered: string | null;
  run: OpeningRun | null;
};
