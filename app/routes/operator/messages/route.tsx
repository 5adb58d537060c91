import { data, href } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { takeFlash } from "#app/features/operator/flash.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { MessageLines, showMessageLine } from "#app/features/operator/message-lines.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { addressWith, PageTitle, Paging, SearchForm, ViewLinks } from "#app/features/operator/page-parts.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { messagesPage } from "#content/site/back-office/messages.ts";
import { pageSize } from "#contracts/backend.ts";
import { searchText } from "#contracts/fields.ts";
import { messageReference, shownMessages } from "#contracts/message.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["messages"] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: messagesPage.titleOf(loaderData?.search ?? "", loaderData?.view ?? "open"), description: messagesPage.description }, matches);

type View = "open" | "mine" | "closed";

/** What the address asks for; what makes no sense there is passed over. */
const asked = v.object({
  view: v.fallback(v.optional(v.picklist(["open", "mine", "closed"]), "open"), "open"),
  search: searchText,
  from: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp(), v.toDate())), undefined),
  after: v.fallback(v.optional(messageReference), undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { view: wanted, search, from, after } = v.parse(asked, Object.fromEntries(new URL(request.url).searchParams));
  // Whoever came in by a link from the server's command line is nobody whom a message could be given to.
  const self = context.get(caller).session?.person?.id;
  // A search looks through all of them.
  const view = search || (wanted === "mine" && !self) ? "open" : wanted;
  const waits = view !== "closed" && search === "";
  const filter = { closed: view === "closed", search, from, after, assignee: view === "mine" ? self : undefined };
  const found = await context.get(backend).operator.listMessages(filter).catch(throwFailure);
  const messages = waits ? found.slice(0, shownMessages) : found;
  const last = found.length >= (waits ? shownMessages + 1 : pageSize) ? messages.at(-1) : undefined;
  const { done, headers } = takeFlash({ request, context });
  const shown = {
    done,
    view,
    views: (["open", "mine", "closed"] as const).filter((one) => self || one !== "mine"),
    search,
    start: (waits ? after : from?.toISOString()) ?? "",
    messages: messages.map(showMessageLine),
    next: last && (waits ? { after: last.reference } : { from: (last.closedAt ?? last.at).toISOString() }),
  };
  return data(shown, { headers });
}

/** The address of the messages that are asked for. */
const addressOf = (search: string, view: View, where: Record<string, string> = {}) =>
  addressWith(href("/operator/messages"), { search, view: view === "open" ? "" : view, ...where });

/** What people wrote: those that wait, those of them that are one's own, those that are closed, and any that a search finds. */
export default function OperatorMessages({ loaderData: { done, view, views, search, start, messages, next } }: Route.ComponentProps) {
  useHeadingFocus(start);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
      <PageTitle>{messagesPage.title}</PageTitle>
      <Outcome done={done} />
      <SearchForm search={search} words={messagesPage} />
      <ViewLinks
        label={messagesPage.views}
        links={views.map((one) => ({ words: messagesPage[one], to: addressOf("", one), isCurrent: !search && one === view }))}
      />
      <p role="status" className="soft">
        {start === "" && messagesPage.found(messages.length, next === undefined, { search, closed: view === "closed", mine: view === "mine" })}
      </p>
      {messages.length > 0 && (
        <ul aria-label={messagesPage.label} className="grid gap-3">
          <MessageLines messages={messages} />
        </ul>
      )}
      <Paging
        links={[
          next && { to: addressOf(search, view, next), words: messagesPage.next("after" in next) },
          (search || view !== "open" || start) && { to: href("/operator/messages"), words: messagesPage.showAll },
        ]}
      />
    </div>
  );
}
