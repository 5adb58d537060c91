import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { makeSecretLink } from "#server/access/secret-links.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";

type Needs = { db: Database; now: () => Date; config: Pick<Config, "PUBLIC_ORIGIN"> };

/** Long enough to pack a parcel. */
const minutes = 60;

/** A link to the page that makes an order's label, where a phone number for the carrier can be added. */
export function openShippingPage({ db, now, config }: Needs): OperatorBackend["openShippingPage"] {
  return async (reference) => {
    const order = await db.selectFrom("orders").select("id").where("reference", "=", reference).executeTakeFirst();
    if (!order) throw new Failure("not-found", { message: "There is no such order." });
    const { token } = await makeSecretLink(db, { purpose: "order", subject: order.id, at: now(), minutes });
    return `${config.PUBLIC_ORIGIN}/shipping/${token}`;
  };
}
