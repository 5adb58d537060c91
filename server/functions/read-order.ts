import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import type { Books } from "#server/orders/same-books.ts";
import { viewOrder } from "#server/orders/view-order.ts";
import type { Database } from "#server/platform/database/open.ts";

type Needs = { db: Database; payments: Books; now: () => Date };

export function readOrder({ db, payments, now }: Needs): Backend["readOrder"] {
  return async (token) => {
    const view = await viewOrder({ db, payments }, await openOrderLink(db, token, now()), now());
    if (!view) throw new Failure("not-found");
    return view;
  };
}
