import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";
import type { OpeningRun } from "#contracts/opening.ts";

const states = {
  writing: { words: "Under way", look: "bg-ok-pale text-ok" },
  resting: { words: "Resting: every tube is taken", look: "bg-warn-pale text-warn" },
  paused: { words: "Paused", look: "bg-warn-pale text-warn" },
  ended: { words: "Ended", look: "bg-ice-100 text-sea-950" },
} as const satisfies Record<OpeningRun["state"], object>;

/** A run as it is shown: its times in words. */
export type ShownRun = Omit<OpeningRun, "startedAt" | "endedAt" | "nextAt"> & { started: string; ended: string | null; nextAt: string | null };

/** How a run fares, and what can be done with one that has not ended. */
export function OpeningRunCard({ run }: { run: ShownRun }) {
  const { words, look } = states[run.state];
  const figures = [
    ["Written to", run.written],
    ["To go", run.left],
    ["Ordered since", run.ordered],
    ["Refused", run.refused],
  ] as const;
  return (
    <Card tone="flat">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">Run {run.number}</h2>
        <p className={`small rounded-cap px-4 py-1 font-bold ${look}`}>{words}</p>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd className="font-mono text-h3">{figure.toLocaleString("en-GB")}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft mt-4">
        Started {run.started}.{run.ended && ` Ended ${run.ended}.`}
        {run.nextAt &&
          (run.written === 0 ? " The first group is written to within a minute." : ` The next group not before ${run.nextAt}, if tubes are free then.`)}
        {run.state === "resting" && " It goes on by itself, within a minute of there being stock."}
        {run.state === "paused" && " Nobody is written to until you let it go on."}
      </p>
      {run.state !== "ended" && (
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          {run.state === "paused" ? (
            <Button type="submit" name="intent" value="resume" size="small">
              Go on
            </Button>
          ) : (
            <Button type="submit" name="intent" value="pause" look="secondary" size="small">
              Pause
            </Button>
          )}
          <Button type="submit" name="intent" value="end" look="secondary" size="small">
            End this run
          </Button>
        </Form>
      )}
    </Card>
  );
}
