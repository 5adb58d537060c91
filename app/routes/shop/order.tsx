import type { ShouldRevalidateFunctionArgs } from "react-router";
import { backend, caller } from "#app/context.ts";
import { AddressForm } from "#app/features/orders/address-form.tsx";
import { CancelForm } from "#app/features/orders/cancel-form.tsx";
import { DelayNote } from "#app/features/orders/delay-note.tsx";
import { Disclosure } from "#app/features/orders/disclosure.tsx";
import { DoneNotice } from "#app/features/orders/done-notice.tsx";
import { actOnOrder, type Intent, type Refused } from "#app/features/orders/order-action.ts";
import { readOrderToken } from "#app/features/orders/read-order-token.ts";
import { ReceiptForm } from "#app/features/orders/receipt-form.tsx";
import { RefundNote } from "#app/features/orders/refund-note.tsx";
import { ReturnCard } from "#app/features/orders/return-card.tsx";
import { ReturnForm } from "#app/features/orders/return-form.tsx";
import { showOrder } from "#app/features/orders/show-order.ts";
import { statusWords } from "#app/features/orders/status-words.ts";
import { Timeline } from "#app/features/orders/timeline.tsx";
import { UnpaidSteps } from "#app/features/orders/unpaid-steps.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { Card } from "#app/ui/section.tsx";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { OrderStatus } from "#contracts/order.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/order.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Your order", description: `Your ${brand.name} order: where it stands, and what you can still change.` }, matches);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const token = readOrderToken(params.token);
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

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  actOnOrder({ token: readOrderToken(params.token), form: await request.formData(), shop: context.get(backend), caller: context.get(caller) });

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return withNetworkErrors(serverAction, { repeat: "once", rest: { intent } });
}

/** Nothing goes anywhere any more. */
const over: readonly OrderStatus[] = ["cancelled", "refunded", "expired"];

/** A refusal mostly means that this page is behind: another tab or the owner was faster. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function Order({ loaderData: { token, order, trackingUrl, done }, actionData }: Route.ComponentProps) {
  const { lead, ...headline } = statusWords(order);
  const refused = actionData as Refused | undefined;
  const refusedFor = (intent: Refused["intent"]) => (refused?.intent === intent ? refused : undefined);
  const canStill: Record<Intent, boolean> = {
    cancel: order.canCancel,
    "correct-address": order.canCorrectAddress,
    return: order.canReturn,
    "send-receipt": false,
  };
  // The address bar keeps what was done last, though another tab may have undone it since.
  const holds =
    { cancelled: order.status === "cancelled", returned: order.return !== null && !order.refund, address: order.canCorrectAddress }[done ?? ""] ?? true;
  const isUnpaid = order.paid === null;
  const mayPay = order.status === "expired" || (order.status === "awaiting-payment" && order.paymentStory === "plain");
  // Then where it is comes before everything else on the page.
  const travels = trackingUrl !== null && order.status === "dispatched" && !order.return;
  return (
    <Page>
      <PageHeader {...headline} lead={lead}>
        <p className="soft">
          Order <span className="readout">{order.reference}</span>, placed on {order.placed}
        </p>
        {travels && (
          <p className="pt-2">
            <ButtonLink to={trackingUrl}>Track Package</ButtonLink>
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
          {refused?.intent && !canStill[refused.intent] && <FailureNotice failure={refused.failure} />}
          <DoneNotice done={!refused && holds ? done : null} />
          {order.status === "paid" && order.delay && <DelayNote total={order.total} />}
          {order.refund && <RefundNote refund={order.refund} />}
          {order.return?.outcome === null && !order.refund && <ReturnCard reference={order.reference} total={order.total} back={order.return} />}
          <Card>
            <h2 className="mb-4 text-h3">{isUnpaid ? "What you ordered" : "What you bought"}</h2>
            <PriceLines
              lines={[
                { words: `${order.product} × ${order.quantity}`, amount: order.total },
                { words: "UK delivery", amount: "included" },
                { words: `VAT in this price (${order.vatRatePercent}%)`, amount: order.vat, soft: true },
                { words: "Total", amount: order.total, total: true },
              ]}
            />
            {!over.includes(order.status) && order.addressLines.length > 0 && (
              <>
                <h3 className="mt-8 font-bold font-text text-body">{order.status === "delivered" ? "Went to" : "Goes to"}</h3>
                <address className="mt-1 not-italic">
                  {order.addressLines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </>
            )}
            {order.email && <p className="soft small wrap-anywhere mt-4">Emails about this order go to {order.email}.</p>}
            {!isUnpaid && <ReceiptForm token={token} />}
          </Card>
          {(order.canCorrectAddress || order.canCancel || order.canReturn) && (
            <section aria-label="Change this order">
              {order.canCorrectAddress && (
                <Disclosure key={`address ${order.history.length}`} summary="Correct the delivery address" open={refused?.intent === "correct-address"}>
                  <AddressForm delivery={order.delivery} refused={refusedFor("correct-address")} />
                </Disclosure>
              )}
              {order.canCancel && (
                <Disclosure summary="Cancel and refund" open={refused?.intent === "cancel"}>
                  <CancelForm total={order.total} refused={refusedFor("cancel")} />
                </Disclosure>
              )}
              {order.canReturn && (
                <Disclosure summary="Cancel and send it back" open={refused?.intent === "return"}>
                  <ReturnForm total={order.total} until={order.returnUntil} refused={refusedFor("return")} />
                </Disclosure>
              )}
            </section>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <section>
            <h2 className="mb-4 text-h3">So far</h2>
            <Timeline history={order.history} />
            {trackingUrl && !travels && !over.includes(order.status) && (
              <ButtonLink to={trackingUrl} look="secondary" size="small" className="mt-6">
                Track Package
              </ButtonLink>
            )}
          </section>
          <section className="soft small">
            <h2 className="mb-2 font-bold font-text text-body">Help</h2>
            <p>
              Write to <a href={`mailto:${company.email}?subject=${encodeURIComponent(`Order ${order.reference}`)}`}>{company.email}</a> and name your
              reference. Your rights are in the <Link to="/pre-order-terms">Pre-Order Terms</Link>. This page's address is a secret: whoever has it can{" "}
              <span>{over.includes(order.status) ? "see" : "change"}</span> this order.
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
  return (
    <Page>
      <title>Back in a moment</title>
      <PageHeader cold="Back in" warm="a moment" lead="Your order is safe, but cannot be shown just now. What you typed is below, and not saved yet." />
      <div className="wrap pb-18">
        <Card className="w-full max-w-xl">
          <AddressForm delivery={null} refused={refused} />
        </Card>
      </div>
    </Page>
  );
}
