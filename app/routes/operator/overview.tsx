import { data, Form, redirect } from "react-router";
import { backend } from "#app/context.ts";
import { actOnShop } from "#app/features/operator/act-on-shop.ts";
import { ActionItems, Task } from "#app/features/operator/action-items.tsx";
import { DispatchChange } from "#app/features/operator/dispatch-change.tsx";
import { Erasures } from "#app/features/operator/erasures.tsx";
import { flash, takeFlash } from "#app/features/operator/flash.ts";
import { OpenMessages } from "#app/features/operator/open-messages.tsx";
import { OrderActions } from "#app/features/operator/order-actions.tsx";
import { Questions } from "#app/features/operator/questions.tsx";
import { Returns } from "#app/features/operator/returns.tsx";
import { SalesCard } from "#app/features/operator/sales-card.tsx";
import { showErasures } from "#app/features/operator/show-erasures.ts";
import { StockCard } from "#app/features/operator/stock-card.tsx";
import { WaitingForYou } from "#app/features/operator/waiting-for-you.tsx";
import { formatDay, formatIsoDay, formatMoment } from "#app/lib/format-day.ts";
import { failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/overview.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "Overview", description: "Stock, orders and jobs." }, matches);

/** As many orders as come at a time. */
const page = 50;
/** Days of which the assistants' open questions are shown. */
const questionDays = 30;

async function readShop(operator: Awaited<ReturnType<typeof operatorOf>>, before: Date | undefined) {
  const [stock, closure, dispatch, orders, messages, alerts, jobs, questions, returns, erasures, taught] = await Promise.all([
    operator.readStock(),
    operator.readClosure(),
    operator.readDispatch(),
    operator.listOrders(before),
    operator.listMessages(),
    operator.listAlerts(),
    operator.listDeadJobs(),
    operator.listQuestions(questionDays),
    operator.listReturns(),
    operator.listErasures(),
    operator.listOwnerAnswers(),
  ]);
  return {
    stock,
    closure: closure && { ...closure, since: formatMoment(closure.since) },
    dispatch,
    orders: orders.map(({ placedAt, ...order }) => ({ ...order, placed: formatMoment(placedAt) })),
    older: orders.length >= page ? (orders.at(-1)?.placedAt.toISOString() ?? null) : null,
    messages: messages.map(({ at, ...message }) => ({ ...message, at: formatMoment(at) })),
    alerts: alerts.map(({ at, ...alert }) => ({ ...alert, at: formatMoment(at) })),
    returns: returns.map(({ reference, toldAt, sendBy }) => ({ reference, told: formatDay(toldAt), sendBy: formatIsoDay(sendBy) })),
    erasures: showErasures(erasures),
    jobs: jobs.map(({ at, ...job }) => ({ ...job, at: formatMoment(at) })),
    taught: taught.map(({ id, question, answer }) => ({ id, question, answer })),
    questions: questions.map(({ last, ...question }) => ({ ...question, last: formatMoment(last) })),
  };
}

