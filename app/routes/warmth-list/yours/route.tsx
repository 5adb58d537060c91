import { href, useSearchParams } from "react-router";
import { changeEntryAction, loadEntry } from "#app/features/warmth-list/actions.ts";
import { LeaveView } from "#app/features/warmth-list/leave-view.tsx";
import { LostLinkView } from "#app/features/warmth-list/link-form.tsx";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { YourEntry } from "#app/routes/warmth-list/yours/your-entry.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { useToldOnce } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { entryPage } from "#content/site/waitlist-entry.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: entryPage.title, description: entryPage.description }, matches);

export const loader = (asked: Route.LoaderArgs) => loadEntry(asked);

export const action = ({ params: { token }, ...sent }: Route.ActionArgs) =>
  changeEntryAction(
    { ...sent, token },
    { left: `/warmth-list/leave/${encodeURIComponent(token)}`, changed: `/warmth-list/yours/${encodeURIComponent(token)}?done=changed` },
  );
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = fieldOf(await request.clone().formData(), "intent");
  return withNetworkErrors(serverAction, { repeat: "once", rest: { intent } });
}

export default function Yours({ loaderData: { entry, stamp }, params: { token }, actionData }: Route.ComponentProps) {
  const [said] = useSearchParams();
  useToldOnce("done");
  return (
    <Page>
      {entry === null && <LostLinkView action={href("/warmth-list/link")} stamp={stamp} broken refused={actionData?.failure} />}
      {entry?.status === "confirmed" && <YourEntry token={token} entry={entry} answer={actionData} changed={said.get("done") === "changed"} />}
      {entry && entry.status !== "confirmed" && (
        <LeaveView
          entry={entry}
          action={href("/warmth-list/yours/:token", { token })}
          join={href("/warmth-list")}
          data={href("/your-data")}
          answer={actionData}
        />
      )}
    </Page>
  );
}
