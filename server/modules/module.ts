import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import type { Gate } from "#server/modules/access/access-sessions.ts";
import type { Answer } from "#server/modules/assistant/answers.ts";
import type { NetworkCode } from "#server/modules/orders/state.ts";
import type { ErasureJournal } from "#server/modules/privacy/journal.ts";
import type { LabelLinks } from "#server/modules/shipping/label-page.ts";
import type { ListLinks } from "#server/modules/waitlist/links.ts";
import type { FormGuard } from "#server/platform/limits/form-guard.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobDefinition } from "#server/platform/queue/queue.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";
import type { Geo } from "#server/providers/geo/port.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Config } from "#server/providers/settings.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

export type ModuleNeeds = PlatformNeeds & {
  config: Config;
  lockout: Gate["lockout"];
  forms: FormGuard;
  networkCode: NetworkCode;

  locks: Gate["locks"];
  ended: Gate["ended"];
  labelLinks: LabelLinks;
  listLinks: ListLinks;
  erasureJournal: ErasureJournal;

  analytics: Analytics;
  answer: Answer;
  geo: Geo;
  list: MailingList;
  mail: MailCarrier;
  payments: Payments;
  shipping: Shipping;
  /** Where the local card provider reports to, and what it signs with; null in a process that serves no pages. */
  cardEvents: { webhookUrl: string; secret: string } | null;
  /** When somebody last called a vendor's webhook without its signature, since this process began. */
  refusedCalls: ReadonlyMap<string, Date>;
  /** All that `npm run launch-check` says; main hands it in, for it reads the built pages. */
  checkLaunch?: ((db: PlatformNeeds["db"]) => Promise<string[]>) | undefined;
};

export type MailNeeds = Pick<ModuleNeeds, "db" | "now"> & {
  config: Pick<Config, "PUBLIC_ORIGIN" | "OWNER_EMAIL" | "LEAVE_MAILBOX" | "SITE_ACCESS" | "SITE_STAGE" | "PAYMENTS" | "price">;
  labelLinks: Pick<LabelLinks, "urlOf">;
  listLinks: Pick<ListLinks, "urlOf">;
};

/** Takes one event as a vendor sent it: the body's own bytes as text, for it is signed. Throws a Failure where the signature is wrong. */
export type ReceiveEvent = (rawBody: string, header: (name: string) => string | undefined) => Promise<void>;

/** What a module contributes; server/shop.ts puts all of them together. Each function, action, job and mail is declared once. */
export type Module = {
  functions?(needs: ModuleNeeds): Partial<Backend>;
  operatorActions?(needs: ModuleNeeds): Partial<OperatorBackend>;
  jobs?: readonly JobDefinition<ModuleNeeds>[];
  mails?: readonly MailDefinition<MailNeeds>[];
  webhooks?(needs: ModuleNeeds): { vendor: string; receive: ReceiveEvent };
};
