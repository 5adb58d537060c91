import type { Selectable } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Forgotten } from "#server/providers/forgotten.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { forgetSession } from "#server/providers/payments/local/sessions.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import { forgetShipment } from "#server/providers/shipping/local/create-local-shipping.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

export type ForgetNeeds = {
  db: Database;
  payments: Pick<Payments, "name" | "forget">;
  shipping: Pick<Shipping, "name" | "forget">;
  list: Pick<MailingList, "name" | "forget">;
};
type Step = Pick<Selectable<Tables["erasure_steps"]>, "holder" | "vendor" | "subject">;

/** Has whoever holds it forget it; one that the settings no longer name is for the owner to ask, but for the local ones, which are always here. */
export function forgetAtHolder({ db, payments, shipping, list }: ForgetNeeds): (step: Step, email: string) => Promise<Forgotten> {
  async function forgetOnList(vendor: string, email: string): Promise<Forgotten> {
    if (vendor !== list.name) return "by-hand";
    await list.forget(email);
    return "forgotten";
  }

  return async ({ holder, vendor, subject }, email) => {
    if (holder === "list") return forgetOnList(vendor, email);
    if (holder === "payments") {
      if (vendor === "local") return forgetSession(db, subject);
      return vendor === payments.name ? payments.forget(subject) : "by-hand";
    }
    if (vendor === "local") return forgetShipment(db, subject);
    return vendor === shipping.name ? shipping.forget(subject) : "by-hand";
  };
}
