import { campaignPace } from "#content/campaign-pace.ts";
import { capital } from "#content/capital.ts";
import { referralWords } from "#content/referral.ts";
import type { CampaignMail } from "#contracts/campaign.ts";

const count = (figure: number) => figure.toLocaleString("en-GB");
/** What isn't counted exactly isn't said to the last digit. */
const round = (figure: number) => Number(figure.toPrecision(3));
const people = (figure: number, isAbout = false) => (figure === 1 ? "1 person" : isAbout ? `about ${count(round(figure))} people` : `${count(figure)} people`);
/** A figure on its own. */
export const campaignFigure = (figure: number, isAbout: boolean) => (isAbout && figure > 0 ? `about ${count(round(figure))}` : count(figure));

/** Telling the Warmth List that pre-orders are open, or that tubes are sent. */
export const campaignPage = {
  title: "Email the list",
  description: "Invite the Warmth List to pre-order, or tell it that tubes are on their way.",
  done: {
    start: "The campaign begins in a minute. Until then you can undo it.",
    pause: "Paused. Emails already queued still go out.",
    resume: "The campaign is running again.",
    end: "Ended. Emails already queued still go out; nobody else will be emailed.",
    undone: "Undone: nobody was emailed. The email's words are kept for the next campaign.",
    saved: "Your words are saved. Read the email below before you send it.",
    original: "The email has its original words again.",
    tested: (address: string) => `A test is on its way to ${address}.`,
    testedJustNow: "A test of this email went to you just now. You can send another in half a minute.",
  },
  counted: (at: string) => `With a list this long we only count now and then, last on ${at}, so the figures that say “about” are a little behind.`,
  stock: ["To add tubes, go to ", { words: "Stock", to: "/operator/stock" }, "."],
  line: `We invite people in the order they confirmed. They move up when friends join. We tell them: “${referralWords.rule}”`,
} as const;

export const campaignStates = {
  starting: "About to begin",
  sending: "Under way",
  "out-of-stock": "Waiting for stock: every tube is taken",
  closed: "Waiting: the site is closed",
  paused: "Paused",
  ended: "Ended",
} as const;

type Times = { started: string; ended: string | null; nextBatchAt: string | null; state: keyof typeof campaignStates; mail: CampaignMail };

export const campaignCard = {
  title: (number: number, mail: CampaignMail) => `Campaign ${number}${mail === "tubes-sent" ? ": tubes are on their way" : ""}`,
  invited: "Emailed",
  remaining: "Still to email",
  ordered: "Ordered since",
  bounced: "Bounced",
  times: ({ started, ended, nextBatchAt, state, mail }: Times) =>
    [
      `Started ${started}.`,
      ended && `Ended ${ended}.`,
      nextBatchAt &&
        (state === "starting"
          ? `The first emails go out on ${nextBatchAt}. Until then you can undo it, and nobody is emailed.`
          : `The next batch goes out at ${nextBatchAt} at the earliest${mail === "tubes-sent" ? "" : ", if tubes are available then"}.`),
      state === "out-of-stock" && "It carries on automatically, within a minute of there being stock.",
      state === "closed" && "Anyone who followed the link would be locked out. It carries on automatically, within a minute of the site being open.",
      state === "paused" && "Apart from emails already queued, nobody is emailed until you resume it.",
    ]
      .filter(Boolean)
      .join(" "),
  resume: "Resume",
  pause: "Pause",
  end: "End this campaign",
  undo: "Undo: email nobody",
  email: "Read its email",
  endMeans: (remaining: number, isAbout: boolean) =>
    `${remaining > 0 ? `${capital(people(remaining, isAbout))} ${remaining === 1 ? "hasn't" : "haven't"} been emailed, and won't be. ` : ""}You can't start it again.`,
  endNow: "Yes, end it",
};

/** What a campaign would do, before it begins. */
export const campaignPreview = {
  /** `isEmpty`: nobody is left out either. */
  nobody: (isEmpty: boolean) =>
    isEmpty
      ? [
          "There's nobody to invite yet. People join on the ",
          { words: "Warmth List page", to: "/warmth-list" },
          ": share it, and come back when somebody has joined.",
        ]
      : ["There's nobody to invite at the moment. ", { words: "See who is on the list", to: "/operator/list" }, "."],
  title: "What a campaign would do",
  another: "What another campaign would do",
  email: (all: number, isAbout: boolean) => `We email ${people(all, isAbout)}, from the front of the queue, to say it's their turn to pre-order.`,
  pace: (free: number, batch: number) =>
    `${count(free)} ${free === 1 ? "tube is" : "tubes are"} available, so the first batch is ${people(batch)}: at most ${campaignPace.peoplePerTube} for each tube, and never more than ${count(campaignPace.most)} at once.`,
  next: `The next batch goes out ${campaignPace.minutes} minutes later, sized by the tubes that are available then. If tubes sell out, the campaign waits, and carries on when there's stock.`,
  leftOut: {
    elsewhere: (figure: number, isAbout: boolean) => `Left out: ${people(figure, isAbout)} in countries we don't deliver to yet.`,
    ordered: (figure: number, isAbout: boolean) => `Left out: ${people(figure, isAbout)} with a paid order.`,
    unreachable: (figure: number, isAbout: boolean) =>
      `Left out: ${people(figure, isAbout)} whose mailbox refuses our emails, or who unsubscribed at the list's provider.`,
  },
  before: "People an earlier campaign invited are invited again, unless they've ordered.",
  /** The other email that a campaign can be about. */
  sent: {
    nobody:
      "There's nobody to tell yet. It goes to everyone who agreed to it when they joined, or who asked for tips and news, unless they've ordered or we can't reach them.",
    title: "Tell the list that tubes are on their way",
    email: (all: number, isAbout: boolean) =>
      `We email ${people(all, isAbout)} to say we've started sending tubes. It goes to everyone who agreed to it when they joined, or who asked for tips and news, unless they've ordered or we can't reach them. Customers hear about their own parcel instead.`,
    pace: `At most ${count(campaignPace.most)} people at a time, ${campaignPace.minutes} minutes apart. It can only be sent once.`,
    ask: (all: number, isAbout: boolean) => `Tell ${people(all, isAbout)}…`,
    sure: (all: number) =>
      `Are you sure? The first batch (${people(Math.min(all, campaignPace.most))}) gets its email in a minute. Until then you can undo it.`,
  },
  ask: (all: number, isAbout: boolean) => `Email ${people(all, isAbout)}…`,
  sure: (batch: number) => `Are you sure? The first batch (${people(batch)}) gets its email in a minute. Until then you can undo it.`,
  begin: (number: number | null) => `Begin campaign ${number ?? ""}`,
  notNow: "Not now",
};

/** The email of a campaign that hasn't begun: to read, to change and to try. */
export const campaignEmail = {
  title: "The email",
  subject: "Subject",
  preheader: "Inbox preview",
  read: "Read the email",
  own: (at: string) => `In your own words, saved on ${at}.`,
  links: "Each person gets their own links. Here, and in a test, they're samples: only the button works.",
  change: "Change the words",
  test: "Send a test to me",
  original: "Use the original words",
  originalMeans: "This will delete your own words for this email.",
  originalNow: "Yes, use the original words",
  of: { "pre-orders-open": "of the invitation to pre-order", "tubes-sent": "of the news that tubes are on their way" },
  words: "What it says",
  help: "Leave an empty line between paragraphs. The button comes after the first one. The greeting, the button and everything at the foot stay as they are.",
  save: "Save the words",
  leave: "Don't change it",
};
