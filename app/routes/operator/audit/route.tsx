import { Form, href } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { useSearchForm } from "#app/features/operator/outcome.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { brand } from "#content/brand.ts";
import { type AuditKind, auditKinds, auditPage, auditWho, describeAudit } from "#content/site/back-office/audit.ts";
import type { AuditLine } from "#contracts/backend.ts";
import { calendarDay } from "#contracts/exports.ts";
import { searchText } from "#contracts/fields.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: auditPage.titleOf(loaderData?.kind), description: auditPage.description }, matches);

/** As many as come at a time. */
const page = 50;

const kinds = Object.keys(auditKinds) as AuditKind[];
/** What the address asks for; what makes no sense there is passed over. */
const asked = v.object({
  who: searchText,
  kind: v.fallback(v.optional(v.picklist(kinds)), undefined),
  reference: searchText,
  from: v.fallback(v.optional(calendarDay), undefined),
  to: v.fallback(v.optional(calendarDay), undefined),
  before: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/)), ""), ""),
});

const showLine = ({ id, at, role, actor, reference, ...line }: AuditLine) => ({
  id,
  at: formatMoment(at),
  iso: at.toISOString(),
  role: actor === "person" ? auditPage.roles[role] : null,
  reference,
  order: reference?.startsWith(`${brand.referencePrefix}-`) === true,
  ...describeAudit({ actor, ...line }),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = v.parse(asked, Object.fromEntries(new URL(request.url).searchParams));
  const { who, kind, reference, from, to, before } = wanted;
  const { lines, people } = await context
    .get(backend)
    .operator.listAudit({ who, actions: kind && auditKinds[kind].actions, reference, from, to, before })
    .catch(throwFailure);
  return { ...wanted, people, lines: lines.map(showLine), next: lines.length >= page ? lines.at(-1)?.id : undefined };
}

type Line = ReturnType<typeof showLine>;

const Audited = ({ who, did, change, role, at, iso, reference, order }: Line) => (
  <li className="border-cold-soft border-t py-3">
    <p className="wrap-anywhere">
      <strong>{who}</strong> {did}
    </p>
    <p className="small soft wrap-anywhere [&>*]:mr-4">
      <time dateTime={iso}>{at}</time>
      {role && <span> {role}</span>}{" "}
      {reference && (order ? <Link to={href("/operator/orders/:reference", { reference })}>{reference}</Link> : <span>{reference}</span>)}
      {change && <span> {change}</span>}
    </p>
  </li>
);

export default function Audit({ loaderData: { who, kind, reference, from = "", to = "", before, people, lines, next } }: Route.ComponentProps) {
  const isFirst = before === "";
  const isFiltered = who !== "" || kind !== undefined || [reference, from, to].some((one) => one !== "");
  useHeadingFocus(before);
  const form = useSearchForm(who, kind, reference, from, to);
  const everybody = [...people.map(({ id, name }) => [id, name] as const), ["link", auditWho.link] as const, ["shell", auditWho.shell] as const];
  const older = new URLSearchParams({
    ...(who && { who }),
    ...(kind && { kind }),
    ...(reference && { reference }),
    ...(from && { from }),
    ...(to && { to }),
    before: next ?? "",
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 tabIndex={-1} className="text-h2">
          {auditPage.title}
        </h1>
        <p className="soft mt-2 max-w-measure">{auditPage.lead}</p>
      </div>
      <Form ref={form} role="search" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto_auto_auto]">
        <SelectField key={who} name="who" label={auditPage.who} none={auditPage.everybody} options={everybody} defaultValue={who} />
        <SelectField
          key={`kind ${kind}`}
          name="kind"
          label={auditPage.kind}
          none={auditPage.everything}
          options={kinds.map((one) => [one, auditKinds[one].words] as const)}
          defaultValue={kind ?? ""}
        />
        <TextField name="reference" type="search" label={auditPage.reference} defaultValue={reference} maxLength={100} autoComplete="off" />
        <TextField name="from" type="date" label={auditPage.from} defaultValue={from} />
        <TextField name="to" type="date" label={auditPage.to} defaultValue={to} />
        <Button type="submit" size="small" className="justify-self-start">
          {auditPage.search}
        </Button>
      </Form>
      <p role="status" className="soft">
        {isFirst && (lines.length > 0 ? auditPage.found(lines.length, !next) : isFiltered ? auditPage.noMatch : auditPage.none)}
      </p>
      {lines.length > 0 && (
        <ol aria-label={auditPage.label}>
          {lines.map((line) => (
            <Audited key={line.id} {...line} />
          ))}
        </ol>
      )}
      <p className="flex flex-wrap gap-x-6">
        {next && <Link to={`${href("/operator/audit")}?${older}`}>{auditPage.next}</Link>}
        {(isFiltered || !isFirst) && <Link to={href("/operator/audit")}>{auditPage.showAll}</Link>}
      </p>
    </div>
  );
}
