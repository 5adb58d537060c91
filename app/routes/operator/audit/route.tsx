import { Form, href } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { addressWith, Filters, PageTitle, Paging, useSearchForm } from "#app/features/operator/page-parts.tsx";
import { formatDay, formatIsoDay, formatMoment, formatTime } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { nameBrowser } from "#app/routes/operator/name-browser.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { Kept } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { type AuditKind, auditKinds, auditPage, auditWho, describeAudit } from "#content/site/back-office/audit.ts";
import type { AuditLine, AuditSession } from "#contracts/audit.ts";
import { pageSize } from "#contracts/backend.ts";
import { calendarDay } from "#contracts/exports.ts";
import { isRowId, searchText } from "#contracts/fields.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: auditPage.titleOf(loaderData?.kind), description: auditPage.description }, matches);

const kinds = Object.keys(auditKinds) as AuditKind[];
/** What the address asks for; what makes no sense there is passed over. */
const asked = v.object({
  who: searchText,
  session: v.fallback(v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase()), ""), ""),
  kind: v.fallback(v.optional(v.picklist(kinds)), undefined),
  search: searchText,
  from: v.fallback(v.optional(calendarDay), undefined),
  to: v.fallback(v.optional(calendarDay), undefined),
  before: v.fallback(v.optional(v.pipe(v.string(), v.check(isRowId)), ""), ""),
});

/** Where a line was done from; without the day where it's the line's own. null where nobody knows. */
function showSession(session: AuditSession | undefined, at: Date) {
  if (!session?.since) return null;
  const { since } = session;
  const when = formatDay(since) === formatDay(at) ? auditPage.at(formatTime(since)) : formatMoment(since);
  return { id: session.id, words: auditPage.session(when, nameBrowser(session.browser)) };
}

const showLine = (sessions: readonly AuditSession[], { id, at, role, actor, reference, customer, session, ...line }: AuditLine) => ({
  id,
  at: formatMoment(at),
  iso: at.toISOString(),
  role: actor === "person" ? auditPage.roles[role] : null,
  reference,
  customer,
  order: reference?.startsWith(`${brand.referencePrefix}-`) === true,
  session: showSession(
    sessions.find((one) => one.id === session),
    at,
  ),
  ...describeAudit({ actor, ...line }),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = v.parse(asked, Object.fromEntries(new URL(request.url).searchParams));
  const { who, session, kind, search, from, to, before } = wanted;
  const { lines, people, sessions } = await context
    .get(backend)
    .operator.listAudit({ who, session, actions: kind && auditKinds[kind].actions, search, from, to, before })
    .catch(throwFailure);
  const shown = lines.map((line) => showLine(sessions, line));
  const only = sessions.find(({ id }) => id === session);
  return {
    ...wanted,
    people,
    lines: shown,
    only: only && auditPage.onlySession(shown[0]?.who ?? null, only.since && formatMoment(only.since), nameBrowser(only.browser)),
    next: lines.length >= pageSize ? lines.at(-1)?.id : undefined,
  };
}

/** The address of the lines that are asked for. */
const addressOf = (filter: Record<string, string | undefined>) => addressWith(href("/operator/audit"), filter);

type Line = ReturnType<typeof showLine>;

/** `isOnly`: all lines are of its sign-in, which is said above them. */
const Audited = ({ who, did, change, role, at, iso, reference, order, customer, session, isOnly }: Line & { isOnly: boolean }) => (
  <li className="border-cold-soft border-t py-3">
    <p className="wrap-anywhere">
      <strong>{who}</strong> <Kept words={did} />
    </p>
    <p className="small soft wrap-anywhere [&>*]:mr-4">
      <time dateTime={iso}>{at}</time>
      {role && <span> {role}</span>}{" "}
      {reference &&
        (order ? (
          <Link to={href("/operator/orders/:reference", { reference })} className="inline-block">
            {reference}
          </Link>
        ) : (
          <span className="inline-block">{reference}</span>
        ))}{" "}
      {customer && <span>{customer}</span>}
      {change && <span> {change}</span>}{" "}
      {session && !isOnly && (
        <Link to={addressOf({ session: session.id })} className="inline-block text-inherit">
          {session.words}
        </Link>
      )}
    </p>
  </li>
);

export default function Audit({ loaderData: { who, session, kind, search, from = "", to = "", before, people, lines, only, next } }: Route.ComponentProps) {
  const isFirst = before === "";
  const isFiltered = who !== "" || kind !== undefined || [session, search, from, to].some((one) => one !== "");
  useHeadingFocus(`${session} ${before}`);
  const form = useSearchForm(who, kind, search, from, to);
  const everybody = [...people.map(({ id, name }) => [id, name] as const), ["link", auditWho.link] as const, ["shell", auditWho.shell] as const];
  const chosen = [
    everybody.find(([id]) => id === who)?.[1],
    kind && auditKinds[kind].words,
    auditPage.days(from && formatIsoDay(from), to && formatIsoDay(to)),
  ];
  const filter = { who, kind, search, from, to };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
      <div>
        <PageTitle>{auditPage.title}</PageTitle>
        <p className="soft mt-2 max-w-measure">{auditPage.lead}</p>
        {kind === "refunds" && (
          <p className="mt-2 max-w-measure">
            {auditPage.refunds.text}
            <Link to={href("/operator/exports")}>{auditPage.refunds.link}</Link>.
          </p>
        )}
      </div>
      {only && (
        <p className="flex flex-wrap gap-x-4">
          <span className="wrap-anywhere">{only}</span> <Link to={addressOf(filter)}>{auditPage.allSessions}</Link>
        </p>
      )}
      <Form
        ref={form}
        role="search"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)_auto] [&_.field]:mt-0"
      >
        {session && <input type="hidden" name="session" value={session} />}
        <TextField name="search" type="search" label={auditPage.words} defaultValue={search} maxLength={100} autoComplete="off" />
        <Filters words={auditPage.filter} chosen={chosen} className="max-lg:col-span-full">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
            <SelectField key={who} name="who" label={auditPage.who} none={auditPage.everybody} options={everybody} defaultValue={who} />
            <SelectField
              key={`kind ${kind}`}
              name="kind"
              label={auditPage.kind}
              none={auditPage.everything}
              options={kinds.map((one) => [one, auditKinds[one].words] as const)}
              defaultValue={kind ?? ""}
            />
            <TextField name="from" type="date" label={auditPage.from} defaultValue={from} />
            <TextField name="to" type="date" label={auditPage.to} defaultValue={to} />
          </div>
        </Filters>
        <Button type="submit" look="secondary" size="small" className="max-lg:col-start-2 max-lg:row-start-1">
          {auditPage.search}
        </Button>
      </Form>
      <p role="status" className="soft">
        {isFirst && (lines.length > 0 ? auditPage.found(lines.length, !next) : isFiltered ? auditPage.noMatch : auditPage.none)}
      </p>
      {lines.length > 0 && (
        <ol aria-label={auditPage.label}>
          {lines.map((line) => (
            <Audited key={line.id} {...line} isOnly={session !== ""} />
          ))}
        </ol>
      )}
      <Paging
        links={[
          next && { to: addressOf({ ...filter, session, before: next }), words: auditPage.next },
          (isFiltered || !isFirst) && { to: href("/operator/audit"), words: auditPage.showAll },
        ]}
      />
    </div>
  );
}
