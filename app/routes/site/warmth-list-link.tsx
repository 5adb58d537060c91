import { backend } from "#app/context.ts";
import { answerLinkForm, type LinkOutcome } from "#app/features/warmth-list/own/answer-link-form.ts";
import { LostView } from "#app/features/warmth-list/own/lost-view.tsx";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/warmth-list-link.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Leave the Warmth List", description: "Have the link to your own place on the Warmth List sent to you again." }, matches);

export const loader = async ({ context }: Route.LoaderArgs) => ({ stamp: await context.get(backend).stampForm() });
export const action = (sent: Route.ActionArgs) => answerLinkForm(sent);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

export default function AskForLink({ loaderData: { stamp }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <LostView action="/warmth-list/link" stamp={stamp} outcome={actionData as LinkOutcome | undefined} broken={false} />
    </Page>
  );
}
