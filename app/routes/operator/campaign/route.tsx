import { data, href } from "react-router";
import { backend } from "#app/context.ts";
import { actAndFlash, takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { CampaignCard } from "#app/routes/operator/campaign/campaign-card.tsx";
import { CampaignPreview, SentPreview } from "#app/routes/operator/campaign/campaign-preview.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { campaignPage } from "#content/site/back-office/campaign.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { campaignMails } from "#contracts/campaign.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(campaignPage, matches);

const readMail = (name: unknown) => campaignMails.find((mail) => mail === name) ?? null;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, ...preview } = await context.get(backend).operator.readCampaign().catch(throwFailure);
  const { searchParams } = new URL(request.url);
  const { done, headers } = takeFlash({ request, context });
  const loaded = {
    preview,
    campaign: campaign && {
      ...campaign,
      started: formatMoment(campaign.startedAt),
      ended: campaign.endedAt && formatMoment(campaign.endedAt),
      nextBatchAt: campaign.nextBatchAt && formatMoment(campaign.nextBatchAt),
    },
    asked: readMail(searchParams.get("sure")),
    done,
  };
  return data(loaded, { headers });
}

async function act(operator: OperatorBackend, form: FormData): Promise<string> {
  const intent = String(form.get("intent"));
  const mail = readMail(form.get("mail"));
  if (intent === "start" && mail) await operator.startCampaign(Number(form.get("number")), mail);
  else if (intent === "pause") await operator.pauseCampaign();
  else if (intent === "resume") await operator.resumeCampaign();
  else if (intent === "end") await operator.endCampaign();
  else throw unknownIntent();
  return campaignPage.done[intent as keyof typeof campaignPage.done];
}

export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/campaign"), act);

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

export default function InviteList({ loaderData: { preview, campaign, asked, done }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 tabIndex={-1} className="text-h2">
        {campaignPage.title}
      </h1>
      <Outcome done={done} failure={actionData?.failure} />
      {campaign && <CampaignCard campaign={campaign} />}
      {preview.next !== null && (
        <>
          <CampaignPreview preview={preview} asked={asked} before={campaign !== null} />
          <SentPreview preview={preview} asked={asked} />
        </>
      )}
      <p className="small soft max-w-measure">
        <Sentence words={campaignPage.stock} /> {campaignPage.line}
      </p>
    </div>
  );
}
