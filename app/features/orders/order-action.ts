import type { FailureWords } from "#app/failure-words.ts";

/** What the order's page can be asked to do. */
type Intent = "correct-address" | "cancel";
/** A request that came to nothing, with what was typed. */
export type Refused = { failure: FailureWords; intent?: Intent; values?: Record<string, unknown> };
