import { href } from "react-router";
import { changeEntryAction, type EntryAnswer, loadEntry, sendLinkAction } from "#app/features/warmth-list/actions.ts";
import { EntryFacts, EntryForm } from "#app/features/warmth-list/entry-form.tsx";
import { LeaveView } from "#app/features/warmth-list/leave-view.tsx";
import { LostLinkView } from "#app/features/warmth-list/link-form.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page } from "#app/ui/page.tsx";
import { gatePages } from "#content/site/gate-pages.ts";
import { entryPage } from "#content/site/waitlist-entry.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(gatePages.list, matches);

const here = (token: string) => `/site-access/list/${encodeURIComponent(token)}`;

/** The pages of somebody's own link while the site is closed: whoever wants to leave must not need a password. */
export const loader = (asked: Route.LoaderArgs) => loadEntry(asked);

export const action = ({ params: { token }, ...sent }: Route.ActionArgs) =>
  token ? changeEntryAction({ ...sent, token }, { left: here(token), changed: here(token) }) : sendLinkAction(sent);

export default function List({ loaderData: { entry, stamp }, params: { token = "" }, actionData }: Route.ComponentProps) {
  const answer: EntryAnswer | undefined = actionData;
  return (
    <Page data-inside="">
      {entry ? (
        <LeaveView
          entry={entry}
          action={here(token)}
          join={href("/site-access")}
          answer={answer}
          yours={
            entry.status === "confirmed" && (
              <details open={answer?.intent === "change"}>
                <summary>{entryPage.seeOrChange}</summary>
                <div className="grid gap-8 pt-6">
                  <EntryFacts entry={entry} />
                  <EntryForm token={token} entry={entry} answer={answer} />
                </div>
              </details>
            )
          }
        />
      ) : (
        <LostLinkView
          action={href("/site-access/list")}
          stamp={stamp}
          answer={token ? undefined : answer}
          broken={token !== ""}
          refused={token ? answer?.failure : undefined}
        />
      )}
    </Page>
  );
}
