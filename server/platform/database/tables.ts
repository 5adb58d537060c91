import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { SiteLock } from "#contracts/access-session.ts";

export type Time = ColumnType<Date, Date, Date>;
export type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Every table and its columns. Each module adds its own, in its tables.ts. */
export interface Tables {
  secrets: { name: string; value: string };

  /** Hashes of links, sessions and confirmations: the token itself is only ever in the mail. */
  secret_links: {
    token_hash: Buffer;
    purpose: LinkPurpose;
    /** The id of what it opens. */
    subject: string;
    created_at: Time;
    expires_at: Time;
    used_at: NullableTime;
  };

  rate_limits: { key: string; used: number; ends_at: Time };

  access_lockouts: {
    key: string;
    wrong: number;
    window_ends: Time;
    blocks: number;
    blocked_until: NullableTime;
    at: Time;
  };

  /** Two rows. `hash`: of what the owner chose, as platform/tokens/passwords.ts writes it; null: the settings' stands. */
  site_locks: { lock: SiteLock; hash: string | null; chosen_at: NullableTime };

  daily_quotas: { quota: string; day: string; used: number; alerted: Generated<boolean> };

  other_events: { day: string; event: string; times: number };

  operator_alerts: {
    id: Generated<string>;
    order_id: string | null;
    kind: string;
    detail: string;
    at: Time;
    resolved_at: NullableTime;
    /** A person marked it as done: only that can be taken back. */
    by_hand: Generated<boolean>;
  };

  /** One row, or none: until when somebody watches what changes. */
  change_watch: { only_one: Generated<boolean>; until: Time };

  /** `bytes`: as it is packed; null for one of before it was noted. */
  backups: { at: Time; bytes: number | null };

  /** Mails that an address will never take: the server there said so. */
  bounces: {
    key: string;
    mail: string;
    about: string;
    code: number;
    at: Time;
  };

  mailbox: {
    id: Generated<string>;
    /** Sending the same key again delivers nothing twice. */
    key: string;
    to_address: string;
    from_address: string;
    subject: string;
    text: string;
    html: string;
    headers: JSONColumnType<Record<string, string>>;
    at: Time;
  };
}

export type LinkPurpose =
  | "confirm-sign-up"
  | "order"
  | "operator-link"
  | "operator-invitation"
  | "operator-password"
  | "operator-code"
  | "operator-passkey"
  | "preview-link"
  | "ended-grant"
  | "label"
  | "tracking"
  | "your-data";
