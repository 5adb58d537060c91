import type { Figure, Row } from "#app/features/insights/shape-insights.ts";
import { Card } from "#app/ui/section.tsx";

/** Columns to look at; the numbers themselves are in the table. */
function Columns({ rows }: { rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <svg className="columns" viewBox={`0 0 ${rows.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {rows.map(({ key, count }, at) => (
        <rect key={key} x={at + 0.12} width="0.76" y={1 - count / most} height={count / most} />
      ))}
    </svg>
  );
}

/** One number for the whole period, how it came about day by day, and whose it is. */
export function DailyCard({ figure: { name, title, total, rows }, from }: { figure: Figure; from: string }) {
  return (
    <Card tone="flat" className="flex flex-col">
      <h2 id={name} className="font-bold font-text text-body">
        {title}
      </h2>
      <p className="readout mt-2 text-h2">{(total ?? 0).toLocaleString("en-GB")}</p>
      <p className="small soft">{from}</p>
      <Columns rows={rows} />
      <p className="small soft flex justify-between border-ice-300 border-t pt-1">
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
      <details className="mt-auto -mb-3">
        <summary className="small min-h-11 cursor-pointer content-center text-sea-600">Day by day</summary>
        <table className="small w-full">
          <caption className="visually-hidden">{title}, day by day</caption>
          <tbody>
            {rows.toReversed().map(({ key, label, count }) => (
              <tr key={key} className="border-ice-200 border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  {label}
                </th>
                <td className="readout py-1 text-right">{count.toLocaleString("en-GB")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
