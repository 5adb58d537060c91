import { answerFailure } from "#app/answer-failure.ts";
import { Card } from "#app/components/card.tsx";
import { Link } from "#app/components/link.tsx";
import { backend } from "#app/context.ts";
import { describePage } from "#app/describe-page.ts";
import { showOrder } from "#app/features/orders/show-order.ts";
import { Timeline } from "#app/features/orders/timeline.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/order.ts";

export const meta: Route.MetaFunction = ({ matches, params }) => describePage({ title: params.reference ?? "Order", description: "One order." }, matches);
export const headers = pageHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await context.get(backend).operator.readOrder(params.reference).catch(answerFailure);
  return { order: showOrder(order) };
}

/** One order, as whoever packs it needs it. */
export default function OperatorOrder({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <p>
        <Link to="/operator">Overview</Link>
      </p>
      <h1 tabIndex={-1} className="readout mt-4 text-h3">
        {order.reference}
      </h1>
      <p className="soft mt-2">
        {order.status.replaceAll("-", " ")}, {order.quantity} × {order.product}, {order.total}, promised {order.dispatch}
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Card tone="flat">
          <h2 className="font-bold">Goes to</h2>
          <address className="mt-2 not-italic">
            {order.addressLines.length === 0 && "Not known yet: it comes with the payment."}
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
          {order.refund && (
            <p className="mt-4">
              Refund of {order.refund.amount}: {order.refund.state}, {order.refund.at}
            </p>
          )}
        </Card>
        <Card tone="flat">
          <h2 className="mb-4 font-bold">What has happened</h2>
          <Timeline history={order.history} />
        </Card>
      </div>
    </>
  );
}
