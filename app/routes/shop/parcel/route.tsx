import { href } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { showOrder } from "#app/features/orders/show-order.ts";
import { BackButton, OrderSummary, ParcelFacts } from "#app/features/shipping/parcel-parts.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { readToken } from "#app/lib/http/read-token.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { AddressLines, Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { orderPage } from "#content/site/order.ts";
import { parcelWords } from "#content/site/order-states.ts";
import { parcelPage, trackWords } from "#content/site/shipping.ts";
import { shippingDetails } from "#contracts/create-shipment.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: parcelPage.title, description: parcelPage.description }, matches);

/** The parts of an address that a carrier has to read. */
const readable = v.pick(shippingDetails, ["name", "address1", "address2", "city", "state"]);

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const token = readToken(params.token);
  const view = await shop.readOrder(token, context.get(caller)).catch(throwFailure);
  const parcel = await shop.readParcel(token).catch(throwFailure);
  const { delivery } = view;
  const written = delivery && { name: delivery.name, address1: delivery.line1, address2: delivery.line2, city: delivery.city, state: delivery.county };
  return { token, order: showOrder(view), parcel, isReadable: written === null || v.is(readable, written) };
}

/** What the holder of an order's link may know of its parcel. Its label is made by the owner, when the tube is packed. */
export default function Parcel({ loaderData: { token, order, parcel, isReadable } }: Route.ComponentProps) {
  const toOrder = href("/order/:token", { token });
  const isDue = order.status === "paid" || order.status === "dispatched";
  const travels = parcel !== null && !order.isOver;
  return (
    <Page>
      <PageHeader cold={parcelPage.cold} warm={parcelPage.warm} lead={parcelWords(order.status, parcel)} />
      <div className="wrap pb-18 lg:pb-26">
        <p className="-mt-4 mb-6 -ml-[min(1rem,var(--gutter))]">
          <BackButton otherwise={toOrder} />
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-12">
          <Card>
            <h2 className="text-h3">{parcelPage.card}</h2>
            {order.canCorrectAddress && !isReadable && (
              <Notice kind="warn" title={parcelPage.unreadable.title} className="mt-4">
                <p>
                  <Sentence words={parcelPage.unreadable.text(toOrder)} />
                </p>
              </Notice>
            )}
            {travels && parcel.trackingNumber && (
              <div className="mt-6">
                <ParcelFacts facts={[[parcelPage.trackingNumber, parcel.trackingNumber]]} large />
              </div>
            )}
            <h3 className="mt-6 font-bold font-text text-body">{order.status === "delivered" ? orderPage.wentTo : orderPage.goesTo}</h3>
            {order.addressLines.length > 0 ? <AddressLines className="mt-1" lines={order.addressLines} /> : <p className="mt-1">{parcelPage.noAddress}</p>}
            {isDue && order.email && <p className="soft small wrap-anywhere mt-4">{parcelPage.updates(order.email)}</p>}
            <div className="mt-8 flex flex-wrap gap-3">
              {travels && <ButtonLink to={parcel.trackingUrl}>{trackWords}</ButtonLink>}
              <ButtonLink to={toOrder} look="secondary">
                {order.canCorrectAddress ? parcelPage.correct : parcelPage.seeOrder}
              </ButtonLink>
            </div>
          </Card>
          <OrderSummary order={order} isAwaited={order.status === "paid"} />
        </div>
      </div>
    </Page>
  );
}

export const ErrorBoundary = () => <FailurePage isOrder />;
