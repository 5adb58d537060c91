import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { readOrderToken } from "#app/features/orders/read-order-token.ts";
import { showOrder } from "#app/features/orders/show-order.ts";
import { BackButton } from "#app/features/shipping/back-button.tsx";
import { OrderSummary } from "#app/features/shipping/order-summary.tsx";
import { ParcelFacts } from "#app/features/shipping/parcel-facts.tsx";
import { parcelWords } from "#app/features/shipping/parcel-words.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { shippingDetails } from "#contracts/create-shipment.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/parcel.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your parcel", description: "Where your order's parcel is, and where it goes." }, matches);

/** The parts of an address that a carrier has to read. */
const readable = v.pick(shippingDetails, ["name", "address1", "address2", "city", "state"]);

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const token = readOrderToken(params.token);
  const view = await shop.readOrder(token, context.get(caller)).catch(throwFailure);
  const parcel = await shop.readParcel(token).catch(throwFailure);
  const { delivery } = view;
  const written = delivery && { name: delivery.name, address1: delivery.line1, address2: delivery.line2, city: delivery.city, state: delivery.county };
  return { token, order: showOrder(view), parcel, isReadable: written === null || v.is(readable, written) };
}

const over = ["cancelled", "refunded", "expired"];

/** What the holder of an order's link may know of its parcel. Its label is made by the owner, when the tube is packed. */
export default function Parcel({ loaderData: { token, order, parcel, isReadable } }: Route.ComponentProps) {
  const toOrder = `/order/${token}`;
  const travels = parcel !== null && !over.includes(order.status);
  return (
    <Page>
      <PageHeader cold="Your" warm="parcel" lead={parcelWords(order.status, parcel)} />
      <div className="wrap pb-18 lg:pb-26">
        <p className="-mt-4 -ml-4 mb-6">
          <BackButton otherwise={toOrder} />
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-12">
          <Card>
            <h2 className="text-h3">Shipping Information</h2>
            {order.canCorrectAddress && !isReadable && (
              <Notice kind="warn" title="Our carrier can't read this address" className="mt-4">
                <p>
                  Labels have Latin letters only. Please <Link to={toOrder}>write the address in them</Link>, and we'll send your tube.
                </p>
              </Notice>
            )}
            {travels && parcel.trackingNumber && (
              <div className="mt-6">
                <ParcelFacts facts={[["Tracking number", parcel.trackingNumber]]} large />
              </div>
            )}
            <h3 className="mt-6 font-bold font-text text-body">{order.status === "delivered" ? "Went to" : "Goes to"}</h3>
            {order.addressLines.length > 0 ? (
              <address className="mt-1 not-italic">
                {order.addressLines.map((line) => (
                  <span key={line} className="wrap-anywhere block">
                    {line}
                  </span>
                ))}
              </address>
            ) : (
              <p className="mt-1">We have no delivery address for this order yet.</p>
            )}
            {order.email && <p className="soft small wrap-anywhere mt-4">Tracking updates come by email to {order.email}.</p>}
            <div className="mt-8 flex flex-wrap gap-3">
              {travels && <ButtonLink to={parcel.trackingUrl}>Track Package</ButtonLink>}
              <ButtonLink to={toOrder} look="secondary">
                {order.canCorrectAddress ? "Correct the address" : "See the order"}
              </ButtonLink>
            </div>
          </Card>
          <OrderSummary order={order} isOver={over.includes(order.status)} />
        </div>
      </div>
    </Page>
  );
}

export const ErrorBoundary = () => <FailurePage isOrder />;
