import { data, Form, href } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { Summary } from "#app/features/operator/confirm.tsx";
import { takeFlash } from "#app/features/operator/flash.ts";
import { ByLink, useMay } from "#app/features/operator/may.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { addressWith, PageTitle, ViewLinks } from "#app/features/operator/page-parts.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { type ShownFailure, throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields.tsx";
import { SamePageLink } from "#app/ui/link.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept, Sample } from "#app/ui/text.tsx";
import { company } from "#content/company.ts";
import { londonDay } from "#content/format-day.ts";
import { exportFiles, exportsPage, exportWords, monthWords, periodWords, summaryGroups, type Value } from "#content/site/back-office/exports.ts";
import { quickPeriodWords } from "#content/site/back-office/frame.ts";
import { type ExportKind, exportKinds, month, monthOf, type Period, period, periodOf, quickPeriod, quickPeriods } from "#contracts/exports.ts";
import { failures } from "#contracts/failure.ts";
import { formatPounds } from "#contracts/money.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: exportsPage.titleOf(loaderData?.title), description: exportsPage.description }, matches);

/** What the address asks for; what makes no sense there is passed over. `again`: the file that a password is asked for. */
const asked = v.object({
  month: v.fallback(v.optional(month), undefined),
  again: v.fallback(v.optional(v.picklist(exportKinds)), undefined),
});

/** Months from the shop's first to this one, the newest first. */
function monthsSince(first: string, now: string): string[] {
  const months = [now];
  for (let one = now; one > first && months.length < 120; ) {
    one = new Date(Date.parse(`${one}-01`) - 1).toISOString().slice(0, 7);
    months.push(one);
  }
  return months;
}

const show = (value: Value) => {
  if (typeof value === "number") return value.toLocaleString("en-GB").replace("-", "−");
  return `${value.minor < 0 ? "−" : ""}${formatPounds(Math.abs(value.minor))}`;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { month: one, again } = v.parse(asked, query);
  const now = new Date();
  const today = londonDay(now);
  const given = v.safeParse(period, query);
  const days = one ? periodOf(one) : given.success ? given.output : quickPeriod("month", today);
  const figures = await context.get(backend).operator.readSummary(days).catch(throwFailure);
  const isWrong = !one && !given.success && ["month", "from", "to"].some((name) => name in query);
  const { done, headers } = takeFlash({ request, context });
  const shown = {
    days,
    month: monthOf(days) ?? "",
    title: periodWords(days),
    months: monthsSince(figures.since, today.slice(0, 7)).map((one) => [one, monthWords(one)] as const),
    quick: quickPeriods.map((which) => ({ words: quickPeriodWords[which], days: quickPeriod(which, today) })),
    made: formatMoment(now),
    groups: summaryGroups(figures).map(({ title, lines }) => ({
      title,
      lines: lines.map(({ words, value, total }) => ({ words, amount: show(value), total })),
    })),
    test: figures.testOrders > 0 ? exportsPage.testPayments.text(figures.testOrders, show({ minor: figures.testGross })) : null,
  };
  // Made here, so that it's the same one for as long as the page stands.
  const held: ShownFailure | undefined = again && { code: "prove-again", message: done?.words ?? failures["prove-again"].message, again: Object.entries(days) };
  // What came of a press says it in its own words.
  const wrong: ShownFailure | undefined = isWrong && !done ? { code: "invalid", message: exportsPage.wrongPeriod(shown.title) } : undefined;
  return data({ ...shown, again, failure: held ?? wrong, done }, { headers });
}

/** Four digits: without them a browser takes five. */
const years = { min: "2000-01-01", max: "2999-12-31" };

type PeriodsProps = {
  month: string;
  months: readonly (readonly [string, string])[];
  quick: readonly { words: string; days: Period }[];
  days: Period;
};

const Periods = ({ month, months, quick, days }: PeriodsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
    <ViewLinks
      label={exportsPage.periods}
      links={quick.map(({ words, days: { from, to } }) => ({
        words,
        to: addressWith(href("/operator/exports"), { from, to }),
        isCurrent: from === days.from && to === days.to,
      }))}
    />
    <Form className="flex flex-wrap items-end gap-3">
      <SelectField
        key={month}
        name="month"
        label={exportsPage.month}
        none={exportsPage.chooseMonth}
        options={months}
        defaultValue={month}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" look="secondary" size="small">
        {exportsPage.show}
      </Button>
    </Form>
    <details open={month === ""}>
      <Summary words={exportsPage.otherDates} />
      <Form className="mt-2 flex flex-wrap items-end gap-3" key={days.from + days.to}>
        <TextField name="from" label={exportsPage.from} type="date" {...years} defaultValue={days.from} required />
        <TextField name="to" label={exportsPage.to} type="date" {...years} defaultValue={days.to} required />
        <Button type="submit" look="secondary" size="small">
          {exportsPage.show}
        </Button>
      </Form>
    </details>
  </div>
);

