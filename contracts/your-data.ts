/** What somebody can ask of everything we hold about their address. */
export const dataRequestKinds = ["copy", "erase"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** Hours that the link in the mail stands. */
export const linkHours = 24;

/** Why an order still needs its buyer's name and address. */
export const orderWaits = ["not-paid-yet", "not-sent-yet", "on-its-way", "can-be-returned", "coming-back", "refund-under-way", "disputed"] as const;
export type OrderWait = (typeof orderWaits)[number];

/** What is held of an address, counted. */
export type Holding = {
  onList: boolean;
  orders: { reference: string; placedAt: Date; wait: OrderWait | null }[];
  labels: number;
  messages: number;
  /** Of those messages: requests about their data that the owner noted and hasn't closed, by reference. */
  openRequests: string[];
  /** Reports of a serious skin reaction, of which the report itself must stay. */
  seriousReports: number;
  emails: number;
  conversations: number;
};

/** How far an erasure has come: orders it waits for, vendors that have not answered, and those whom the owner must ask by hand. */
export type ErasureProgress = { askedAt: Date; endedAt: Date | null; waiting: number; unanswered: number; byHand: number };

/** What the link in the mail opens. `erasure` is there once its button was pressed, and then nothing else is. */
export type DataRequest =
  | { state: "copy" | "erase"; address: string; holding: Holding; keptYears: number; keptOfOrders: readonly string[]; vendors: readonly string[] }
  | { state: "erased"; erasure: ErasureProgress };
