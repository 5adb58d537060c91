import { backend } from "#app/context.ts";
import { answerLinkForm, type LinkOutcome } from "#app/features/warmth-list/own/answer-link-form.ts";
import { LostView } from "#app/features/warmth-list/own/lost-view.tsx";
import { sendForm } from "#app/lib/http/send-form.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/warmth-list-link.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Leave the Warmth List", description: "Have the link to your own place on the Warmth List sent to you again." }, matches);
export const headers = pageHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => ({ stamp: await context.get(backend).stampForm() });
export const action = (sent: Route.ActionArgs) => answerLinkForm(sent);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction, { repeat: "once" });

export default function AskForLink({ loaderData: { stamp }, actionData }: Route.ComponentProps) {
  return (
    <main id="main">
      <LostView action="/warmth-list/link" stamp={stamp} outcome={actionData as LinkOutcome | undefined} broken={false} />
    </main>
  );
}
