import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { campaignPace } from "#content/campaign-pace.ts";
import type { CampaignView } from "#contracts/campaign.ts";

const count = (figure: number) => figure.toLocaleString("en-GB");
const people = (figure: number) => (figure === 1 ? "1 person" : `${count(figure)} people`);

type Props = { preview: Omit<CampaignView, "campaign">; asked: boolean; before: boolean };

/** Whom a campaign would invite and how fast; then, asked once more, the button that begins it. */
export function CampaignPreview({ preview, asked, before }: Props) {
  const { state } = useNavigation();
  const { next, blockedBy, freeTubes, batch } = preview;
  const leftOut = [
    ["where no tube goes yet", preview.elsewhere],
    ["with a paid order", preview.ordered],
    ["whose mailbox takes nothing, or who left at the list's provider", preview.unreachable],
  ] as const;
  return (
    <Card tone="flat">
      <h2 className="text-h3">{before ? "What another campaign would do" : "What a campaign would do"}</h2>
      <p className="mt-3 max-w-measure">
        An email tells {people(preview.people)} that pre-orders are open, from the front of the line. It says that stock is limited and that no tube is held.
      </p>
      <ul className="mt-3 max-w-measure list-disc pl-6">
        <li>
          At most {campaignPace.peoplePerTube} people for each free tube, and {count(campaignPace.most)} in one go: {count(freeTubes)} free now, so{" "}
          {people(batch)} at once.
        </li>
        <li>The next batch {campaignPace.minutes} minutes later, by the tubes that are free then. Sold out, it waits, and goes on when there is stock.</li>
        {leftOut.map(([words, figure]) => figure > 0 && <li key={words}>{`Left out: ${people(figure)} ${words}.`}</li>)}
        {before && <li>Whoever an earlier campaign invited is invited again, unless they have ordered.</li>}
      </ul>
      {blockedBy && (
        <Notice kind="warn" className="mt-4">
          <p>{blockedBy}</p>
        </Notice>
      )}
      {!blockedBy && !asked && (
        <p className="mt-4">
          <ButtonLink to="?sure=1" look="secondary" size="small" preventScrollReset>
            Write to {people(preview.people)}…
          </ButtonLink>
        </p>
      )}
      {!blockedBy && asked && (
        <Form method="post" className="mt-4 grid gap-3 justify-items-start">
          <input type="hidden" name="number" value={next ?? ""} />
          <p className="font-bold">Sure? The first {people(batch)} get their email within a minute; it cannot be taken back.</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="start" size="small" busy={state !== "idle"}>
              Begin campaign {next}
            </Button>
            <ButtonLink to="/operator/campaign" look="quiet" size="small">
              Not now
            </ButtonLink>
          </div>
        </Form>
      )}
    </Card>
  );
}
