import { Form, href, useNavigation } from "react-router";
import { useMay } from "#app/features/operator/may.tsx";
import { CampaignEmail, type DraftOnPage } from "#app/routes/operator/campaign/campaign-email.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { campaignPreview } from "#content/site/back-office/campaign.ts";
import type { CampaignMail, CampaignView } from "#contracts/campaign.ts";

type Blocked = { blockedBy: string | null };
type Ask = Blocked & { savedAt: string; mail: CampaignMail; next: number | null; asked: CampaignMail | null; words: { ask: string; sure: string } };

/** The link that asked for it is gone. */
const focus = (question: HTMLElement | null) => question?.focus();

/** Why it can't begin now; or the link to it and then, asked once more, the button. */
function AskTwice({ mail, next, savedAt, blockedBy, asked, words }: Ask) {
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
      <input type="hidden" name="seen" value={savedAt} />
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

type Props = {
  preview: Omit<CampaignView, "campaign" | "drafts" | "countedAt">;
  drafts: Record<CampaignMail, DraftOnPage>;
  asked: CampaignMail | null;
  /** Which mail's words are being changed. */
  changing: CampaignMail | null;
  before: boolean;
  isAbout: boolean;
};

/** Whom a campaign would invite and how fast; then the button that begins it. */
export function CampaignPreview({ preview, drafts, asked, changing, before, isAbout }: Props) {
  const { next, blockedBy, freeTubes, batch, people } = preview;
  const leftOut = (["elsewhere", "ordered", "unreachable"] as const).filter((why) => preview[why] > 0);
  return (
    <Card tone="flat">
      <h2 className="text-h3">{before ? campaignPreview.another : campaignPreview.title}</h2>
      <p className="mt-3 max-w-measure">
        {people > 0 ? campaignPreview.email(people, isAbout) : <Sentence words={campaignPreview.nobody(leftOut.length === 0)} />}
      </p>
      <ul className="mt-3 max-w-measure list-disc pl-6 empty:hidden">
        {people > 0 && <li>{campaignPreview.pace(freeTubes, batch)}</li>}
        {people > 0 && <li>{campaignPreview.next}</li>}
        {leftOut.map((why) => (
          <li key={why}>{campaignPreview.leftOut[why](preview[why], isAbout)}</li>
        ))}
        {people > 0 && before && <li>{campaignPreview.before}</li>}
      </ul>
      <CampaignEmail mail="pre-orders-open" draft={drafts["pre-orders-open"]} asked={asked} changing={changing} />
      {people > 0 && changing !== "pre-orders-open" && (
        <AskTwice
          mail="pre-orders-open"
          next={next}
          savedAt={drafts["pre-orders-open"].savedAt}
          blockedBy={blockedBy}
          asked={asked}
          words={{ ask: campaignPreview.ask(people, isAbout), sure: campaignPreview.sure(batch) }}
        />
      )}
    </Card>
  );
}

/** The news that the first tubes are sent: whom it would go to, and the button that sends it. */
export function SentPreview({ preview: { next, sent }, drafts, asked, changing, isAbout }: Omit<Props, "before">) {
  const words = campaignPreview.sent;
  return (
    <Card tone="flat">
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-3 max-w-measure">{sent.people > 0 || sent.isDone ? words.email(sent.people, isAbout) : words.nobody}</p>
      {sent.people > 0 && <p className="mt-3 max-w-measure">{words.pace}</p>}
      {!sent.isDone && <CampaignEmail mail="tubes-sent" draft={drafts["tubes-sent"]} asked={asked} changing={changing} />}
      {(sent.people > 0 || sent.isDone) && changing !== "tubes-sent" && (
        <AskTwice
          mail="tubes-sent"
          next={next}
          savedAt={drafts["tubes-sent"].savedAt}
          blockedBy={sent.blockedBy}
          asked={asked}
          words={{ ask: words.ask(sent.people, isAbout), sure: words.sure(sent.people) }}
        />
      )}
    </Card>
  );
}
