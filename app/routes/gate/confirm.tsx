import { redirect } from "react-router";
import { backend, caller, site } from "#app/context.ts";
import { confirmWords } from "#app/features/warmth-list/confirm-words.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import type { Route } from "./+types/confirm.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Confirm your place", description: "Confirm your place on the Warmth List." }, matches);

/** The confirmation of a sign-up while the site is closed: anyone can ask for such a link, so it opens nothing of the site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (context.get(site).access === "open") throw redirect(`/warmth-list/confirm/${params.token}`);
  const link = await context.get(backend).readSignUpLink(params.token, context.get(caller)).catch(throwFailure);
  if (link.state === "used") throw redirect("/site-access?note=confirmed");
  return { left: link.leftAt && formatDay(link.leftAt) };
}

/** By POST only: whatever looks at links in passing must not confirm anything. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(backend).confirmSignUp({ token: params.token }, context.get(caller));
  } catch (error) {
    return failureResponse(toFailure(error));
  }
  throw redirect("/site-access?note=confirmed", 303);
}

export default function Confirm({ loaderData: { left }, actionData }: Route.ComponentProps) {
  return (
    <Page data-inside="">
      <SplitPage
        tone="deep"
        cold="Confirm"
        warm="your place"
        lead="One press, and you are on the Warmth List."
        card={
          <form method="post" className="grid gap-6">
            <FailureNotice failure={actionData?.failure} />
            {left && <p>{confirmWords.left(left)}</p>}
            <p>You will hear from us about your place, when pre-orders open, and when tubes ship.</p>
            <Button type="submit" wide>
              Confirm my place
            </Button>
          </form>
        }
      >
        <p className="soft max-w-measure">{confirmWords.notAsked}</p>
      </SplitPage>
    </Page>
  );
}
