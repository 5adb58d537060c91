import { useEffect, useRef } from "react";
import { data, Form, href } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { actOnShop } from "#app/features/operator/act-on-shop.ts";
import { actAndFlash, takeFlash } from "#app/features/operator/flash.ts";
import { OrderTable, showOrderLine } from "#app/features/operator/order-table.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { ordersPage, orderTable } from "#content/site/back-office/order.ts";
import { type OrderStatus, orderStatuses } from "#contracts/order.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: ordersPage.titleOf(loaderData?.search ?? "", loaderData?.status), description: ordersPage.description }, matches);

/** As many as come at a time. */
const page = 50;

/** What the address asks for; what makes no sense there is passed over. */
const asked = v.object({
  status: v.fallback(v.optional(v.picklist(orderStatuses)), undefined),
  // The database refuses control characters.
  search: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.trim(), v.maxLength(100)), ""), ""),
  from: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp(), v.toDate())), undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { status, search, from } = v.parse(asked, Object.fromEntries(new URL(request.url).searchParams));
  const orders = await context.get(backend).operator.listOrders({ status, search, from }).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const last = orders.length >= page ? orders.at(-1) : undefined;
  return data({ status, search, from: from?.toISOString() ?? "", orders: orders.map(showOrderLine), next: last?.placedAt.toISOString(), done }, { headers });
}

/** Whoever pressed a button comes back to what they had searched for. */
export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/orders") + new URL(sent.request.url).search, actOnShop);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

/** The address of the orders that are asked for. */
function addressOf({ status, search, from }: { status?: OrderStatus | undefined; search?: string; from?: string }) {
  const query = new URLSearchParams({ ...(search && { search }), ...(status && { status }), ...(from && { from }) }).toString();
  return href("/operator/orders") + (query && `?${query}`);
}

/** What a search or a filter has found, which is also said. */
function describeFound({ status, search, found, isAll }: { status: OrderStatus | undefined; search: string; found: number; isAll: boolean }) {
  if (found === 0) {
    if (search) return ordersPage.noMatch(search, status);
    return status ? ordersPage.noneOfStatus(status) : ordersPage.none;
  }
  const count = [isAll ? `${found}` : ordersPage.orMore(found), found === 1] as const;
  if (search) return ordersPage.matches(...count, search, status);
  return status ? ordersPage.ofStatus(...count, status) : ordersPage.count(...count);
}

export default function OperatorOrders({ loaderData: { status, search, from, orders, next, done }, actionData }: Route.ComponentProps) {
  const isFirst = from === "";
  useHeadingFocus(from);
  const form = useRef<HTMLFormElement>(null);
  // Of another search the field holds that one's words; the field stays, and keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => form.current?.reset(), [search]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 tabIndex={-1} className="text-h2">
        {ordersPage.title}
      </h1>
      <Outcome done={done} failure={actionData?.failure} />
      <Form ref={form} role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 max-w-md flex-1 basis-64">
          <TextField name="search" type="search" label={ordersPage.find} help={ordersPage.help} defaultValue={search} maxLength={100} autoComplete="off" />
        </div>
        {status && <input type="hidden" name="status" value={status} />}
        <Button type="submit" size="small">
          {ordersPage.search}
        </Button>
      </Form>
      <nav aria-label={ordersPage.views}>
        <ul className="flex flex-wrap gap-x-5">
          {[undefined, ...orderStatuses].map((one) => (
            <li key={one ?? "all"}>
              <Link
                to={addressOf({ status: one, search })}
                preventScrollReset
                aria-current={one === status ? "page" : undefined}
                className="inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:no-underline"
              >
                <span className="inline-block first-letter:uppercase">{one ? orderTable.statuses[one] : ordersPage.all}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="soft">
        {isFirst && describeFound({ status, search, found: orders.length, isAll: next === undefined })}
      </p>
      {orders.length > 0 && <OrderTable orders={orders} label={ordersPage.label} />}
      <p className="flex flex-wrap gap-x-6">
        {next && <Link to={addressOf({ status, search, from: next })}>{ordersPage.next(status === "paid")}</Link>}
        {(search || status || !isFirst) && <Link to={href("/operator/orders")}>{ordersPage.showAll}</Link>}
      </p>
    </div>
  );
}
