import { data, href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { changeEntryAction, type EntryAnswer, loadEntry, sendLinkAction } from "#app/features/warmth-list/actions.ts";
import { EntryFacts, EntryForm } from "#app/features/warmth-list/entry-form.tsx";
import { LeaveView } from "#app/features/warmth-list/leave-view.tsx";
import { LostLinkView } from "#app/features/warmth-list/link-form.tsx";
import { PositionPanel } from "#app/features/warmth-list/position-panel.tsx";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { gatePages } from "#content/site/gate-pages.ts";
import { entryPage, positionPage } from "#content/site/waitlist-entry.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(gatePages.list, matches);

const here = (token: string) => `/site-access/list/${encodeURIComponent(token)}`;

/** The pages of somebody's own link while the site is closed: whoever wants to leave must not need a password. */
export async function loader(asked: Route.LoaderArgs) {
  const { params, request, context } = asked;
  const shown = await loadEntry(asked);
  const wants = params.token && shown.data.entry && new URL(request.url).searchParams.has("place");
  const position = wants ? await orNullAfterTimeout(context.get(backend).readWaitlistPosition(params.token, context.get(caller))) : null;
  return data({ ...shown.data, position }, shown.init ?? undefined);
}

export const action = ({ params: { token }, ...sent }: Route.ActionArgs) =>
  token ? changeEntryAction({ ...sent, token }, { left: here(token), changed: here(token) }) : sendLinkAction(sent);

/** Their place in the queue, and the link to share. */
const Place = ({ position, token }: { position: Extract<WaitlistPosition, { state: "on-list" }>; token: string }) => (
  <>
    <PageHeader cold={positionPage.cold} warm={positionPage.warm} lead={positionPage.lead} />
    <div className="wrap grid grid-cols-[minmax(0,36rem)] gap-8 pb-18">
      <PositionPanel position={position} />
      <Link to={here(token)}>{gatePages.list.change}</Link>
    </div>
  </>
);

export default function List({ loaderData: { entry, stamp, position }, params: { token = "" }, actionData }: Route.ComponentProps) {
  const answer: EntryAnswer | undefined = actionData;
  return (
    <Page data-inside="">
      {position?.state === "on-list" ? (
        <Place position={position} token={token} />
      ) : entry ? (
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
                  <Link to={`${here(token)}?place`}>{entryPage.mails.position}</Link>
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
