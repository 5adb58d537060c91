import { data, redirect } from "react-router";
import { backend } from "#app/context.ts";
import { takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import { OrderActions } from "#app/features/operator/order-actions.tsx";
import { showOrder } from "#app/features/orders/show-order.ts";
import { Timeline } from "#app/features/orders/timeline.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { LabelCard } from "#app/routes/operator/order/label-card.tsx";
import { FailedRefundNotice, ReturnCard } from "#app/routes/operator/order/refund-and-return.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { backOffice } from "#content/site/back-office/frame.ts";
import { operatorOrderPage } from "#content/site/back-office/order.ts";
import type { ReturnOutcome } from "#contracts/order.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  describePage({ title: params.reference ?? operatorOrderPage.title, description: operatorOrderPage.description }, matches);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const order = await operator.readOrder(params.reference).catch(throwFailure);
  const label = await operator.readOrderLabel(params.reference).catch(throwFailure);
  const { said: wrong, headers } = takeFlash({ request, context });
  return data({ order: showOrder(order), label: label && { ...label, at: formatMoment(label.at) }, wrong }, { headers });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { operator } = context.get(backend);
  const form = await request.formData();
  try {
    switch (form.get("intent")) {
      case "make-label":
        await operator.makeLabel(params.reference, fieldOf(form, "phone"));
        break;
      case "void-label":
        await operator.voidLabel(params.reference);
        break;
      case "settle-return":
        await operator.settleReturn(params.reference, fieldOf(form, "outcome") as ReturnOutcome);
        break;
      default:
        throw unknownIntent();
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    return failureResponse(toFailure(error));
  }
  throw redirect(`/operator/orders/${encodeURIComponent(params.reference)}`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

/** One order, as whoever packs it needs it. */
export default function OperatorOrder({ loaderData: { order, label, wrong }, actionData }: Route.ComponentProps) {
  return (
    <>
      <p>
        <Link to="/operator">{backOffice.overview}</Link>
      </p>
      <h1 tabIndex={-1} className="readout mt-4 text-h2">
        {order.reference}
      </h1>
      <p className="soft mt-2 first-letter:uppercase">
        {operatorOrderPage.promised(`${order.status.replaceAll("-", " ")}, ${order.quantity} × ${order.product}, ${order.total}`, order.dispatch)}
      </p>
      <div className="mt-4">
        <OrderActions reference={order.reference} status={order.status} action="/operator?index" />
      </div>
      {order.refund?.state === "failed" && <FailedRefundNotice reference={order.reference} amount={order.refund.amount} at={order.refund.at} />}
      <FailureNotice failure={actionData?.failure} className="mt-6" />
      {wrong && !actionData && (
        <Notice kind="error" title={backOffice.didNotWork} className="mt-6">
          <p>{wrong}</p>
        </Notice>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Card tone="flat">
          <h2 className="text-h3">{operatorOrderPage.goesTo}</h2>
          <address className="mt-2 not-italic">
            {order.addressLines.length === 0 && operatorOrderPage.noAddress}
            {order.addressLines.map((line) => (
              <span key={line} className="wrap-anywhere block">
                {line}
              </span>
            ))}
          </address>
          {order.email && (
            <p className="wrap-anywhere mt-4">
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </p>
          )}
          {order.refund && <p className="mt-4">{operatorOrderPage.refund(order.refund.amount, order.refund.state, order.refund.at)}</p>}
        </Card>
        {order.return && <ReturnCard back={order.return} refundAsked={order.refund !== null} />}
        <LabelCard
          reference={order.reference}
          label={label}
          canMake={(order.status === "paid" || order.status === "dispatched") && order.addressLines.length > 0}
        />
        <Card tone="flat" className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <h2 className="mb-4 text-h3">{operatorOrderPage.history}</h2>
          <Timeline history={order.history} />
        </Card>
      </div>
    </>
  );
}
