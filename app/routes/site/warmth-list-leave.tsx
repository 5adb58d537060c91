import { LeaveView } from "#app/features/warmth-list/own/leave-view.tsx";
import { loadEntry } from "#app/features/warmth-list/own/load-entry.ts";
import { LostView } from "#app/features/warmth-list/own/lost-view.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/warmth-list-leave.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Leave the Warmth List", description: "Leave the Warmth List with one press." }, matches);

/** Only a look: the press goes to the other page of the same link, for a POST here is a mail program's own. */
export const loader = (asked: Route.LoaderArgs) => loadEntry(asked);

export default function Leave({ loaderData: { entry, stamp }, params: { token } }: Route.ComponentProps) {
  const yours = `/warmth-list/yours/${token}`;
  return (
    <Page>
      {entry ? (
        <LeaveView
          entry={entry}
          action={yours}
          join={{ to: "/warmth-list", words: "Join again" }}
          data="/your-data"
          yours={
            entry.status === "confirmed" && (
              <p className="text-center">
                <Link to={yours}>See or change what we hold instead</Link>
              </p>
            )
          }
        />
      ) : (
        <LostView action="/warmth-list/link" stamp={stamp} broken />
      )}
    </Page>
  );
}
