import type { Feature } from "#server/assistants/retrieval/features-of.ts";
import type { Row } from "#server/assistants/retrieval/set-chances.ts";

/** How much a question's direction counts beside its features, which together have length 1: it knows what a word is like that no lesson has. */
const asAWhole = 0.6;

/** Reads a question for what is known of its features: where the row of each begins, by its name. */
export function readRow(features: readonly Feature[], direction: Float32Array, begins: ReadonlyMap<string, number>, places: number): Row {
  // What nobody ever asked with is left out first: it must not make the rest sound fainter.
  const known = features.filter(([name]) => begins.has(name));
  const length = Math.hypot(...known.map(([, weight]) => weight)) || 1;
  return {
    begins: Int32Array.from([...known.map(([name]) => begins.get(name) ?? 0), ...Array.from(direction, (_, at) => at * places)]),
    amounts: Float32Array.from([...known.map(([, weight]) => weight / length), ...Array.from(direction, (part) => part * asAWhole)]),
    size: known.length + direction.length,
  };
}
