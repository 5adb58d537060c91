import { href } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { MessageLines, showMessageLine } from "#app/features/operator/message-lines.tsx";
import { OrderLines, showOrderLine } from "#app/features/operator/order-table.tsx";
import { addressWith, PageTitle, SearchForm } from "#app/features/operator/page-parts.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { findPage } from "#content/site/back-office/customer.ts";
import { listPage } from "#content/site/back-office/list.ts";
import { pageSize } from "#contracts/backend.ts";
import { email as emailField, searchText } from "#contracts/fields.ts";
import { shownPeople } from "#contracts/mailing-list.ts";
import { mayDo } from "#contracts/rights.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["orders", "messages", "list"] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: findPage.titleOf(loaderData?.search ?? ""), description: findPage.description }, matches);

/** Of each kind so many are shown; its own page has the others. */
const mostShown = 5;

/** What is shown of all that was found, and how much that was; `isAll`: unless there may be more than was asked for. */
const cut = <T, S>(found: readonly T[], isAll: boolean, show: (one: T) => S) => ({ shown: found.slice(0, mostShown).map(show), count: found.length, isAll });

/** Who ordered or wrote, each address once, the newest first; by the name that they gave last. */
function customersOf(found: readonly { email: string | null; name: string | null; at: Date }[]) {
  const people = new Map<string, { email: string; name: string | null }>();
  for (const { email, name } of found.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const key = email?.toLowerCase();
    // An erased sender's report stays, with an address that has no page.
    if (email && key && v.is(emailField, email) && !people.get(key)?.name) people.set(key, { email, name });
  }
  return [...people.values()];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search } = v.parse(v.object({ search: searchText }), Object.fromEntries(new URL(request.url).searchParams));
  const { operator } = context.get(backend);
  const role = context.get(caller).session?.role;
  if (!search || !role) return { search, found: null };
  const [orders, messages, people] = await Promise.all([
    operator.listOrders({ search }),
    mayDo(role, "listMessages") ? operator.listMessages({ search }) : null,
    mayDo(role, "listSignUps") ? operator.listSignUps({ search }) : null,
  ]).catch(throwFailure);
  const areAll = orders.length < pageSize && (messages ?? []).length < pageSize;
  // A customer's page has what they wrote: it is for whoever may read that.
  const customers = messages && customersOf([...orders.map(({ placedAt, ...one }) => ({ ...one, at: placedAt })), ...messages]);
  return {
    search,
    found: {
      customers: customers && cut(customers, areAll, (one) => one),
      orders: cut(orders, orders.length < pageSize, showOrderLine),
      messages: messages && cut(messages, messages.length < pageSize, showMessageLine),
      people: people && cut(people.slice(0, shownPeople), people.length <= shownPeople, ({ id, name, email, status }) => ({ id, name, email, status })),
    },
  };
}

/** One search for all that has somebody's name or address in it. */
export default function Find({ loaderData: { search, found } }: Route.ComponentProps) {
  /** The way to the others, on the page of their kind. */
  const seeAll = ({ count }: { count: number }, page: string, words: string) =>
    count > mostShown && (
      <li>
        <Link to={addressWith(page, { search })}>{words}</Link>
      </li>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{findPage.title}</PageTitle>
      <SearchForm search={search} words={findPage} />
      <p role="status" className="soft">
        {found && findPage.found(search, found)}
      </p>
      {found && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {found.customers && (
            <ActionItems id="customers" title={findPage.customers}>
              {found.customers.shown.map(({ email, name }) => (
                <li key={email} className="card card-flat wrap-anywhere py-3!">
                  <Link to={addressWith(href("/operator/customer"), { email })} className="inline-block min-h-11 content-center font-bold">
                    {name || email}
                  </Link>
                  {name && <p className="small">{email}</p>}
                </li>
              ))}
              {found.customers.count > mostShown && <li className="soft">{findPage.newest(mostShown)}</li>}
            </ActionItems>
          )}
          {found.orders && (
            <ActionItems id="orders" title={findPage.orders}>
              {found.orders.shown.length > 0 && <OrderLines orders={found.orders.shown} who />}
              {seeAll(found.orders, href("/operator/orders"), findPage.all.orders)}
            </ActionItems>
          )}
          {found.messages && (
            <ActionItems id="messages" title={findPage.messages}>
              {found.messages.shown.length > 0 && <MessageLines messages={found.messages.shown} />}
              {seeAll(found.messages, href("/operator/messages"), findPage.all.messages)}
            </ActionItems>
          )}
          {found.people && (
            <ActionItems id="people" title={findPage.people}>
              {found.people.shown.map(({ id, name, email, status }) => (
                <li key={id} className="card card-flat wrap-anywhere py-3!">
                  <p className="font-bold">{name}</p>
                  <p className="small">{email}</p>
                  <p className="small soft first-letter:uppercase">{listPage.standings[status]}</p>
                </li>
              ))}
              {seeAll(found.people, href("/operator/list"), findPage.all.people)}
            </ActionItems>
          )}
        </div>
      )}
    </div>
  );
}
