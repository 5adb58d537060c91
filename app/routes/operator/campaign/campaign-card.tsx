import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";
import type { Campaign } from "#contracts/campaign.ts";

const states = {
  sending: { words: "Under way", look: "bg-ok-pale text-ok" },
  "out-of-stock": { words: "Waiting for stock: every tube is taken", look: "bg-warn-pale text-warn" },
  paused: { words: "Paused", look: "bg-warn-pale text-warn" },
  ended: { words: "Ended", look: "bg-surface-cold text-ink-on-light" },
} as const satisfies Record<Campaign["state"], object>;

/** A campaign as it is shown: its times in words. */
export type ShownCampaign = Omit<Campaign, "startedAt" | "endedAt" | "nextBatchAt"> & { started: string; ended: string | null; nextBatchAt: string | null };

/** How a campaign fares, and what can be done with one that has not ended. */
export function CampaignCard({ campaign }: { campaign: ShownCampaign }) {
  const { words, look } = states[campaign.state];
  const figures = [
    ["Invited", campaign.invited],
    ["To go", campaign.remaining],
    ["Ordered since", campaign.ordered],
    ["Refused", campaign.bounced],
  ] as const;
  return (
    <Card tone="flat">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">Campaign {campaign.number}</h2>
        <p className={`small rounded-cap px-4 py-1 font-bold ${look}`}>{words}</p>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd className="font-mono text-h3">{figure.toLocaleString("en-GB")}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft mt-4">
        Started {campaign.started}.{campaign.ended && ` Ended ${campaign.ended}.`}
        {campaign.nextBatchAt &&
          (campaign.invited === 0
            ? " The first batch is sent within a minute."
            : ` The next batch not before ${campaign.nextBatchAt}, if tubes are free then.`)}
        {campaign.state === "out-of-stock" && " It goes on by itself, within a minute of there being stock."}
        {campaign.state === "paused" && " Nobody is invited until you let it go on."}
      </p>
      {campaign.state !== "ended" && (
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          {campaign.state === "paused" ? (
            <Button type="submit" name="intent" value="resume" size="small">
              Go on
            </Button>
          ) : (
            <Button type="submit" name="intent" value="pause" look="secondary" size="small">
              Pause
            </Button>
          )}
          <Button type="submit" name="intent" value="end" look="secondary" size="small">
            End this campaign
          </Button>
        </Form>
      )}
    </Card>
  );
}
