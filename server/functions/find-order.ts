import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/find-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle };

export function findOrder({ db, sendJob, throttle }: Needs): Backend["findOrder"] {
  return async ({ email, reference }, caller) => {
    await throttle([`find-order:${caller.address}`, limits.address], [`find-order:${email}`, limits.email, caller.idempotencyKey]);
    await db.transaction().execute(async (tx) => {
      const order = await tx
        .selectFrom("orders")
        .select("id")
        .where("reference", "=", reference)
        .where("email", "=", email)
        .where("paid_at", "is not", null)
        .executeTakeFirst();
      if (order) await sendMail(tx, sendJob, "order-link", order.id, caller.idempotencyKey ?? randomUUID());
    });
    return { success: true };
  };
}
