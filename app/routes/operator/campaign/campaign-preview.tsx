import { Form, href, useNavigation } from "react-router";
import { useMay } from "#app/features/operator/may.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { campaignPreview } from "#content/site/back-office/campaign.ts";
import type { CampaignMail, CampaignView } from "#contracts/campaign.ts";

type Blocked = { blockedBy: string | null };
type Ask = Blocked & { mail: CampaignMail; next: number | null; asked: CampaignMail | null; words: { ask: string; sure: string } };

/** The link that asked for it is gone. */
const focus = (question: HTMLElement | null) => question?.focus();

/** Why it can't begin now; or the link to it and then, asked once more, the button. */
function AskTwice({ mail, next, blockedBy, asked, words }: Ask) {
  const { state } = useNavigation();
  const may = useMay();
  if (blockedBy)
    return (
      <Notice kind="warn" className="mt-4">
        <p>{blockedBy}</p>
      </Notice>
    );
  if (!may("startCampaign")) return null;
  if (asked !== mail)
    return (
      <p className="mt-4">
        <ButtonLink to={`?sure=${mail}`} look="secondary" size="small" preventScrollReset>
          {words.ask}
        </ButtonLink>
      </p>
    );
  return (
    <Form method="post" className="mt-4 grid gap-3 justify-items-start">
      <input type="hidden" name="number" value={next ?? ""} />
      <input type="hidden" name="mail" value={mail} />
      <p ref={focus} tabIndex={-1} className="font-bold">
        {words.sure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="start" size="small" busy={state !== "idle"}>
          {campaignPreview.begin(next)}
        </Button>
        <ButtonLink to={href("/operator/campaign")} look="quiet" size="small">
          {campaignPreview.notNow}
        </ButtonLink>
      </div>
    </Form>
  );
}

type Props = { preview: Omit<CampaignView, "campaign">; asked: CampaignMail | null; before: boolean };

/** Whom a campaign would invite and how fast; then the button that begins it. */
export function CampaignPreview({ preview, asked, before }: Props) {
  const { next, blockedBy, freeTubes, batch, people } = preview;
  const leftOut = (["elsewhere", "ordered", "unreachable"] as const).filter((why) => preview[why] > 0);
  return (
    <Card tone="flat">
      <h2 className="text-h3">{before ? campaignPreview.another : campaignPreview.title}</h2>
      <p className="mt-3 max-w-measure">{campaignPreview.email(people)}</p>
      <ul className="mt-3 max-w-measure list-disc pl-6">
        <li>{campaignPreview.pace(freeTubes, batch)}</li>
        <li>{campaignPreview.next}</li>
        {leftOut.map((why) => (
          <li key={why}>{campaignPreview.leftOut[why](preview[why])}</li>
        ))}
        {before && <li>{campaignPreview.before}</li>}
      </ul>
      <AskTwice
        mail="pre-orders-open"
        next={next}
        blockedBy={blockedBy}
        asked={asked}
        words={{ ask: campaignPreview.ask(people), sure: campaignPreview.sure(batch) }}
      />
    </Card>
  );
}

/** The news that the first tubes are sent: whom it would go to, and the button that sends it. */
export function SentPreview({ preview: { next, sent }, asked }: Pick<Props, "preview" | "asked">) {
  const words = campaignPreview.sent;
  return (
    <Card tone="flat">
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-3 max-w-measure">{words.email(sent.people)}</p>
      <p className="mt-3 max-w-measure">{words.pace}</p>
      <AskTwice mail="tubes-sent" next={next} blockedBy={sent.blockedBy} asked={asked} words={{ ask: words.ask(sent.people), sure: words.sure(sent.people) }} />
    </Card>
  );
}
