import { data } from "react-router";
import { backend, caller } from "#app/context.ts";
import { showOrder } from "#app/features/orders/show-order.ts";
import { Timeline } from "#app/features/orders/timeline.tsx";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { readToken } from "#app/lib/http/read-token.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { actOnOrder, type Intent, type Refused, readIntent } from "#app/routes/shop/order/action.ts";
import { AddressForm, OrderForms, ReceiptForm } from "#app/routes/shop/order/forms.tsx";
import { CancelAskedNote, DelayNote, DoneNotice, RefundNotes, ReturnCard, UnpaidSteps } from "#app/routes/shop/order/notes.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { ErrorSummary, summaryOf, useErrorTitle } from "#app/ui/forms/errors.tsx";
import { TestOrderMark, TestOrderNotice, useToldOnce } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { AddressLines, Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { billWords } from "#content/site/checkout.ts";
import { orderHelp, orderPage } from "#content/site/order.ts";
import { orderTitle, orderWords } from "#content/site/order-states.ts";
import { trackWords } from "#content/site/shipping.ts";
import "#app/styles/shop.css";
import { Kept } from "#app/ui/text.tsx";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage({ title: loaderData ? orderTitle(loaderData.order) : orderPage.title, description: orderPage.description }, matches);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const token = readToken(params.token);
  // One after the other: of two failures it is the order's that says why, and its limit stands before both.
  const order = await shop.readOrder(token, context.get(caller)).catch(throwFailure);
  const parcel = await shop.readParcel(token).catch(throwFailure);
  return {
    token,
    order: showOrder(order),
    trackingUrl: parcel?.trackingUrl ?? null,
    done: new URL(request.url).searchParams.get("done"),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await actOnOrder({ token: readToken(params.token), form, shop: context.get(backend), caller: context.get(caller) });
  return data({ ...answer.data, intent: readIntent(form) }, answer.init ?? undefined);
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = readIntent(await request.clone().formData());
  return withNetworkErrors(serverAction, { repeat: "once", rest: { intent } });
}

export const shouldRevalidate = evenIfRefused;

const addressParts = ["name", "line1", "line2", "city", "county", "postcode"];

export default function Order({ loaderData: { token, order, trackingUrl, done }, actionData }: Route.ComponentProps) {
  const { lead, ...headline } = orderWords(order);
  const refused = actionData as Refused | undefined;
  const canStill: Record<Intent, boolean> = {
    cancel: order.canCancel,
    "correct-address": order.canCorrectAddress,
    return: order.canReturn,
    "send-receipt": false,
  };
  // The form that it was pressed in is gone: the answer stands by itself, and takes the focus.
  const orphan = refused?.intent && !canStill[refused.intent] ? refused.failure : undefined;
  useErrorTitle(orphan !== undefined);
  useToldOnce("done");
  const typed = refused?.intent === "correct-address" ? addressParts.map((part) => String(refused.values?.[part] ?? "")).filter(Boolean) : [];
  // Another tab may have undone it since.
  const holds =
    { cancelled: order.status === "cancelled", returned: order.return?.outcome === null && order.refundable > 0, address: order.canCorrectAddress }[
      done ?? ""
    ] ?? true;
  const isUnpaid = order.paid === null;
  const mayPay = order.status === "expired" || (order.status === "awaiting-payment" && order.paymentStory === "plain");
  // Then where it is comes before everything else on the page.
  const travels = trackingUrl !== null && order.status === "dispatched" && !order.return;
  return (
    <Page>
      <PageHeader
        {...headline}
        lead={
          <>
            <TestOrderMark />
            <Kept words={lead} />
          </>
        }
      >
        <p className="soft">
          {orderPage.order} <span className="readout">{order.reference}</span>
          {orderPage.placedOn(order.placed)}
        </p>
        {travels && (
          <p className="pt-2">
            <ButtonLink to={trackingUrl}>{trackWords}</ButtonLink>
          </p>
        )}
        {mayPay && (
          <div className="pt-2">
            <UnpaidSteps status={order.status} toPay={order.toPay} />
          </div>
        )}
      </PageHeader>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-18 lg:pb-26">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <TestOrderNotice />
          {orphan && (
            <div>
              <ErrorSummary {...summaryOf(orphan)} />
              {typed.length > 0 && (
                <>
                  <p className="font-bold">{orderPage.typed}</p>
                  <AddressLines className="mt-1" lines={typed} />
                </>
              )}
            </div>
          )}
          <DoneNotice done={!refused && holds ? done : null} />
          {order.askedToCancel && <CancelAskedNote />}
          {order.status === "paid" && order.delay && !order.askedToCancel && <DelayNote amount={order.toRefund} reason={order.delay.reason} />}
          <RefundNotes refunds={order.refunds} />
          {order.return?.outcome === null && order.refundable > 0 && <ReturnCard reference={order.reference} amount={order.toRefund} back={order.return} />}
          <Card>
            <h2 className="mb-4 text-h3">{isUnpaid ? orderPage.ordered : orderPage.bought}</h2>
            <PriceLines
              lines={[
                { words: `${order.product} × ${order.quantity}`, amount: order.total },
                billWords.delivery,
                { words: billWords.vat(order.vatRatePercent), amount: order.vat, soft: true },
                { words: billWords.total, amount: order.total, total: true },
              ]}
            />
            {!order.isOver && order.addressLines.length > 0 && (
              <>
                <h3 className="mt-8 font-bold font-text text-body">{order.status === "delivered" ? orderPage.wentTo : orderPage.goesTo}</h3>
                <AddressLines className="mt-1" lines={order.addressLines} />
              </>
            )}
            {order.email && <p className="soft small wrap-anywhere mt-4">{orderPage.emailsTo(order.email)}</p>}
            {!isUnpaid && <ReceiptForm token={token} />}
          </Card>
          <OrderForms order={order} refused={refused} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <section>
            <h2 className="mb-4 text-h3">{orderPage.history}</h2>
            <Timeline history={order.history} />
            {trackingUrl && !travels && !order.isOver && (
              <ButtonLink to={trackingUrl} look="secondary" size="small" className="mt-6">
                {trackWords}
              </ButtonLink>
            )}
          </section>
          <section className="soft small">
            <h2 className="mb-2 font-bold font-text text-body">{orderPage.help}</h2>
            <p>
              <Sentence words={orderHelp(order.reference, order.isOver)} />
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** Where the order cannot be read, an address that was typed is still given back: it was sent without script, and is nowhere else. */
export function ErrorBoundary({ actionData }: Route.ErrorBoundaryProps) {
  const refused = actionData as Refused | undefined;
  if (refused?.intent !== "correct-address") return <FailurePage isOrder />;
  const { title, ...headline } = orderPage.away;
  return (
    <Page>
      <title>{title}</title>
      <PageHeader {...headline} />
      <div className="wrap pb-18">
        <Card className="w-full max-w-xl">
          <AddressForm delivery={null} refused={refused} />
        </Card>
      </div>
    </Page>
  );
}
