import { Summary } from "#app/features/operator/confirm.tsx";
import type { Figure, Row } from "#app/routes/operator/figures/shape-insights.ts";
import { Card } from "#app/ui/section.tsx";
import { assistantFigures, figuresPage } from "#content/site/back-office/figures.ts";
import type { AssistantFigures } from "#contracts/backend.ts";
import { type Span, year } from "#contracts/insight.ts";
import { formatPounds } from "#contracts/money.ts";

const { columns } = figuresPage;

/** Columns to look at; the numbers themselves are in the table. */
function Columns({ rows }: { rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <svg
      className="mt-4 h-18 w-full fill-cold-mid forced-colors:fill-[CanvasText]"
      viewBox={`0 0 ${rows.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map(({ key, count }, at) => (
        <rect key={key} x={at + 0.12} width="0.76" y={1 - count / most} height={count / most} />
      ))}
    </svg>
  );
}

type DailyProps = { figure: Figure; from: string; span: Span; takings?: Figure | undefined };

/** One number for the whole period, how it came about day by day or month by month, and whose it is; and what was taken, where that's known beside it. */
export function DailyCard({ figure: { name, title, total, rows }, from, span, takings }: DailyProps) {
  const taken = new Map(takings?.rows.map(({ key, count }) => [key, formatPounds(count)]));
  return (
    <Card tone="flat" className="flex flex-col">
      {/* Beside others: a title may take two lines, and the numbers stand in one. */}
      <h2 id={name} className="text-h3 min-[36rem]:min-h-[2lh]">
        {title}
      </h2>
      <p className="readout pt-2 text-h2">{(total ?? 0).toLocaleString("en-GB")}</p>
      {takings && <p className="font-bold">{figuresPage.takings(formatPounds(takings.total ?? 0))}</p>}
      <p className="small soft mb-auto">{from}</p>
      {total ? (
        <>
          <Columns rows={rows} />
          <p className="small soft flex justify-between border-cold-vivid border-t pt-1">
            <span>{rows[0]?.label}</span>
            <span>{rows.at(-1)?.label}</span>
          </p>
        </>
      ) : null}
      <details className="mt-2 -mb-3">
        <Summary words={figuresPage.byDay(span)} of={title} />
        <table className="small w-full">
          <caption className="visually-hidden">{figuresPage.byDayOf(title, span)}</caption>
          {takings && (
            <thead>
              <tr className="soft [&>th]:font-normal">
                <th scope="col" className="text-left">
                  {span === year ? columns.month : columns.day}
                </th>
                <th scope="col" className="text-right">
                  {columns.paid}
                </th>
                <th scope="col" className="text-right">
                  {columns.takings}
                </th>
              </tr>
            </thead>
          )}
          <tbody>
            {rows.toReversed().map(({ key, label, count }) => (
              <tr key={key} className="border-cold-soft border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  {label}
                </th>
                <td className="readout py-1 text-right">{count.toLocaleString("en-GB")}</td>
                {takings && <td className="readout py-1 pl-3 text-right">{taken.get(key)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

/** Words, numbers, and a bar as long as the number is large; of the largest, or of `whole`. */
function BarList({ rows, whole = Math.max(1, ...rows.map(({ count }) => count)) }: { rows: readonly Row[]; whole?: number }) {
  return (
    <ul className="mt-3 grid gap-3">
      {rows.map(({ key, label, count }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
          <span className={key ? "wrap-anywhere" : "soft"}>{label}</span>
          <span className="readout">{count.toLocaleString("en-GB")}</span>
          <svg
            className="col-span-full h-1.5 w-full rounded-cap fill-cold-mid forced-colors:fill-[CanvasText]"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width="100" height="1" className="fill-cold-pale forced-colors:fill-[Canvas]" />
            <rect width={(100 * count) / whole} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const fromBooks = ["started", "paid"];

/** Two crowds that must not be divided by one another: visits that allow counting, and everybody who started to pay. */
export function ConversionCard({ figure: { title, total, rows } }: { figure: Figure }) {
  return (
    <Card tone="flat">
      <h2 className="text-h3">{title}</h2>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div>
          <p className="small soft">{figuresPage.ofVisits}</p>
          <BarList rows={rows.filter(({ key }) => !fromBooks.includes(key))} whole={Math.max(1, rows[0]?.count ?? 0)} />
        </div>
        <div>
          <p className="small soft">{figuresPage.ofCheckouts(total)}</p>
          <BarList rows={rows.filter(({ key }) => fromBooks.includes(key))} />
        </div>
      </div>
    </Card>
  );
}

/** What each assistant was asked, and how its answers went down. */
export const AssistantsCard = ({ figures }: { figures: readonly AssistantFigures[] }) => (
  <Card tone="flat">
    <h2 className="text-h3">{assistantFigures.title}</h2>
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {figures.map(({ assistant, answers, unanswered, careful, up, down }) => {
        const rows = { answered: answers - unanswered - careful, careful, unanswered, up, down };
        return (
          <div key={assistant}>
            <p className="small soft">{assistantFigures.of(assistantFigures.names[assistant], answers)}</p>
            <BarList
              rows={Object.entries(assistantFigures.rows).map(([key, label]) => ({ key, label, count: rows[key as keyof typeof rows] }))}
              whole={Math.max(1, answers)}
            />
          </div>
        );
      })}
    </div>
  </Card>
);

/** The ten largest, or a line that says why there are none. */
export function RankedCard({ figure: { name, title, total, rows }, of }: { figure: Figure; of: string }) {
  return (
    <Card tone="flat" className="mb-4 break-inside-avoid">
      <h2 className="text-h3">{title}</h2>
      {rows.length === 0 ? (
        <p className="soft mt-3">{name === "sign-up-countries" ? figuresPage.nobody : figuresPage.nothing}</p>
      ) : (
        <>
          <p className="small soft">{figuresPage.ofAll(total ?? 0, of, rows.length === 10)}</p>
          <BarList rows={rows} />
        </>
      )}
    </Card>
  );
}
