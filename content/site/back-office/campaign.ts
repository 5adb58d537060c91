import { campaignPace } from "#content/campaign-pace.ts";
import { referralWords } from "#content/referral.ts";
import type { CampaignMail } from "#contracts/campaign.ts";

const count = (figure: number) => figure.toLocaleString("en-GB");
const people = (figure: number) => (figure === 1 ? "1 person" : `${count(figure)} people`);

/** Telling the Warmth List that pre-orders are open, or that tubes are sent. */
export const campaignPage = {
  title: "Email the list",
  description: "Invite the Warmth List to pre-order, or tell it that tubes are on their way.",
  done: {
    start: "The campaign has begun: the first batch gets its email within a minute.",
    pause: "Paused. Emails already queued still go out.",
    resume: "The campaign is running again.",
    end: "Ended. Nobody else will be emailed.",
  },
  stock: ["You can change stock at ", { words: "Stock", to: "/operator/stock" }, "."],
  line: `People are invited in the order they confirmed, and friends move them up. We tell them: “${referralWords.rule}”`,
} as const;

export const campaignStates = {
  sending: "Under way",
  "out-of-stock": "Waiting for stock: every tube is taken",
  paused: "Paused",
  ended: "Ended",
} as const;

type Times = { started: string; ended: string | null; nextBatchAt: string | null; invited: number; state: keyof typeof campaignStates; mail: CampaignMail };

export const campaignCard = {
  title: (number: number, mail: CampaignMail) => `Campaign ${number}${mail === "tubes-sent" ? ": tubes are on their way" : ""}`,
  invited: "Written to",
  remaining: "Still to invite",
  ordered: "Ordered since",
  bounced: "Bounced",
  times: ({ started, ended, nextBatchAt, invited, state, mail }: Times) =>
    [
      `Started ${started}.`,
      ended && `Ended ${ended}.`,
      nextBatchAt &&
        (invited === 0
          ? "The first batch is sent within a minute."
          : `The next batch goes out at ${nextBatchAt} at the earliest${mail === "tubes-sent" ? "" : ", if tubes are available then"}.`),
      state === "out-of-stock" && "It carries on automatically, within a minute of there being stock.",
      state === "paused" && "Nobody is emailed until you resume it.",
    ]
      .filter(Boolean)
      .join(" "),
  resume: "Resume",
  pause: "Pause",
  end: "End this campaign",
  endMeans: (remaining: number) =>
    `${remaining > 0 ? `${people(remaining)} still to be written to ${remaining === 1 ? "gets" : "get"} no email. ` : ""}You can't start it again.`,
  endNow: "Yes, end it",
};

/** What a campaign would do, before it begins. */
export const campaignPreview = {
  title: "What a campaign would do",
  another: "What another campaign would do",
  email: (all: number) =>
    `We email ${people(all)}, from the front of the queue, to say it's their turn to pre-order. The email says stock is limited and being on the list doesn't reserve a tube.`,
  pace: (free: number, batch: number) =>
    `${count(free)} ${free === 1 ? "tube is" : "tubes are"} available, so the first batch is ${people(batch)}: at most ${campaignPace.peoplePerTube} for each tube, and never more than ${count(campaignPace.most)} at once.`,
  next: `The next batch goes out ${campaignPace.minutes} minutes later, sized by the tubes that are available then. If tubes sell out, the campaign waits, and carries on when there's stock.`,
  leftOut: {
    elsewhere: (figure: number) => `Left out: ${people(figure)} in countries we don't deliver to yet.`,
    ordered: (figure: number) => `Left out: ${people(figure)} with a paid order.`,
    unreachable: (figure: number) => `Left out: ${people(figure)} whose mailbox refuses our emails, or who unsubscribed at the list's provider.`,
  },
  before: "People an earlier campaign invited are invited again, unless they've ordered.",
  /** The other email that a campaign can be about. */
  sent: {
    title: "Tell the list that tubes are on their way",
    email: (all: number) =>
      `We email ${people(all)} to say we've started sending tubes: everyone who was promised this email when they joined or asked for our news, hasn't ordered, and can be reached. Buyers hear about their own parcel instead.`,
    pace: `At most ${count(campaignPace.most)} people at a time, ${campaignPace.minutes} minutes apart. It can be sent once.`,
    ask: (all: number) => `Tell ${people(all)}…`,
    sure: (all: number) => `Are you sure? The first ${people(Math.min(all, campaignPace.most))} get their email within a minute. You can't undo this.`,
  },
  ask: (all: number) => `Email ${people(all)}…`,
  sure: (batch: number) => `Are you sure? The first ${people(batch)} get their email within a minute. You can't undo this.`,
  begin: (number: number | null) => `Begin campaign ${number ?? ""}`,
  notNow: "Not now",
};
