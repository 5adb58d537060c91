/** What the whole Warmth List is written to about: that one may pre-order; and, once, that the first tubes are on their way. */
export const campaignMails = ["pre-orders-open", "tubes-sent"] as const;
export type CampaignMail = (typeof campaignMails)[number];

/** The Warmth List is invited to pre-order, a batch at a time. `starting`: the first is yet to be sent. `out-of-stock`, `closed`: it goes on by itself once tubes are free, or the site is open. */
export type Campaign = {
  number: number;
  mail: CampaignMail;
  state: "starting" | "sending" | "out-of-stock" | "closed" | "paused" | "ended";
  startedAt: Date;
  endedAt: Date | null;
  invited: number;
  /** Those still to be invited. */
  remaining: number;
  /** The next batch is sent no earlier; null where there is none. */
  nextBatchAt: Date | null;
  /** Mailboxes that refused the email. */
  bounced: number;
  /** Of those invited, who have paid since. */
  ordered: number;
  /** What its mails say. */
  shown: ShownCampaignMail;
};

/** A campaign's mail as it goes out, but for the person's own links. `preheader`: what mailboxes show beside the subject. */
export type ShownCampaignMail = { subject: string; preheader: string; text: string };

/** What the owner may change of a campaign's mail; paragraphs are parted by empty lines. */
export type CampaignWords = { subject: string; words: string };

/** `savedAt`: when the owner changed the words; null: they are the shop's own. */
export type CampaignDraft = CampaignWords & { savedAt: Date | null; shown: ShownCampaignMail };

/** What a campaign that is started now would do, and the newest there was. */
export type CampaignView = {
  /** When a long list was last counted: the figures are about right. null: they are exact. */
  countedAt: Date | null;
  /** The number that a new campaign would have; null while one has not ended. */
  next: number | null;
  /** Whom it would invite. */
  people: number;
  /** On the list, and left out: no tube is sent to their country, they have a paid order, or their mailbox takes nothing. */
  elsewhere: number;
  ordered: number;
  unreachable: number;
  freeTubes: number;
  /** People in the first batch. */
  batch: number;
  /** Why none can be started now, in words. */
  blockedBy: string | null;
  /** Those who agreed to hear when tubes are sent, have no paid order and can be reached; and why they can't be told now. `isDone`: they were, and are only once. */
  sent: { people: number; blockedBy: string | null; isDone: boolean };
  /** What the next campaign's mail would say. */
  drafts: Record<CampaignMail, CampaignDraft>;
  campaign: Campaign | null;
};
