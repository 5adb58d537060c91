import { randomUUID } from "node:crypto";
import { cookieWording, wordingInPlace } from "#content/cookie-wording.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/record-consent.ts";
import type { Module } from "#server/modules/module.ts";
import type { Time } from "#server/platform/database/tables.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** What was chosen about cookies. The id is random and known to that browser alone. */
    consent_receipts: {
      id: string;
      functional: boolean;
      analytics: boolean;
      advertising: boolean;
      policy: string;
      wording: string;
      /** Whether the browser sent Global Privacy Control. */
      signal: boolean;
      at: Time;
    };
  }
}

export const consent = {
  functions: ({ db, throttle, now }) => ({
    /** Writes down what was chosen, under which policy and words, and when; nothing that leads to a person. */
    async recordConsent({ receipt = randomUUID().replaceAll("-", ""), choices, policy, wording, signal }, caller) {
      if (![cookieWording, wordingInPlace].some((asked) => Object.hasOwn(asked, wording)))
        throw new Failure("invalid", { fields: { wording: "We have never asked in these words." } });
      await throttle([`record-consent:${caller.address}`, limits.address]);
      const { functional, analytics, advertising } = choices;
      const recorded = await db
        .insertInto("consent_receipts")
        .values({ id: receipt, functional, analytics, advertising, policy, wording, signal, at: now() })
        // Sent again, the row that stands is answered, as it was.
        .onConflict((same) => same.column("id").doUpdateSet({ id: receipt }))
        .returningAll()
        .executeTakeFirstOrThrow();
      caller.keepConsent?.({ ...recorded, receipt });
      return { receipt_id: receipt };
    },
  }),

  operatorActions: ({ db }) => ({
    readConsentReceipt: async (receipt) =>
      (await db
        .selectFrom("consent_receipts")
        .select(["functional", "analytics", "advertising", "policy", "wording", "signal", "at"])
        .where("id", "=", receipt)
        .executeTakeFirst()) ?? null,
  }),
} satisfies Module;
