import { Form } from "react-router";
import { Confirm } from "#app/features/operator/confirm.tsx";
import { useMay } from "#app/features/operator/may.tsx";
import { CampaignMailText } from "#app/routes/operator/campaign/campaign-email.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";
import { campaignCard, campaignFigure, campaignStates } from "#content/site/back-office/campaign.ts";
import type { Campaign } from "#contracts/campaign.ts";

const looks: Record<Campaign["state"], string> = {
  starting: "bg-warn-pale text-warn",
  sending: "bg-ok-pale text-ok",
  "out-of-stock": "bg-warn-pale text-warn",
  closed: "bg-warn-pale text-warn",
  paused: "bg-warn-pale text-warn",
  ended: "bg-surface-cold text-ink-on-light",
};

/** A campaign as it is shown: its times in words. */
export type CampaignOnPage = Omit<Campaign, "startedAt" | "endedAt" | "nextBatchAt"> & { started: string; ended: string | null; nextBatchAt: string | null };

/** How a campaign fares, and what can be done with one that has not ended. */
export function CampaignCard({ campaign, isAbout }: { campaign: CampaignOnPage; isAbout: boolean }) {
  const figures = [
    [campaignCard.invited, campaignFigure(campaign.invited, false)],
    [campaignCard.remaining, campaignFigure(campaign.remaining, isAbout)],
    [campaignCard.ordered, campaignFigure(campaign.ordered, isAbout)],
    [campaignCard.bounced, campaignFigure(campaign.bounced, false)],
  ] as const;
  const may = useMay();
  const number = <input type="hidden" name="number" value={campaign.number} />;
  return (
    <Card tone="flat">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{campaignCard.title(campaign.number, campaign.mail)}</h2>
        <p className={`small rounded-cap px-4 py-1 font-bold ${looks[campaign.state]}`}>{campaignStates[campaign.state]}</p>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd className="font-mono text-h3">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft mt-4">{campaignCard.times(campaign)}</p>
      <div className="mt-2">
        <CampaignMailText words={campaignCard.email} of={campaignCard.title(campaign.number, campaign.mail)} shown={campaign.shown} />
      </div>
      {campaign.state !== "ended" && may("endCampaign") && (
        <div className="mt-4 grid justify-items-start gap-2">
          <Form method="post" className="flex flex-wrap gap-3">
            {number}
            {campaign.state === "paused" ? (
              <Button type="submit" name="intent" value="resume" size="small">
                {campaignCard.resume}
              </Button>
            ) : (
              <Button type="submit" name="intent" value="pause" look="secondary" size="small">
                {campaignCard.pause}
              </Button>
            )}
            {campaign.invited === 0 && (
              <Button type="submit" name="intent" value="undo" look="secondary" size="small">
                {campaignCard.undo}
              </Button>
            )}
          </Form>
          {campaign.invited > 0 && (
            <Confirm
              words={campaignCard.end}
              of={campaignCard.title(campaign.number, campaign.mail)}
              means={campaignCard.endMeans(campaign.remaining, isAbout)}
              now={campaignCard.endNow}
              intent="end"
            >
              {number}
            </Confirm>
          )}
        </div>
      )}
    </Card>
  );
}
