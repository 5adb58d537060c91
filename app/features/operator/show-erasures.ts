import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import type { ErasureView } from "#contracts/backend.ts";

/** The law's month, less a day or two. */
const days = 28;

const askers = { person: "asked for", owner: "begun by you", restore: "again, after an old backup was put back" } as const;

function wordsOf({ askedAt, askedBy, endedAt, waiting, unanswered, manualTasks }: ErasureView): string {
  const parts = [
    ...(unanswered > 0 ? [`a vendor has not answered yet; it is asked every quarter of an hour`] : []),
    ...(waiting > 0 ? [`waits until ${waiting === 1 ? "an order is" : `${waiting} orders are`} settled`] : []),
    ...(manualTasks.length > 0 ? [`yours to ask by ${formatDay(new Date(askedAt.getTime() + days * 86_400_000))}`] : []),
    ...(!endedAt && unanswered === 0 && waiting === 0 ? ["a last look follows in minutes"] : []),
  ];
  return `${askers[askedBy]}; ${parts.join("; ")}`;
}

/** Those that are not done, or leave something to the owner. */
export const showErasures = (erasures: readonly ErasureView[]) =>
  erasures
    .filter(({ endedAt, manualTasks }) => endedAt === null || manualTasks.length > 0)
    .map((erasure) => ({
      id: erasure.id,
      asked: formatMoment(erasure.askedAt),
      words: wordsOf(erasure),
      manualTasks: erasure.manualTasks.map(({ vendor, subject, how }) => ({ vendor, subject, how })),
    }));