type Sheet = Pick<Route.ComponentProps["loaderData"], "title" | "made" | "groups" | "test">;

/** One sheet of paper, which says whose it is. */
const SummarySheet = ({ title, made, groups, test }: Sheet) => (
  <Card tone="flat" className="print:border-0! print:p-0!">
    <article aria-labelledby="summary" className="print:[zoom:0.85]">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id="summary" className="text-h3">
            <Kept words={exportsPage.summary(title)} />
          </h2>
          <p className="mt-1">
            {company.name} {company.sample && <Sample />}
          </p>
          <p className="small soft">
            {exportWords.vatNumber}: {company.vatNumber ?? exportWords.noVatNumber}
          </p>
        </div>
        <PrintButton>{exportsPage.print}</PrintButton>
      </header>
      {company.vatNumber === null && (
        <p className="mt-4 text-warn">
          <strong>{exportsPage.noVatNumber.title}</strong> {exportsPage.noVatNumber.text}
        </p>
      )}
      {test && (
        <p className="mt-4 text-warn">
          <strong>{exportsPage.testPayments.title}</strong> {test}
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2 print:mt-4 print:grid-cols-2 print:gap-y-4">
        {groups.map(({ title, lines }) => (
          <section key={title} className="break-inside-avoid [&_dt]:min-w-0 [&_dt]:flex-1 [&_dt]:basis-32">
            <h3 className="mb-2 font-bold font-text text-body">{title}</h3>
            <PriceLines lines={lines.map(({ total, ...line }) => ({ ...line, ...(total && { total }) }))} />
          </section>
        ))}
      </div>
      <footer className="small soft mt-6 grid gap-1">
        <p>{exportsPage.fees}</p>
        <p>{exportsPage.stockMeans}</p>
        <p>{exportsPage.made(made)}</p>
      </footer>
    </article>
  </Card>
);

/** A download is the browser's own, so its form is, too: React Router would read the file in place of keeping it. */
const Download = ({ kind, days, title }: { kind: ExportKind; days: Period; title: string }) => (
  <li className="border-cold-soft border-t py-3">
    <form method="post" action={href("/operator/exports/:file", { file: kind })} className="flex flex-wrap items-center justify-between gap-3">
      <input type="hidden" name="from" value={days.from} />
      <input type="hidden" name="to" value={days.to} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">
          <Kept words={title} />
        </p>
        <p className="small soft">{exportFiles[kind].text}</p>
      </div>
      <Button type="submit" look="secondary" size="small" aria-label={`${exportsPage.download}: ${title}`}>
        {exportsPage.download}
      </Button>
    </form>
  </li>
);

export default function Exports({ loaderData: { days, month, months, quick, again, failure, done, ...summary } }: Route.ComponentProps) {
  const may = useMay();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="print:hidden">
        <PageTitle>{exportsPage.title}</PageTitle>
        <p className="soft mt-2 max-w-measure">{exportsPage.lead}</p>
      </div>
      <ByLink />
      <Outcome done={done} failure={failure} {...(again && { download: href("/operator/exports/:file", { file: again }) })} className="print:hidden" />
      <Periods month={month} months={months} quick={quick} days={days} />
      <p className="print:hidden">
        <SamePageLink id="downloads" className="inline-block min-h-11 content-center">
          {exportsPage.downloads}
        </SamePageLink>
      </p>
      <SummarySheet {...summary} />
      <section aria-labelledby="downloads" className="print:hidden">
        <h2 id="downloads" className="text-h3">
          {exportsPage.downloads}
        </h2>
        <ul className="mt-3">
          {exportKinds
            .filter((kind) => kind !== "sign-ups" || may("exportSignUps"))
            .map((kind) => (
              <Download key={kind} kind={kind} days={days} title={exportsPage.fileOf(kind, summary.title)} />
            ))}
        </ul>
      </section>
    </div>
  );
}
