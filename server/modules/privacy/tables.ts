import type { Generated } from "kysely";
import type { DataRequestKind } from "#contracts/your-data.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** Who asked, by a link to their own address, for a copy of what is kept of them or for an end to it. */
    privacy_requests: { id: string; email: string; kind: DataRequestKind; asked_at: Time };

    /** An end to everything kept of one person, as of `asked_at`. What came later is not meant. */
    erasures: {
      /** A request's own id, where one led to it. */
      id: string;
      /** Keyed hash of the address. */
      person: string;
      /** As long as something is still to be erased. */
      email: string | null;
      asked_by: "person" | "owner" | "restore";
      asked_at: Time;
      /** Orders under way that it waits for. */
      waiting: Generated<number>;
      ended_at: NullableTime;
    };

    /** What each holder outside the shop's own tables was asked to forget. `subject`: its own number for it; empty for the list. */
    erasure_tasks: {
      erasure: string;
      holder: "list" | "payments" | "shipping";
      vendor: string;
      subject: string;
      attempts: Generated<number>;
      /** by-hand: it has no way to be asked, so the owner must · rejoined: they have joined the list anew since. */
      outcome: "forgotten" | "by-hand" | "done-by-hand" | "rejoined" | null;
      settled_at: NullableTime;
    };
  }
}
