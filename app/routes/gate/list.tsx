import { redirect } from "react-router";
import { site } from "#app/context.ts";
import { actOnEntry, type EntryRefused } from "#app/features/warmth-list/own/act-on-entry.ts";
import { answerLinkForm, type LinkOutcome } from "#app/features/warmth-list/own/answer-link-form.ts";
import { DetailsForm } from "#app/features/warmth-list/own/details-form.tsx";
import { HeldFacts } from "#app/features/warmth-list/own/held-facts.tsx";
import { LeaveView } from "#app/features/warmth-list/own/leave-view.tsx";
import { loadEntry } from "#app/features/warmth-list/own/load-entry.ts";
import { LostView } from "#app/features/warmth-list/own/lost-view.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "The Warmth List", description: "Your own place on the Warmth List." }, matches);

const here = (token: string) => `/site-access/list/${encodeURIComponent(token)}`;

/** The pages of somebody's own link while the site is closed: whoever wants to leave must not need a password. */
export async function loader(asked: Route.LoaderArgs) {
  const { token } = asked.params;
  if (asked.context.get(site).access === "open") throw redirect(token ? `/warmth-list/leave/${encodeURIComponent(token)}` : "/warmth-list/link");
  return loadEntry(asked);
}

export const action = ({ params: { token }, ...sent }: Route.ActionArgs) =>
  token ? actOnEntry({ ...sent, token }, { left: here(token), changed: here(token) }) : answerLinkForm(sent);

export default function List({ loaderData: { entry, stamp }, params: { token = "" }, actionData }: Route.ComponentProps) {
  const refused = token ? (actionData as EntryRefused | undefined) : undefined;
  return (
    <Page data-inside="">
      {entry ? (
        <LeaveView
          entry={entry}
          action={here(token)}
          join={{ to: "/site-access", words: "Join again" }}
          refused={refused?.values?.intent === "leave" ? refused.failure : undefined}
          yours={
            entry.status === "confirmed" && (
              <details open={refused !== undefined}>
                <summary>See or change what we hold</summary>
                <div className="grid gap-8 pt-6">
                  <HeldFacts entry={entry} />
                  <DetailsForm token={token} entry={entry} refused={refused} />
                </div>
              </details>
            )
          }
        />
      ) : (
        <LostView
          action="/site-access/list"
          stamp={stamp}
          outcome={token ? undefined : (actionData as LinkOutcome | undefined)}
          broken={token !== ""}
          refused={refused?.failure}
        />
      )}
    </Page>
  );
}
