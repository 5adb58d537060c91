import { href } from "react-router";
import { loadEntry } from "#app/features/warmth-list/actions.ts";
import { LeaveView } from "#app/features/warmth-list/leave-view.tsx";
import { LostLinkView } from "#app/features/warmth-list/link-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { leavePage } from "#content/site/waitlist-entry.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: leavePage.title, description: leavePage.description }, matches);

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
          join={href("/warmth-list")}
          data={href("/your-data")}
          yours={
            entry.status === "confirmed" && (
              <p className="text-center">
                <Link to={yours}>{leavePage.instead}</Link>
              </p>
            )
          }
        />
      ) : (
        <LostLinkView action={href("/warmth-list/link")} stamp={stamp} broken />
      )}
    </Page>
  );
}
