import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/db/open.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import { viewOrder } from "#server/orders/view-order.ts";

type Needs = { db: Database; now: () => Date };

export function readOrder({ db, now }: Needs): Backend["readOrder"] {
  return async (token) => {
    const view = await viewOrder(db, await openOrderLink(db, token, now()), now());
    if (!view) throw new Failure("not-found");
    return view;
  };
}
