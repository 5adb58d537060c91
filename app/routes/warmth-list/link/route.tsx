import { href } from "react-router";
import { backend } from "#app/context.ts";
import { sendLinkAction } from "#app/features/warmth-list/actions.ts";
import { LostLinkView } from "#app/features/warmth-list/link-form.tsx";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page } from "#app/ui/page.tsx";
import { linkPage } from "#content/site/waitlist-entry.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: linkPage.title, description: linkPage.description }, matches);

export const loader = async ({ context }: Route.LoaderArgs) => ({ stamp: await context.get(backend).stampForm() });
export const action = (sent: Route.ActionArgs) => sendLinkAction(sent);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

export default function AskForLink({ loaderData: { stamp }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <LostLinkView action={href("/warmth-list/link")} stamp={stamp} answer={actionData} broken={false} />
    </Page>
  );
}
