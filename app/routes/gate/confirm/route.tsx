import { href, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { confirmation, confirmPage } from "#content/site/warmth-list.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: confirmation.title, description: confirmPage.description }, matches);

/** The confirmation of a sign-up while the site is closed: anyone can ask for such a link, so it opens nothing of the site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await context.get(backend).readSignUpLink(params.token, context.get(caller)).catch(throwFailure);
  if (link.state === "used") throw redirect(`${href("/site-access")}?note=confirmed`);
  return { left: link.leftAt && formatDay(link.leftAt) };
}

/** By POST only: whatever looks at links in passing must not confirm anything. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(backend).confirmSignUp({ token: params.token }, context.get(caller));
  } catch (error) {
    return failureResponse(toFailure(error));
  }
  throw redirect(`${href("/site-access")}?note=confirmed`, 303);
}

export default function Confirm({ loaderData: { left }, actionData }: Route.ComponentProps) {
  return (
    <Page data-inside="">
      <SplitPage
        tone="deep"
        cold={confirmation.cold}
        warm={confirmation.warm}
        lead={confirmation.lead(false)}
        card={
          <form method="post" className="grid gap-6">
            <FailureNotice failure={actionData?.failure} />
            {left && <p>{confirmation.left(left)}</p>}
            <p>{confirmation.mails}</p>
            <Button type="submit" wide>
              {confirmation.button}
            </Button>
          </form>
        }
      >
        <p className="soft max-w-measure">{confirmation.notAsked}</p>
      </SplitPage>
    </Page>
  );
}
