import { campaignPace } from "#content/campaign-pace.ts";
import { referralWords } from "#content/referral.ts";

const count = (figure: number) => figure.toLocaleString("en-GB");
const people = (figure: number) => (figure === 1 ? "1 person" : `${count(figure)} people`);

/** Telling the Warmth List that pre-orders are open. */
export const campaignPage = {
  title: "Write to the list",
  description: "Invite the Warmth List to pre-order.",
  done: {
    start: "The campaign has begun: the first batch gets its email within a minute.",
    pause: "Paused. Emails already queued still go out.",
    resume: "The campaign is running again.",
    end: "Ended. Nobody else is invited.",
  },
  stock: ["Stock is changed on the ", { words: "overview", to: "/operator" }, "."],
  line: `People are invited in the order they confirmed, and friends move them up. We tell them: “${referralWords.rule}”`,
} as const;

export const campaignStates = {
  sending: "Under way",
  "out-of-stock": "Waiting for stock: every tube is taken",
  paused: "Paused",
  ended: "Ended",
} as const;

type Times = { started: string; ended: string | null; nextBatchAt: string | null; invited: number; state: keyof typeof campaignStates };

export const campaignCard = {
  title: (number: number) => `Campaign ${number}`,
  invited: "Invited",
  remaining: "To go",
  ordered: "Ordered since",
  bounced: "Refused",
  times: ({ started, ended, nextBatchAt, invited, state }: Times) =>
    [
      `Started ${started}.`,
      ended && `Ended ${ended}.`,
      nextBatchAt &&
        (invited === 0 ? "The first batch is sent within a minute." : `The next batch goes out at ${nextBatchAt} at the earliest, if tubes are free then.`),
      state === "out-of-stock" && "It carries on automatically, within a minute of there being stock.",
      state === "paused" && "Nobody is invited until you resume it.",
    ]
      .filter(Boolean)
      .join(" "),
  resume: "Resume",
  pause: "Pause",
  end: "End this campaign",
};

/** What a campaign would do, before it begins. */
export const campaignPreview = {
  title: "What a campaign would do",
  another: "What another campaign would do",
  email: (all: number) =>
    `We email ${people(all)}, from the front of the line, that it's their turn to pre-order. The email says stock is limited and we don't hold a tube for anyone.`,
  pace: (free: number, batch: number) =>
    `At most ${campaignPace.peoplePerTube} people for each free tube, and ${count(campaignPace.most)} in one go: ${count(free)} free now, so ${people(batch)} in the first batch.`,
  next: `The next batch goes out ${campaignPace.minutes} minutes later, sized by the tubes that are free then. If tubes sell out, the campaign waits, and carries on when there's stock.`,
  leftOut: {
    elsewhere: (figure: number) => `Left out: ${people(figure)} in countries we don't deliver to yet.`,
    ordered: (figure: number) => `Left out: ${people(figure)} with a paid order.`,
    unreachable: (figure: number) => `Left out: ${people(figure)} whose mailbox refuses our emails, or who left through the list's provider.`,
  },
  before: "People an earlier campaign invited are invited again, unless they've ordered.",
  ask: (all: number) => `Write to ${people(all)}…`,
  sure: (batch: number) => `Are you sure? The first ${people(batch)} get their email within a minute. You can't undo this.`,
  begin: (number: number | null) => `Begin campaign ${number ?? ""}`,
  notNow: "Not now",
};
