import type { ErasureView } from "#contracts/backend.ts";

const askers = { person: "asked by the person", owner: "asked by you", restore: "again, after a backup was restored" } as const;

function stateOf({ endedAt, waiting, unanswered, manualTasks }: ErasureView): string {
  if (endedAt) return manualTasks.length > 0 ? "done by the shop; the rest is yours" : "done";
  const left = [
    ...(unanswered > 0 ? [`waiting for ${unanswered === 1 ? "1 vendor" : `${unanswered} vendors`}`] : []),
    ...(waiting > 0 ? [`waits until ${waiting === 1 ? "an order is" : `${waiting} orders are`} settled`] : []),
  ];
  return left.join(", ") || "a final check follows within minutes";
}

/** How far each end to somebody's data has come. It names nobody. */
export function describeErasures(erasures: readonly ErasureView[]): string {
  if (erasures.length === 0) return "Nobody has been erased.";
  return erasures
    .map((erasure) =>
      [
        `${erasure.id}  ${erasure.askedAt.toISOString()}  ${askers[erasure.askedBy]}: ${stateOf(erasure)}`,
        ...erasure.manualTasks.map(({ vendor, subject, how }) => `  to do: ${vendor} ${subject}\n    ${how}`),
      ].join("\n"),
    )
    .join("\n");
}
