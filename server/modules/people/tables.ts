import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { AuditAction, AuditActor, AuditFacts } from "#contracts/audit.ts";
import type { Role } from "#contracts/sign-in.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";

/** Columns that nothing of ours reads are better-auth's own. */
declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** Who may come into the back office. Without an account below, somebody who was invited and hasn't come yet. */
    operator_people: {
      id: Generated<string>;
      email: string;
      name: string;
      role: Role;
      email_verified: Generated<boolean>;
      image: string | null;
      created_at: Time;
      updated_at: Time;
    };

    operator_accounts: {
      id: Generated<string>;
      person_id: string;
      provider_id: "credential";
      /** Of a password: the person's own id. */
      account_id: string;
      /** As platform/tokens/passwords.ts writes it. */
      password: string | null;
      created_at: Time;
      updated_at: Time;
    };

    operator_sessions: {
      id: Generated<string>;
      /** The SHA-256, in hexadecimal, of what the browser has. */
      token: string;
      /** null: opened by a link from the server's own command line. */
      person_id: string | null;
      ip_address: string | null;
      user_agent: string | null;
      created_at: Time;
      updated_at: Time;
      expires_at: Time;
      /** When its password was last asked again; null: not since it began. */
      proven_at: NullableTime;
    };

    /** Whose sign-in asks for a code from their phone as well. */
    operator_codes: {
      person_id: string;
      /** What their phone has too, in base 32: it can't be kept scrambled, since each code is made from it. */
      secret: string;
      /** Of the recovery codes below. */
      recovery_salt: Buffer;
      begun_at: Time;
      /** null: set up on a page and not proven yet, so it isn't asked for. */
      confirmed_at: NullableTime;
      /** Half minutes since 1970: of the newest code that was taken. None is taken twice, nor an older one. */
      last_step: number | null;
    };

    /** Those that are left, by their scrypt hash. */
    operator_recovery_codes: { person_id: string; hash: Buffer };

    /** Of what stands for somebody's password and code the half that proves nothing by itself. */
    operator_passkeys: {
      id: Generated<string>;
      person_id: string;
      /** As they call it. */
      name: string;
      /** How its device calls it, in base64url. */
      credential: string;
      /** In COSE, as WebAuthn has it. */
      public_key: Buffer;
      /** How often it has signed, where its device counts. */
      counter: ColumnType<string, number, number>;
      /** Whether it may be copied to their other devices, and whether it was. */
      can_sync: boolean;
      synced: boolean;
      created_at: Time;
      used_at: NullableTime;
    };

    /** What was done in the back office. Append-only, and without a customer's name: orders and the like are named by their reference. */
    operator_audit: {
      id: GeneratedAlways<string>;
      at: Time;
      actor: AuditActor;
      person_id: string | null;
      person_name: string | null;
      role: Role;
      session_id: string | null;
      action: AuditAction;
      reference: string | null;
      facts: JSONColumnType<AuditFacts>;
      search: GeneratedAlways<string>;
    };
  }
}
