import { useSearchParams } from "react-router";
import { actOnEntry, type EntryRefused } from "#app/features/warmth-list/own/act-on-entry.ts";
import { LeaveView } from "#app/features/warmth-list/own/leave-view.tsx";
import { loadEntry } from "#app/features/warmth-list/own/load-entry.ts";
import { LostView } from "#app/features/warmth-list/own/lost-view.tsx";
import { YoursView } from "#app/features/warmth-list/own/yours-view.tsx";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/warmth-list-yours.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your place on the list", description: "What the Warmth List holds of you, what you get from us, and how to leave." }, matches);

export const loader = (asked: Route.LoaderArgs) => loadEntry(asked);

export const action = ({ params: { token }, ...sent }: Route.ActionArgs) =>
  actOnEntry(
    { ...sent, token },
    { left: `/warmth-list/leave/${encodeURIComponent(token)}`, changed: `/warmth-list/yours/${encodeURIComponent(token)}?done=changed` },
  );
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

export default function Yours({ loaderData: { entry, stamp }, params: { token }, actionData }: Route.ComponentProps) {
  const refused = actionData as EntryRefused | undefined;
  const [said] = useSearchParams();
  return (
    <Page>
      {entry === null && <LostView action="/warmth-list/link" stamp={stamp} broken refused={refused?.failure} />}
      {entry?.status === "confirmed" && <YoursView token={token} entry={entry} refused={refused} changed={said.get("done") === "changed"} />}
      {entry && entry.status !== "confirmed" && (
        <LeaveView
          entry={entry}
          action={`/warmth-list/yours/${token}`}
          join={{ to: "/warmth-list", words: "Join again" }}
          data="/your-data"
          refused={refused?.failure}
        />
      )}
    </Page>
  );
}
