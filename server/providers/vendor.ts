import type * as v from "valibot";
import type { Company } from "#content/legal/companies.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";
import type { Assistant } from "#server/providers/language-model/port.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

/** By the setting that chooses a port's vendor: what is opened, what opening needs, and what else such a vendor says of itself. */
type Ports<Own> = {
  PAYMENTS: { opened: Payments; needs: Pick<PlatformNeeds, "now">; says: { /** Where its card page stands. */ pageOrigin(config: Own): string } };
  SHIPPING: { opened: Shipping; needs: Pick<PlatformNeeds, "now">; says: unknown };
  MAIL_DELIVERY: { opened: MailCarrier; needs: { from: string }; says: unknown };
  MAILING_LIST: { opened: MailingList; needs: unknown; says: unknown };
  ANALYTICS: {
    opened: Analytics;
    needs: Pick<PlatformNeeds, "db" | "quotas">;
    /** `described`: what pages are told, such as "posthog KEY URL". `origins`: whom its library asks in a browser. */
    says: { inBrowser(config: Own): { described: string; origins: string[] } };
  };
  ASSISTANT: { opened: Assistant; needs: unknown; says: unknown };
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
