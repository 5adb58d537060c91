import { data, href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { actAndFlash, readAs, takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { CampaignCard } from "#app/routes/operator/campaign/campaign-card.tsx";
import type { DraftOnPage } from "#app/routes/operator/campaign/campaign-email.tsx";
import { CampaignPreview, SentPreview } from "#app/routes/operator/campaign/campaign-preview.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { campaignPage } from "#content/site/back-office/campaign.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { type CampaignMail, campaignMails } from "#contracts/campaign.ts";
import { campaignWords } from "#contracts/operator-forms.ts";
import type { OperatorSession } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(campaignPage, matches);

const readMail = (name: unknown) => campaignMails.find((mail) => mail === name) ?? null;

/** When the words that were on the page had been saved; null: they were the shop's own. */
function readSeen(form: FormData): Date | null {
  const seen = new Date(String(form.get("seen")));
  return Number.isNaN(seen.getTime()) ? null : seen;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, drafts, countedAt, ...preview } = await context.get(backend).operator.readCampaign().catch(throwFailure);
  const { searchParams } = new URL(request.url);
  const { done, headers } = takeFlash({ request, context });
  const loaded = {
    preview,
    drafts: Object.fromEntries(
      campaignMails.map((mail) => {
        const { savedAt, ...draft } = drafts[mail];
        return [mail, { ...draft, savedAt: savedAt?.toISOString() ?? "", saved: savedAt && formatMoment(savedAt) }];
      }),
    ) as Record<CampaignMail, DraftOnPage>,
    counted: countedAt && formatMoment(countedAt),
    campaign: campaign && {
      ...campaign,
      started: formatMoment(campaign.startedAt),
      ended: campaign.endedAt && formatMoment(campaign.endedAt),
      nextBatchAt: campaign.nextBatchAt && formatMoment(campaign.nextBatchAt),
    },
    asked: readMail(searchParams.get("sure")),
    changing: readMail(searchParams.get("words")),
    done,
  };
  return data(loaded, { headers });
}

const act =
  (by: OperatorSession | undefined) =>
  async (operator: OperatorBackend, form: FormData): Promise<string> => {
    const intent = String(form.get("intent"));
    const mail = readMail(form.get("mail"));
    const { done } = campaignPage;
    if (intent === "save-words" && mail) {
      await operator.saveCampaignWords(mail, readAs(campaignWords, form));
      return done.saved;
    }
    if (intent === "original-words" && mail) {
      await operator.saveCampaignWords(mail, null);
      return done.original;
    }
    if (intent === "send-test" && mail && by) {
      const address = await operator.sendCampaignTest(mail, by);
      return address ? done.tested(address) : done.testedJustNow;
    }
    if (intent === "start" && mail) await operator.startCampaign(Number(form.get("number")), mail, readSeen(form));
    else if (intent === "pause") await operator.pauseCampaign();
    else if (intent === "resume") await operator.resumeCampaign();
    else if (intent === "undo" || intent === "end")
      return (await operator.endCampaign(Number(form.get("number")), intent === "undo")) === 0 ? done.undone : done.end;
    else throw unknownIntent();
    return done[intent as "start" | "pause" | "resume"];
  };

export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/campaign"), act(sent.context.get(caller).session));

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

export default function InviteList({ loaderData: { preview, drafts, counted, campaign, asked, changing, done }, actionData }: Route.ComponentProps) {
  const shared = { preview, drafts, asked, changing, isAbout: counted !== null };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{campaignPage.title}</PageTitle>
      <Outcome done={done} failure={actionData?.failure} />
      {campaign && <CampaignCard campaign={campaign} isAbout={counted !== null} />}
      {preview.next !== null && (
        <>
          <CampaignPreview {...shared} before={campaign !== null} />
          <SentPreview {...shared} />
        </>
      )}
      {counted && <p className="small soft max-w-measure">{campaignPage.counted(counted)}</p>}
      <p className="small soft max-w-measure">
        <Sentence words={campaignPage.stock} /> {campaignPage.line}
      </p>
    </div>
  );
}
