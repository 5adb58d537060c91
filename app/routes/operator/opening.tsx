import { data, redirect } from "react-router";
import { backend } from "#app/context.ts";
import { flash, takeFlash } from "#app/features/operator/flash.ts";
import { OpeningPreview } from "#app/features/operator/opening-preview.tsx";
import { OpeningRunCard } from "#app/features/operator/opening-run.tsx";
import { formatMoment } from "#app/features/orders/format-day.ts";
import { answerFailure, answerWords, failureWords } from "#app/lib/http/failure.ts";
import { sendForm } from "#app/lib/http/send-form.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { referralWords } from "#content/referral.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Route } from "./+types/opening.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Write to the list", description: "Tell the Warmth List that pre-orders are open." }, matches);

const said = {
  start: "The run has begun: the first group gets its email within a minute.",
  pause: "Paused. Emails that were promised already still go out.",
  resume: "It goes on.",
  end: "Ended. Nobody else is written to.",
} as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { run, ...preview } = await context.get(backend).operator.readOpening().catch(answerFailure);
  const { searchParams } = new URL(request.url);
  const { said: done, headers } = takeFlash({ request, context });
  const loaded = {
    preview,
    run: run && {
      ...run,
      started: formatMoment(run.startedAt),
      ended: run.endedAt && formatMoment(run.endedAt),
      nextAt: run.nextAt && formatMoment(run.nextAt),
    },
    asked: searchParams.has("sure"),
    done,
  };
  return data(loaded, { headers });
}

async function act(operator: OperatorBackend, form: FormData): Promise<string> {
  const intent = String(form.get("intent"));
  if (intent === "start") await operator.startOpening(Number(form.get("number")));
  else if (intent === "pause" || intent === "resume" || intent === "end") await operator.steerOpening(intent);
  else throw new Failure("invalid", { message: "That button is not known. Please reload the page." });
  return said[intent];
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    const words = await act(context.get(backend).operator, await request.formData());
    throw redirect("/operator/opening", { status: 303, headers: flash(context, words) });
  } catch (error) {
    if (error instanceof Response) throw error;
    return answerWords(failureWords(error));
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction, { repeat: "twice" });

export default function Opening({ loaderData: { preview, run, asked, done }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 tabIndex={-1} className="text-h2">
        Write to the list
      </h1>
      <FailureNotice failure={actionData?.failure} />
      {done && !actionData && (
        <Notice kind="ok">
          <p>{done}</p>
        </Notice>
      )}
      {run && <OpeningRunCard run={run} />}
      {preview.next !== null && <OpeningPreview preview={preview} asked={asked} before={run !== null} />}
      <p className="small soft max-w-measure">
        Stock is changed on the <Link to="/operator">overview</Link>. The line goes by when people confirmed. What each of them is told of friends: “
        {referralWords.rule}”
      </p>
    </div>
  );
}
