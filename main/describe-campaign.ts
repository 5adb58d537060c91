import { campaignPace } from "#content/campaign-pace.ts";
import type { Campaign, CampaignView } from "#contracts/campaign.ts";

const states = {
  sending: "under way",
  "out-of-stock": "waiting for stock: every tube is taken; it goes on by itself once some are free",
  paused: "paused",
  ended: "ended",
} as const satisfies Record<Campaign["state"], string>;

const describeProgress = ({ number, state, startedAt, endedAt, invited, remaining, nextBatchAt, bounced, ordered }: Campaign): string[] => [
  `campaign ${number}  ${states[state]}; started ${startedAt.toISOString()}${endedAt ? `, ended ${endedAt.toISOString()}` : ""}`,
  `  ${invited} people invited, ${remaining} to go; ${ordered} of them have ordered since, ${bounced} mailboxes refused it`,
  ...(nextBatchAt ? [`  the next batch not before ${nextBatchAt.toISOString()}`] : []),
];

/** What `npm run operator -- campaign` says. */
export function describeCampaign({ next, people, elsewhere, ordered, unreachable, freeTubes, batch, blockedBy, campaign }: CampaignView): string {
  const { peoplePerTube, minutes } = campaignPace;
  const preview = [
    `a new campaign invites ${people} people, from the front of the line; ${batch} of them at once, as ${freeTubes} tubes are free (${peoplePerTube} people a tube), more every ${minutes} minutes`,
    `  left out: ${elsewhere} where no tube goes, ${ordered} with a paid order, ${unreachable} whose mailbox takes nothing or who left at the list's provider`,
    blockedBy ? `  not now: ${blockedBy}` : `  to begin: npm run operator -- campaign start ${next}`,
  ];
  return [...(campaign ? describeProgress(campaign) : ["The list was never invited."]), ...(next === null ? [] : preview)].join("\n");
}
