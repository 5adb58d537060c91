import type { Seen } from "#app/features/payment/use-payment-state.ts";

const open = ["waiting", "late", "bank-asked", "bank-late"] as const satisfies Seen[];
export type Open = (typeof open)[number];

/** Whether somebody else's word is still to come: there is nothing to do but to look again. */
export const isOpen = (state: string): state is Open => (open as readonly string[]).includes(state);
