import { href, redirect } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { May } from "#app/features/operator/may.tsx";
import { MailLines, MessageLines, showMessageLine } from "#app/features/operator/message-lines.tsx";
import { OrderLines, showOrderLine } from "#app/features/operator/order-table.tsx";
import { addressWith } from "#app/features/operator/page-parts.tsx";
import { showOrder } from "#app/features/orders/show-order.ts";
import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { AddressLines } from "#app/ui/section.tsx";
import { countries } from "#content/countries.ts";
import { customerPage } from "#content/site/back-office/customer.ts";
import { mailsCard } from "#content/site/back-office/order.ts";
import { pageSize } from "#contracts/backend.ts";
import { email as emailField } from "#contracts/fields.ts";
import { unnamed } from "#contracts/message.ts";
import { formatPounds } from "#contracts/money.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["orders", "messages"] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({ title: loaderData?.name ?? loaderData?.email ?? customerPage.title, description: customerPage.description }, matches);

/** Of so many orders, the newest, the emails are listed; the others have theirs on their own pages. */
const ordersWithMails = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = v.safeParse(emailField, new URL(request.url).searchParams.get("email") ?? "");
  if (!asked.success) throw redirect(href("/operator/find"), 303);
  const email = asked.output;
  const { operator } = context.get(backend);
  const search = { search: email };
  const [orders, messages, people] = await Promise.all([operator.listOrders(search), operator.listMessages(search), operator.listSignUps({ email })]).catch(
    throwFailure,
  );
  // A search finds parts of addresses too.
  const isTheirs = (one: { email: string | null }) => one.email?.toLowerCase() === email.toLowerCase();
  const isNamed = (one: { email: string | null; name: string | null }) => isTheirs(one) && one.name !== unnamed;
  const theirs = orders.filter(isTheirs);
  // Looking one up reads the whole queue.
  const newest = theirs.slice(0, ordersWithMails);
  const [mails, whole] = await Promise.all([
    Promise.all(newest.map(async ({ reference }) => (await operator.listOrderMails(reference)).map((mail) => ({ ...mail, reference })))),
    Promise.all(theirs.map(({ reference }) => operator.readOrder(reference))),
  ]).catch(throwFailure);
  const paid = whole.reduce((sum, { paidAt, total }) => sum + (paidAt ? total.minor : 0), 0);
  const refunded = whole.reduce((sum, order) => sum + order.refunded.minor, 0);
  const hasMore = orders.length >= pageSize || messages.length >= pageSize;
  const entry = people.find(isTheirs);
  return {
    email,
    /** As they gave it last. */
    name: orders.find(isTheirs)?.name || messages.find(isNamed)?.name || entry?.name || null,
    orders: theirs.map(showOrderLine),
    // Of some of their orders a sum would be wrong.
    money: whole.length > 0 && !hasMore ? customerPage.money(whole.length, formatPounds(paid), refunded > 0 ? formatPounds(refunded) : null) : null,
    address: whole.map((order) => showOrder(order).addressLines).find((lines) => lines.length > 0) ?? [],
    mails: mails
      .flat()
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ at, ...mail }) => ({ ...mail, at: formatMoment(at) })),
    messages: messages.filter(isTheirs).map(showMessageLine),
    onList: customerPage.onList(entry?.status),
    joined: entry ? customerPage.joined(formatDay(entry.at), countries.find(({ code }) => code === entry.country)?.name ?? entry.country, entry.friends) : null,
    hasMore,
  };
}

export default function Customer({ loaderData: { email, name, orders, money, address, mails, messages, onList, joined, hasMore } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 tabIndex={-1} className="wrap-anywhere text-h2">
          {name ?? email}
        </h1>
        {name && <p className="wrap-anywhere mt-1">{email}</p>}
        <p className="soft mt-2 max-w-measure">{customerPage.about}</p>
        <p className="mt-2">
          {onList} {joined}
        </p>
        {address.length > 0 && (
          <>
            <h2 className="mt-4 text-h3">{customerPage.address}</h2>
            <AddressLines lines={address} />
          </>
        )}
        {money && <p className="mt-4 font-bold">{money}</p>}
      </div>
      <ActionItems id="orders" title={customerPage.orders} none={customerPage.noOrders}>
        {orders.length > 0 && <OrderLines orders={orders} />}
      </ActionItems>
      <ActionItems id="messages" title={customerPage.messages} none={customerPage.noMessages}>
        {messages.length > 0 && <MessageLines messages={messages} />}
      </ActionItems>
      {orders.length > 0 && (
        <ActionItems id="mails" title={customerPage.mails} none={mailsCard.none}>
          {mails.length > 0 && <MailLines mails={mails} />}
        </ActionItems>
      )}
      {hasMore && <p className="soft">{customerPage.more}</p>}
      <May act="readHolding">
        <p>
          <Link to={addressWith(href("/operator/data"), { email })} className="inline-block min-h-11 content-center">
            {customerPage.data}
          </Link>
        </p>
      </May>
    </div>
  );
}
