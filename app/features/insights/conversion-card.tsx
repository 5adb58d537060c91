import { BarList } from "#app/features/insights/bar-list.tsx";
import type { Figure } from "#app/features/insights/shape-insights.ts";
import { Card } from "#app/ui/section.tsx";

const fromBooks = ["started", "paid"];

/** Two crowds that must not be divided by one another: visits that allow counting, and everybody who started to pay. */
export function ConversionCard({ figure: { title, total, rows } }: { figure: Figure }) {
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">{title}</h2>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div>
          <p className="small soft">Of the visits that were counted</p>
          <BarList rows={rows.filter(({ key }) => !fromBooks.includes(key))} whole={Math.max(1, rows[0]?.count ?? 0)} />
        </div>
        <div>
          <p className="small soft">{total === null ? "No checkout was started" : `Of every checkout: ${total}% were paid`}</p>
          <BarList rows={rows.filter(({ key }) => fromBooks.includes(key))} />
        </div>
      </div>
    </Card>
  );
}