const operatorOf = ({ context }: Pick<Route.LoaderArgs, "context">) => context.get(backend).operator;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const before = new Date(searchParams.get("before") ?? "");
  const shop = await readShop(operatorOf({ context }), Number.isNaN(before.valueOf()) ? undefined : before).catch(throwFailure);
  const { said, headers } = takeFlash({ request, context });
  return data({ ...shop, said }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    const said = await actOnShop(operatorOf({ context }), await request.formData());
    throw redirect("/operator", { status: 303, headers: flash(context, said) });
  } catch (error) {
    if (error instanceof Response) throw error;
    return failureResponse(toFailure(error));
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

export default function Overview({
  loaderData: { stock, closure, dispatch, orders, older, messages, alerts, jobs, questions, returns, erasures, taught, said },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h1 tabIndex={-1} className="text-h2">
        Overview
      </h1>
      <FailureNotice failure={actionData?.failure} />
      {said && !actionData && (
        <Notice kind="ok">
          <p>{said}</p>
        </Notice>
      )}
      <DispatchChange {...dispatch} />
      <div className="grid gap-4 lg:grid-cols-2">
        <section aria-label="Stock" className="grid gap-4">
          {stock.map((line) => (
            <StockCard key={line.product} stock={line} />
          ))}
          <SalesCard closure={closure} />
        </section>
        <WaitingForYou
          counts={[
            ["Messages to answer", "messages", messages.length],
            ["To look at", "alerts", alerts.length],
            ["To come back", "returns", returns.length],
            ["People being erased", "erasures", erasures.filter(({ manualTasks }) => manualTasks.length > 0).length],
            ["Jobs that gave up", "dead-jobs", jobs.reduce((sum, { count }) => sum + count, 0)],
          ]}
        />
      </div>
      <OpenMessages messages={messages} />
      <ActionItems id="alerts" title="To look at" none="Nothing needs you.">
        {alerts.map(({ id, kind, detail, at, reference }) => (
          <Task
            key={id}
            title={`${kind.replaceAll("-", " ")}${reference ? `: ${reference}` : ""}`}
            to={reference ? `/operator/orders/${reference}` : undefined}
            detail={`${at}: ${detail}`}
            field="alert"
            id={id}
            intent="resolve-alert"
            words="Seen to"
          />
        ))}
      </ActionItems>
      <Returns returns={returns} />
      <Erasures erasures={erasures} />
      <Questions questions={questions} taught={taught} days={questionDays} />
      <ActionItems id="dead-jobs" title="Jobs that gave up" none="None. Emails, refunds and the rest are going out.">
        {jobs.map(({ id, name, error, count, at }) => (
          <Task
            key={id}
            title={`${name.replaceAll("-", " ")}${count > 1 ? `, ${count} times` : ""}`}
            detail={`${at}: ${error}`}
            field="job"
            id={id}
            intent="retry-job"
            words="Retry"
          />
        ))}
        {jobs.length > 1 && (
          <li>
            <Form method="post">
              <Button type="submit" name="intent" value="retry-all-jobs" look="secondary" size="small">
                Retry all
              </Button>
            </Form>
          </li>
        )}
      </ActionItems>
      <section aria-labelledby="orders">
        <h2 id="orders" className="text-h3">
          Orders
        </h2>
        {orders.length === 0 ? (
          <p className="soft mt-2">None yet. They stand here as soon as somebody goes to pay.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <section className="mt-3 overflow-x-auto" aria-label="Orders, newest first" tabIndex={0}>
            <table className="small w-full text-left max-lg:block">
              <thead className="soft max-lg:hidden">
                <tr>
                  {["Reference", "Status", "Customer", "Total", "Placed", "Do"].map((head) => (
                    <th key={head} scope="col" className="py-2 pr-4 font-bold">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="max-lg:block">
                {orders.map(({ reference, status, email, total, placed, hasAlert }) => (
                  <tr
                    key={reference}
                    className="border-ice-200 border-t align-top max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:py-3"
                  >
                    <th scope="row" className="readout whitespace-nowrap pr-4 font-medium lg:py-3">
                      <Link to={`/operator/orders/${reference}`}>{reference}</Link>
                      {hasAlert && <span className="ml-2 rounded-cap bg-warn-pale px-2 py-0.5 font-bold font-text text-warn">look here</span>}
                    </th>
                    <td className="max-lg:text-right lg:py-3 lg:pr-4">{status.replaceAll("-", " ")}</td>
                    <td className="wrap-anywhere lg:py-3 lg:pr-4">{email ?? "not known yet"}</td>
                    <td className="readout max-lg:text-right lg:py-3 lg:pr-4">{total}</td>
                    <td className="whitespace-nowrap max-lg:col-span-full lg:py-3 lg:pr-4">{placed}</td>
                    <td className="max-lg:col-span-full max-lg:pt-2 lg:py-1 lg:whitespace-nowrap">
                      <OrderActions reference={reference} status={status} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {older && (
          <p className="mt-4">
            <Link to={`?before=${encodeURIComponent(older)}`}>Older orders</Link>
          </p>
        )}
      </section>
    </div>
  );
}
