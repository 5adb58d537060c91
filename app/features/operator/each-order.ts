import * as v from "valibot";
import { Failure, isFailure } from "#contracts/failure.ts";
import { chosenOrders } from "#contracts/operator-forms.ts";

/** What came of each order, in the order in which they were chosen; `why` is in words. */
export type EachOrder<T> = { done: { reference: string; answer: T }[]; failed: { reference: string; why: string }[] };

type Pace = {
  /** One after the other unless said. */
  atOnce?: number;
  /** Seconds after which none is begun any more: whoever pressed waits for the answer. */
  seconds?: number;
  /** Why those weren't begun. */
  tooLate?: string;
};

/**
 * Does one thing for each order that a form names as `reference`: what one refuses keeps back none of the others. Throws where none may be done
 * at all, and what the only one refuses.
 */
export async function doForEach<T>(form: FormData, act: (reference: string) => Promise<T>, { atOnce = 1, seconds = 60, tooLate = "" }: Pace = {}) {
  const chosen = v.safeParse(chosenOrders, form.getAll("reference"));
  if (!chosen.success) throw new Failure("invalid", { message: chosen.issues[0].message });
  const references = chosen.output;
  const end = Date.now() + seconds * 1_000;
  const outcomes = new Map<string, { answer: T } | { why: string }>();
  const waiting = [...references];

  async function work() {
    for (let reference = waiting.shift(); reference; reference = waiting.shift()) {
      try {
        outcomes.set(reference, Date.now() > end ? { why: tooLate } : { answer: await act(reference) });
      } catch (error) {
        if (!isFailure(error) || error.code === "forbidden" || references.length === 1) throw error;
        outcomes.set(reference, { why: error.message });
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));

  const each: EachOrder<T> = { done: [], failed: [] };
  for (const reference of references) {
    const outcome = outcomes.get(reference);
    if (outcome && "why" in outcome) each.failed.push({ reference, ...outcome });
    else if (outcome) each.done.push({ reference, ...outcome });
  }
  return each;
}

/** "ABC-1, ABC-2: why." for each reason. */
export function describeFailed(failed: EachOrder<unknown>["failed"]): string {
  const reasons = new Map<string, string[]>();
  for (const { reference, why } of failed) reasons.set(why, [...(reasons.get(why) ?? []), reference]);
  return [...reasons].map(([why, references]) => `${references.join(", ")}: ${why}`).join(" ");
}
