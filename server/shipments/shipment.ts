import type { Kysely, Selectable } from "kysely";
import type { Ceilings } from "#server/ceilings/create-ceilings.ts";
import type { Config } from "#server/config.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";
import type { LabelLinks } from "#server/shipments/label-links.ts";

export type Shipment = Selectable<Tables["shipments"]>;

/** What the rules about labels need. */
export type ShipmentNeeds = {
  db: Kysely<Tables>;
  shipping: Shipping;
  ceilings: Ceilings;
  labelLinks: LabelLinks;
  sendJob: SendJob;
  now: () => Date;
  config: Pick<Config, "PUBLIC_ORIGIN">;
};
