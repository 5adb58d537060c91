import { Form, href, useNavigation } from "react-router";
import { useMay } from "#app/features/operator/may.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { campaignPreview } from "#content/site/back-office/campaign.ts";
import type { CampaignView } from "#contracts/campaign.ts";

type Props = { preview: Omit<CampaignView, "campaign">; asked: boolean; before: boolean };

/** Whom a campaign would invite and how fast; then, asked once more, the button that begins it. */
export function CampaignPreview({ preview, asked, before }: Props) {
  const { state } = useNavigation();
  const may = useMay();
  const { next, blockedBy, freeTubes, batch } = preview;
  const leftOut = (["elsewhere", "ordered", "unreachable"] as const).filter((why) => preview[why] > 0);
  return (
    <Card tone="flat">
      <h2 className="text-h3">{before ? campaignPreview.another : campaignPreview.title}</h2>
      <p className="mt-3 max-w-measure">{campaignPreview.email(preview.people)}</p>
      <ul className="mt-3 max-w-measure list-disc pl-6">
        <li>{campaignPreview.pace(freeTubes, batch)}</li>
        <li>{campaignPreview.next}</li>
        {leftOut.map((why) => (
          <li key={why}>{campaignPreview.leftOut[why](preview[why])}</li>
        ))}
        {before && <li>{campaignPreview.before}</li>}
      </ul>
      {blockedBy && (
        <Notice kind="warn" className="mt-4">
          <p>{blockedBy}</p>
        </Notice>
      )}
      {!blockedBy && !asked && may("startCampaign") && (
        <p className="mt-4">
          <ButtonLink to="?sure=1" look="secondary" size="small" preventScrollReset>
            {campaignPreview.ask(preview.people)}
          </ButtonLink>
        </p>
      )}
      {!blockedBy && asked && may("startCampaign") && (
        <Form method="post" className="mt-4 grid gap-3 justify-items-start">
          <input type="hidden" name="number" value={next ?? ""} />
          <p className="font-bold">{campaignPreview.sure(batch)}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="start" size="small" busy={state !== "idle"}>
              {campaignPreview.begin(next)}
            </Button>
            <ButtonLink to={href("/operator/campaign")} look="quiet" size="small">
              {campaignPreview.notNow}
            </ButtonLink>
          </div>
        </Form>
      )}
    </Card>
  );
}
