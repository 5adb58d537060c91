import type { ShippingDetails } from "#contracts/create-shipment.ts";

/** What a label was made from, and by which press. */
export type Typed = { details: ShippingDetails; intent: string };

/** Kept in the history's own memory of this page, where the router reads its state: whoever comes back finds what they typed. It goes nowhere. */
export const keepTyped = (typed: Typed) => history.replaceState({ ...history.state, usr: { typed } }, "");

/** A browser's memory may hold anything: another page's, or an older version's. */
export function readTyped(state: unknown): Typed | null {
  const given = (state as { typed?: Partial<Typed> } | null)?.typed;
  return given?.details?.name && given.intent ? (given as Typed) : null;
}
