import { campaignPace } from "#content/campaign-pace.ts";
import { referralWords } from "#content/referral.ts";

const count = (figure: number) => figure.toLocaleString("en-GB");
const people = (figure: number) => (figure === 1 ? "1 person" : `${count(figure)} people`);

/** Telling the Warmth List that pre-orders are open. */
export const campaignPage = {
  title: "Write to the list",
  description: "Tell the Warmth List that pre-orders are open.",
  done: {
    start: "The campaign has begun: the first batch gets its email within a minute.",
    pause: "Paused. Emails that were promised already still go out.",
    resume: "It goes on.",
    end: "Ended. Nobody else is invited.",
  },
  stock: ["Stock is changed on the ", { words: "overview", to: "/operator" }, "."],
  line: `The line goes by when people confirmed. What each of them is told of friends: “${referralWords.rule}”`,
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
      nextBatchAt && (invited === 0 ? "The first batch is sent within a minute." : `The next batch not before ${nextBatchAt}, if tubes are free then.`),
      state === "out-of-stock" && "It carries on automatically, within a minute of there being stock.",
      state === "paused" && "Nobody is invited until you let it go on.",
    ]
      .filter(Boolean)
      .join(" "),
  resume: "Go on",
  pause: "Pause",
  end: "End this campaign",
};

/** What a campaign would do, before it begins. */
export const campaignPreview = {
  title: "What a campaign would do",
  another: "What another campaign would do",
  email: (all: number) =>
    `An email tells ${people(all)} that pre-orders are open, from the front of the line. It says that stock is limited and that no tube is held.`,
  pace: (free: number, batch: number) =>
    `At most ${campaignPace.peoplePerTube} people for each free tube, and ${count(campaignPace.most)} in one go: ${count(free)} free now, so ${people(batch)} at once.`,
  next: `The next batch ${campaignPace.minutes} minutes later, by the tubes that are free then. Sold out, it waits, and goes on when there is stock.`,
  leftOut: {
    elsewhere: (figure: number) => `Left out: ${people(figure)} where no tube goes yet.`,
    ordered: (figure: number) => `Left out: ${people(figure)} with a paid order.`,
    unreachable: (figure: number) => `Left out: ${people(figure)} whose mailbox takes nothing, or who left at the list's provider.`,
  },
  before: "Whoever an earlier campaign invited is invited again, unless they have ordered.",
  ask: (all: number) => `Write to ${people(all)}…`,
  sure: (batch: number) => `Sure? The first ${people(batch)} get their email within a minute; it cannot be taken back.`,
  begin: (number: number | null) => `Begin campaign ${number ?? ""}`,
  notNow: "Not now",
};
