import { BarList } from "#app/features/insights/bar-list.tsx";
import type { Figure } from "#app/features/insights/shape-insights.ts";
import { Card } from "#app/ui/section.tsx";

/** The ten largest, or a line that says why there are none. */
export function RankedCard({ figure: { title, total, rows }, of }: { figure: Figure; of: string }) {
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">{title}</h2>
      {rows.length === 0 ? (
        <p className="soft mt-3">Nothing yet. Visits are counted once a visitor allows it.</p>
      ) : (
        <>
          <p className="small soft">
            of {(total ?? 0).toLocaleString("en-GB")} {of}
            {rows.length === 10 && ", the ten largest"}
          </p>
          <BarList rows={rows} />
        </>
      )}
    </Card>
  );
}
