import type { Words } from "#app/features/gate/words.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";

/** What a lock screen shows when it comes from the server; its script goes on from there. */
export type LockState = {
  next: string;
  /** When the screen was made, signed; for the box below the lock. */
  stamp: string;
  /** Wrong passwords that are left; null for the code, which has no such count. */
  left: number | null;
  /** ISO 8601; null while it is not blocked. */
  blockedUntil: string | null;
  /** Wrong codes so far, in this browser. */
  failed: number;
  /** What came of the last try, where there is no script to say it. */
  said: Words | null;
  /** What came of the box below it. */
  tell: { failure: ShownFailure; values: Record<string, unknown> } | null;
  note: "told" | "told-tomorrow" | "confirmed" | "preview-ended" | null;
};
