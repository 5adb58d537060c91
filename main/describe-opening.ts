import { openingPace } from "#content/opening-pace.ts";
import type { OpeningRun, OpeningView } from "#contracts/opening.ts";

const states = {
  writing: "under way",
  resting: "resting: every tube is taken; it goes on by itself once some are free",
  paused: "paused",
  ended: "ended",
} as const satisfies Record<OpeningRun["state"], string>;

const describeRun = ({ number, state, startedAt, endedAt, written, left, nextAt, refused, ordered }: OpeningRun): string[] => [
  `run ${number}  ${states[state]}; started ${startedAt.toISOString()}${endedAt ? `, ended ${endedAt.toISOString()}` : ""}`,
  `  ${written} people written to, ${left} to go; ${ordered} of them have ordered since, ${refused} mailboxes refused it`,
  ...(nextAt ? [`  the next group not before ${nextAt.toISOString()}`] : []),
];

/** What `npm run operator -- opening` says. */
export function describeOpening({ next, people, elsewhere, ordered, unreachable, free, group, hindered, run }: OpeningView): string {
  const { peoplePerTube, minutes } = openingPace;
  const preview = [
    `a new run writes to ${people} people, from the front of the line; ${group} of them at once, as ${free} tubes are free (${peoplePerTube} people a tube), more every ${minutes} minutes`,
    `  left out: ${elsewhere} where no tube goes, ${ordered} with a paid order, ${unreachable} whose mailbox takes nothing or who left at the list's home`,
    hindered ? `  not now: ${hindered}` : `  to begin: npm run operator -- opening start ${next}`,
  ];
  return [...(run ? describeRun(run) : ["The list was never written to."]), ...(next === null ? [] : preview)].join("\n");
}
