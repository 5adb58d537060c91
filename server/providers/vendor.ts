import type * as v from "valibot";
import type { Company } from "#content/legal/companies.ts";
import { isFailure } from "#contracts/failure.ts";
import type { Time } from "#server/platform/database/tables.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";
import { MailRefused } from "#server/providers/errors.ts";
import type { Assistant } from "#server/providers/language-model/port.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

type Fetch = { fetch: typeof globalThis.fetch };

type Asking = { method: "GET" | "PUT" | "PATCH" | "POST"; authorization: string; timeoutMs: number; sent?: unknown };

/** How a vendor is asked with our key, in JSON. A redirect would take the key along. */
export const inJson = ({ method, authorization, timeoutMs, sent }: Asking): RequestInit => ({
  method,
  headers: { authorization, accept: "application/json", ...(sent !== undefined && { "content-type": "application/json" }) },
  ...(sent !== undefined && { body: JSON.stringify(sent) }),
  redirect: "error",
  signal: AbortSignal.timeout(timeoutMs),
});

/** By the setting that chooses a port's vendor: what is opened, what opening needs, and what else such a vendor says of itself. */
type Ports<Own> = {
  PAYMENTS: { opened: Payments; needs: Pick<PlatformNeeds, "now"> & Fetch; says: { /** Where its card page stands. */ pageOrigin(config: Own): string } };
  SHIPPING: { opened: Shipping; needs: Pick<PlatformNeeds, "now"> & Fetch; says: unknown };
  MAIL_DELIVERY: { opened: MailCarrier; needs: { from: string }; says: unknown };
  MAILING_LIST: { opened: MailingList; needs: Fetch; says: unknown };
  ANALYTICS: {
    opened: Analytics;
    needs: Pick<PlatformNeeds, "db" | "quotas"> & Fetch;
    /** `described`: what pages are told, such as "posthog KEY URL". `origins`: whom its library asks in a browser. */
    says: { inBrowser(config: Own): { described: string; origins: string[] } };
  };
  ASSISTANT: { opened: Assistant; needs: Fetch; says: unknown };
};
export const ports = ["PAYMENTS", "SHIPPING", "MAIL_DELIVERY", "MAILING_LIST", "ANALYTICS", "ASSISTANT"] as const satisfies (keyof Ports<never>)[];
export type Port = (typeof ports)[number];

export type Schemas = Record<string, v.GenericSchema<string | undefined, unknown>>;
export type Read<S extends Schemas> = { [K in keyof S]: v.InferOutput<S[K]> };
type Own<S extends Schemas, R extends keyof S> = { [K in keyof S]: K extends R ? NonNullable<Read<S>[K]> : Read<S>[K] };

type Said<P extends Port, Settings> = {
  port: P;
  /** Unset or no secret of its own: what stands between it and real customers, a sentence each. */
  missing?(config: Settings): string[];
  /** Reads its library only here: a shop that uses another one doesn't pay for it at each start. */
  open(config: Settings & PlatformConfig, needs: Ports<Settings>[P]["needs"]): Promise<Ports<Settings>[P]["opened"]>;
  /** Whom the Privacy Policy names. */
  company: Omit<Company, "only">;
} & Ports<Settings>[P]["says"];

/** As it's used: by whoever has read these settings. */
export type Vendor<P extends Port, Settings> = Said<P, Settings> & { name: string; settings: Schemas; required: readonly string[] };

/** Says all there is to say of a vendor, who then needs only its line in server/providers/vendors.ts. `required`: what it can't do without. */
export const vendor = <P extends Port, const N extends string, S extends Schemas, const R extends keyof S & string>(
  said: Said<P, Own<S, R>> & { name: N; settings: S; required: readonly R[] },
) => said;

/** `heard`: it called our webhook. */
export type VendorOutcome = "worked" | "failed" | "heard";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** The last time of each, for the back office's Health. `words`: a status or an error's code, never a vendor's own words: those may quote a person. */
    vendor_calls: { vendor: string; outcome: VendorOutcome; at: Time; words: string | null };
  }
}

/** "ECONNREFUSED", "EAUTH 535" or "timeout". */
function codeOf(error: unknown): string {
  const { name, code, responseCode, cause } = error as Error & { code?: unknown; responseCode?: number };
  if (name === "TimeoutError" || name === "AbortError") return "timeout";
  if (typeof code === "string") return responseCode ? `${code} ${responseCode}` : code;
  return cause instanceof Error ? codeOf(cause) : name;
}

const isFault = (status: number) => status >= 500 || [401, 403, 429].includes(status);
/** Milliseconds before the same outcome is written again. */
const pause = 60_000;

/** Writes down how vendors fare. Nobody waits for it: the calls are made within transactions too, and each write needs a connection of its own. */
export function watchVendors({ db, now, log }: Pick<PlatformNeeds, "db" | "now" | "log">) {
  const refused = new Map<string, Date>();
  const noted = new Map<string, { outcome: VendorOutcome; at: Date }>();

  function note(vendor: string, outcome: VendorOutcome, words: string | null = null) {
    // What stands in for a vendor is the shop itself.
    if (vendor === "local") return;
    const at = now();
    const about = `${vendor} ${outcome === "heard"}`;
    const last = noted.get(about);
    if (last?.outcome === outcome && at.getTime() - last.at.getTime() < pause) return;
    noted.set(about, { outcome, at });
    const row = { vendor, outcome, at, words };
    db.insertInto("vendor_calls")
      .values(row)
      .onConflict((same) => same.columns(["vendor", "outcome"]).doUpdateSet(row))
      .execute()
      .catch((error: Error) => log.warn({ vendor, error: error.name }, "how a vendor fares could not be written down"));
  }

  return {
    /** When somebody last called a vendor's webhook without its signature. Only remembered: no stranger makes the database write. */
    refused: refused as ReadonlyMap<string, Date>,
    async webhook(vendor: string, receive: () => Promise<void> | undefined) {
      try {
        await receive();
        note(vendor, "heard");
      } catch (error) {
        if (isFailure(error) && error.code === "forbidden") refused.set(vendor, now());
        throw error;
      }
    },
    fetch:
      (vendor: string): typeof globalThis.fetch =>
      async (address, init) => {
        try {
          const answer = await globalThis.fetch(address, init);
          if (isFault(answer.status)) note(vendor, "failed", `status ${answer.status}`);
          else note(vendor, "worked");
          return answer;
        } catch (error) {
          note(vendor, "failed", codeOf(error));
          throw error;
        }
      },
    mail: (vendor: string, { send }: MailCarrier): MailCarrier => ({
      async send(mail) {
        try {
          await send(mail);
          note(vendor, "worked");
        } catch (error) {
          // That an address takes no mail is an answer.
          if (error instanceof MailRefused) note(vendor, "worked");
          else note(vendor, "failed", codeOf(error));
          throw error;
        }
      },
    }),
  };
}
export type VendorWatch = ReturnType<typeof watchVendors>;
