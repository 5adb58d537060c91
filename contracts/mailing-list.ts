/** What became of telling the mailing-list provider about a person, in words for the owner. */
export const listOutcomes = {
  listed: "on the list there",
  asked: "asked there to confirm; nothing else is sent to them before they do",
  removed: "taken off there because they left here",
  unlabelled: "on the list there without their tags; we try again every night",
  left: "left there, so we took them off the list here",
  "joined-there": "joined there again after leaving here; neither side is changed",
  bounced: "emails to them bounce there; write to them another way",
  archived: "archived there since they joined; unarchive them there if that was a mistake",
  barred: "barred there after leaving or complaining; only its own sign-up form brings them back",
  forgotten: "deleted there for good; only its own sign-up form brings them back",
  unreal: "rejected there: the address looks fake",
  busy: "not added there for now, because the address joined many lists lately; we try again every night",
  refused: "not added there, and we don't know why; we try again every night",
} as const satisfies Record<string, string>;

export type ListOutcome = keyof typeof listOutcomes;

/** How the mailing-list provider fares. `outcomes`: the most people first; `problems`: those who need a look, the newest first, 50 at most. */
export type MailingListView = {
  provider: string;
  confirmation: "shop" | "mailchimp";
  onList: number;
  /** When a long list was last counted: `onList` and `outcomes` are about right. null: they are exact. */
  countedAt: Date | null;
  /** People whom it has not heard of. */
  waiting: number;
  toDelete: number;
  outage: { since: Date; retryAt: Date; refused: boolean } | null;
  outcomes: { outcome: ListOutcome; people: number }[];
  problems: { email: string; outcome: ListOutcome; at: Date }[];
  /** How people left: by which way, how often, and how often in the last 30 days. */
  leavings: { how: string; times: number; lately: number }[];
  /** Addresses at domains that lend mailboxes for minutes; `newest`: 50 at most. They are on the list like everybody else. */
  disposable: { all: number; onList: number; newest: { email: string; status: "pending" | "confirmed" | "unsubscribed"; at: Date }[] };
  /** The newest that was finished; `…There`: at the provider. */
  reconciliation: {
    startedAt: Date;
    endedAt: Date;
    members: number;
    leftThere: number;
    leftHere: number;
    confirmedThere: number;
    joinedThere: number;
    missingThere: number;
    unknownHere: number;
  } | null;
};

export const listStatuses = ["confirmed", "pending", "unsubscribed"] as const;
export type ListStatus = (typeof listStatuses)[number];
/** `friends`: who joined through their link and counts for their place. `at`: when they first asked to join. */
export type ListPerson = { id: string; email: string; name: string; country: string; status: ListStatus; at: Date; friends: number };
/** As many people as are shown at a time; one more comes where there are others. */
export const shownPeople = 50;
/** `search`: words, each a part of their name or address; of one or two letters it's how one begins. `email`: that address and no other. `source`: the page they joined from. `before`: the last who was seen. */
export type ListSearch = {
  search?: string;
  email?: string;
  country?: string | undefined;
  status?: ListStatus | undefined;
  source?: string | undefined;
  before?: Pick<ListPerson, "at" | "id"> | undefined;
};
