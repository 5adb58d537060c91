import type { Generated } from "kysely";
import type { DataRequestKind } from "#contracts/your-data.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** Requests for a copy or an erasure, each confirmed by a link sent to the address. */
    privacy_requests: { id: string; email: string; kind: DataRequestKind; asked_at: Time };

    /** Erasures of what a person gave us until `asked_at`. */
    erasures: {
      id: string;
      /** Keyed hash of the address. */
      person: string;
      /** null once everything is erased. */
      email: string | null;
      asked_by: "person" | "owner" | "restore";
      asked_at: Time;
      waiting: Generated<number>;
      ended_at: NullableTime;
    };

    /** What each vendor must delete. `subject` is the vendor's own id for it, empty for the mailing list. */
    erasure_tasks: {
      erasure: string;
      holder: "list" | "payments" | "shipping";
      vendor: string;
      subject: string;
      attempts: Generated<number>;
      /** by-hand: a program can't ask this vendor, so the owner must · rejoined: they've joined the list again since. */
      outcome: "forgotten" | "by-hand" | "done-by-hand" | "rejoined" | null;
      settled_at: NullableTime;
    };
  }
}
