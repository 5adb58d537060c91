import type { Kysely, Selectable } from "kysely";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";
import type { LabelLinks } from "#server/shipments/label-links.ts";

export type Shipment = Selectable<Tables["shipments"]>;

/** What the rules about labels need. */
export type ShipmentNeeds = {
  db: Kysely<Tables>;
  shipping: Shipping;
  quotas: DailyQuotas;
  labelLinks: LabelLinks;
  sendJob: SendJob;
  now: () => Date;
  config: Pick<Config, "PUBLIC_ORIGIN">;
};
