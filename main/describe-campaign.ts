import { campaignPace } from "#content/campaign-pace.ts";
import type { Campaign, CampaignView } from "#contracts/campaign.ts";

const states = {
  starting: "about to begin: until then campaign undo takes it back",
  sending: "under way",
  "out-of-stock": "waiting for stock: every tube is taken. It carries on automatically once some are free",
  closed: "waiting: the site is closed. It carries on automatically once it's open",
  paused: "paused",
  ended: "ended",
} as const satisfies Record<Campaign["state"], string>;

const describeProgress = ({ number, mail, state, startedAt, endedAt, invited, remaining, nextBatchAt, bounced, ordered }: Campaign): string[] => [
  `campaign ${number}${mail === "tubes-sent" ? " (tubes are on their way)" : ""}  ${states[state]}; started ${startedAt.toISOString()}${endedAt ? `, ended ${endedAt.toISOString()}` : ""}`,
  `  ${invited} people written to, ${remaining} to go. ${ordered} have ordered since, and ${bounced} emails bounced`,
  ...(nextBatchAt ? [`  the ${state === "starting" ? "first" : "next"} batch goes out at ${nextBatchAt.toISOString()} at the earliest`] : []),
];

/** What `npm run operator -- campaign` says. */
export function describeCampaign({
  next,
  people,
  elsewhere,
  ordered,
  unreachable,
  freeTubes,
  batch,
  blockedBy,
  sent,
  campaign,
  countedAt,
}: CampaignView): string {
  const { peoplePerTube, minutes } = campaignPace;
  const preview = [
    `a new campaign invites ${people} people, from the front of the queue. ${freeTubes} tubes are free, so the first batch is ${batch} people (${peoplePerTube} for each tube), and the next follows ${minutes} minutes later`,
    `  left out: ${elsewhere} in countries we don't deliver to, ${ordered} with a paid order, ${unreachable} whose mailbox refuses our emails or who left through the list's provider`,
    blockedBy ? `  not now: ${blockedBy}` : `  to begin: npm run operator -- campaign start ${next}`,
    `telling the list that tubes are on their way writes to ${sent.people} people, once. ${sent.blockedBy ? `Not now: ${sent.blockedBy}` : `To begin: npm run operator -- campaign tell ${next}`}`,
  ];
  const counted = countedAt ? [`counted at ${countedAt.toISOString()}: with a list this long the figures are about right`] : [];
  return [...(campaign ? describeProgress(campaign) : ["There has been no campaign yet."]), ...(next === null ? [] : preview), ...counted].join("\n");
}
