import type { proofs } from "#tests/asvs/proofs.ts";

export type ProofName = keyof typeof proofs;

/** How one requirement stands with us, in our own short words. */
export type Line = { asks: string } & (
  | { state: "tested"; by: readonly ProofName[]; note: string }
  /** Nothing to run: what the code, a setting or a document is. */
  | { state: "held"; note: string }
  /** The fact that makes it not apply. */
  | { state: "none"; note: string }
  | { state: "open"; note: string }
);

export type Chapter = { title: string; lines: Readonly<Record<string, Line>> };

export const tested = (asks: string, by: readonly ProofName[], note = ""): Line => ({ asks, state: "tested", by, note });
export const held = (asks: string, note: string): Line => ({ asks, state: "held", note });
export const none = (asks: string, note: string): Line => ({ asks, state: "none", note });
export const open = (asks: string, note: string): Line => ({ asks, state: "open", note });
