export type HealthState = "fine" | "look" | "broken";

/** `setting`: which one says how much a day. */
export type HealthQuota = { what: string; used: number; most: number; setting: string };

/** `vendor`: null where the shop does it itself. `words`: a status or an error's code. `webhook`: null where it calls none; `refused`: somebody called it without its signature since the start. */
export type VendorHealth = {
  port: "PAYMENTS" | "SHIPPING" | "MAIL_DELIVERY" | "MAILING_LIST" | "ANALYTICS" | "ASSISTANT" | "GEO";
  vendor: string | null;
  state: HealthState;
  worked: Date | null;
  failed: { at: Date; words: string } | null;
  webhook: { heard: Date | null; refused: Date | null } | null;
  quotas: HealthQuota[];
};

/** Sizes in bytes. */
export type Health = {
  vendors: VendorHealth[];
  database: { state: HealthState; bytes: number; connections: number; most: number; version: string };
  /** `waiting`: jobs that are due, the oldest `since`. `dead`: those that failed for good. */
  queue: { state: HealthState; waiting: number; since: Date | null; dead: number };
  /** Where DATA_DIR lies; null where there is none. */
  disk: { state: HealthState; free: number; total: number } | null;
  /** `own`: of the built-in database. `at`: when the last was taken, and tried by restoring it. */
  backups: { state: HealthState; own: boolean; at: Date | null; bytes: number | null };
  running: { version: string; node: string; since: Date };
  /** `lines`: what's missing before real customers, a sentence each. `whole`: as `npm run launch-check` says it; else without the built pages. */
  launch: { live: boolean; whole: boolean; lines: string[] };
};
