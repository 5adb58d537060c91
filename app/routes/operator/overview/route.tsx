import { data, Form, href } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { actOnShop, splitDone } from "#app/features/operator/act-on-shop.ts";
import { ActionItems, Task } from "#app/features/operator/action-items.tsx";
import { DispatchChange, DispatchDue } from "#app/features/operator/dispatch-change.tsx";
import { Erasures, showErasures } from "#app/features/operator/erasures.tsx";
import { actAndFlash, takeFlash } from "#app/features/operator/flash.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { withAnswers } from "#app/features/operator/in-place.tsx";
import { useMay } from "#app/features/operator/may.tsx";
import { showMessageLine } from "#app/features/operator/message-lines.tsx";
import { OrderTable, showOrderLine } from "#app/features/operator/order-table.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { PageTitle, Paging } from "#app/features/operator/page-parts.tsx";
import { Questions } from "#app/features/operator/questions.tsx";
import { formatDay, formatIsoDay, formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ByItself, OpenMessages, Returns, UrgentMessages, WaitingForYou, WeekCard } from "#app/routes/operator/overview/cards.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { titleOfAlert } from "#content/site/back-office/alerts.ts";
import {
  deadJobs,
  dispatchChange,
  openAlerts,
  openErasures,
  openMessages,
  openQuestions,
  openReturns,
  ordersToSend,
  overviewPage,
  peopleToTell,
  shopState,
  urgentMessages,
} from "#content/site/back-office/overview.ts";
import { shopPage } from "#content/site/back-office/shop.ts";
import { type OperatorBackend, pageSize, shownQuestions } from "#contracts/backend.ts";
import { isRowId } from "#contracts/fields.ts";
import { shownMessages } from "#contracts/message.ts";
import { type Action, mayDo } from "#contracts/rights.ts";
import type { Role } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["orders", "messages", "alerts", "stock"] };

export const meta: Route.MetaFunction = ({ matches }) => describePage(overviewPage, matches);

/** As many orders to send are shown here, and as many that are marked as sent. */
const mostToSend = 5;
/** Days of which the assistants' open questions are shown. */
const questionDays = 30;

/** "50+": there may be more than came. */
const atMost = (count: number, cap: number) => (count < cap ? String(count) : `${cap}+`);

/** Of each kind of thing, those that whoever looks may see; null where that is none. */
async function readShop(operator: OperatorBackend, role: Role | undefined, before: string | undefined) {
  const may = (action: Action) => role !== undefined && mayDo(role, action);
  const [stock, closure, dispatch, week, waiting, marked, messages, alerts, jobs, questions, returns, erasures] = await Promise.all([
    operator.readStock(),
    operator.readClosure(),
    operator.readDispatch(),
    operator.readWeek(),
    operator.listOrders({ status: "paid", marked: false }),
    operator.listOrders({ status: "paid", marked: true }),
    may("listMessages") ? operator.listMessages() : null,
    operator.listAlerts({ withDone: true, before }),
    may("listDeadJobs") ? operator.listDeadJobs() : null,
    may("listQuestions") ? operator.listQuestions(questionDays, { withPutAway: true }) : null,
    operator.listReturns(),
    may("listErasures") ? operator.listErasures() : null,
  ]);
  // What is marked as sent waits for nobody, and stays beside the others while it can be undone.
  const toSend = [...waiting.slice(0, mostToSend), ...marked.slice(0, mostToSend)].toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  const open = alerts.filter(({ isDone }) => !isDone);
  return {
    available: stock.reduce((sum, { available }) => sum + available, 0),
    closure,
    dispatch,
    toSend: toSend.map(showOrderLine),
    waiting: atMost(waiting.length, pageSize),
    week,
    messages: messages?.map(showMessageLine),
    alerts: alerts.map(({ at, ...alert }) => ({ ...alert, at: formatMoment(at) })),
    // Beside older ones are as many newer ones as a page has.
    alertCount: atMost(before ? pageSize : open.length, pageSize),
    olderThan: open.length < pageSize ? undefined : open.at(-1)?.id,
    before: before ?? "",
    returns: returns.map(({ toldAt, sendBy, ...row }) => ({ ...row, told: formatDay(toldAt), sendBy: formatIsoDay(sendBy) })),
    erasures: erasures && showErasures(erasures, "open"),
    jobs: jobs?.map(({ at, ...job }) => ({ ...job, at: formatMoment(at) })),
    questions: questions?.map(({ last, ...question }) => ({ ...question, last: formatMoment(last) })),
  };
}

/** What the address asks for: alerts before that one. */
const asked = v.object({ alerts: v.fallback(v.optional(v.pipe(v.string(), v.check(isRowId))), undefined) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { alerts: before } = v.parse(asked, Object.fromEntries(new URL(request.url).searchParams));
  const shop = await readShop(context.get(backend).operator, context.get(caller).session?.role, before).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  return data({ ...shop, done }, { headers });
}

export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator"), actOnShop);

export const shouldRevalidate = evenIfRefused;

export const clientAction = (sent: Route.ClientActionArgs) => withAnswers(sent, { repeat: "twice" });

export default function Overview({
  loaderData: {
    available,
    closure,
    dispatch,
    toSend,
    waiting,
    week,
    messages,
    alerts,
    alertCount,
    olderThan,
    before,
    jobs,
    questions,
    returns,
    erasures,
    done,
  },
  actionData,
}: Route.ComponentProps) {
  useHeadingFocus(before, "alerts");
  const mayChange = useMay()("closeSales");
  const { ofAnswers, ofRest } = splitDone(done);
  const urgent = (messages ?? []).filter(({ isSerious }) => isSerious);
  const calm = (messages ?? []).filter(({ isSerious }) => !isSerious);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageTitle>{overviewPage.title}</PageTitle>
      <p className="-mt-5">
        {shopState.now(closure && { until: closure.until && formatIsoDay(closure.until) }, dispatch.isOver, formatIsoDay(dispatch.day), available)}
        <Link to={href("/operator/shop")}>{mayChange ? shopState.change : shopPage.title}</Link>
      </p>
      <Outcome done={ofRest} failure={actionData?.failure} />
      {/* On a phone the figures come last: beside what waits there's no room for them. */}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <WaitingForYou
          counts={[
            [urgentMessages.title, "urgent", String(urgent.length)],
            [ordersToSend.title, "to-send", waiting],
            [dispatchChange.waiting, "new-date", String(peopleToTell(dispatch))],
            [openAlerts.title, "alerts", alertCount],
            [openMessages.title(urgent.length > 0), "messages", atMost(calm.length, shownMessages)],
            [openReturns.title, "returns", String(returns.length)],
            [openErasures.title, "erasures", String((erasures ?? []).filter(({ manualTasks }) => manualTasks.length > 0).length)],
            [deadJobs.title, "dead-jobs", String((jobs ?? []).reduce((sum, { count }) => sum + count, 0))],
            [openQuestions.title, "questions", atMost((questions ?? []).filter(({ isPutAway }) => !isPutAway).length, shownQuestions)],
          ]}
        />
        <div className="max-lg:hidden">
          <WeekCard {...week} />
        </div>
      </div>
      <UrgentMessages messages={urgent} />
      {toSend.length > 0 && (
        <section aria-labelledby="to-send">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="to-send" className="text-h3">
              {ordersToSend.title}
            </h2>
            {/* Before the rows: whoever buys labels first has to know that it isn't here. */}
            <Link to={`${href("/operator/orders")}?status=paid`} className="inline-flex min-h-11 items-center">
              {ordersToSend.more}
            </Link>
          </div>
          <div className="mt-3">
            <OrderTable orders={toSend} label={ordersToSend.label} />
          </div>
        </section>
      )}
      <DispatchChange {...dispatch} />
      <DispatchDue {...dispatch} />
      <ActionItems id="alerts" title={openAlerts.title}>
        {alerts.map(({ id, kind, detail, at, reference, isDone }) => (
          <Task
            key={id}
            title={`${titleOfAlert(kind)}${reference ? `: ${reference}` : ""}`}
            open={reference ? { to: href("/operator/orders/:reference", { reference }), words: openAlerts.open, of: reference } : undefined}
            detail={openAlerts.detail(at, detail)}
            field="alert"
            id={id}
            intent="resolve-alert"
            act="resolveAlert"
            words={kind === "asked-to-cancel" ? openAlerts.keep : openAlerts.done}
            undo={{ intent: "reopen-alert", words: openAlerts.undo, isDone, done: openAlerts.isDone }}
          />
        ))}
        {olderThan || before ? (
          <li>
            <Paging
              links={[
                olderThan && { to: `?alerts=${olderThan}#alerts`, words: openAlerts.older },
                before && { to: `${href("/operator")}#alerts`, words: openAlerts.newest },
              ]}
            />
          </li>
        ) : null}
      </ActionItems>
      <OpenMessages messages={calm} title={openMessages.title(urgent.length > 0)} />
      <Returns returns={returns} />
      {erasures && <Erasures title={openErasures.title} erasures={erasures} />}
      {jobs && (
        <ActionItems id="dead-jobs" title={deadJobs.title}>
          {jobs.map(({ id, name, error, count, at }) => (
            <Task
              key={id}
              title={`${name.replaceAll("-", " ")}${count > 1 ? deadJobs.times(count) : ""}`}
              detail={deadJobs.detail(at, error)}
              field="job"
              id={id}
              intent="retry-job"
              act="retryJob"
              words={deadJobs.retry}
            />
          ))}
          {jobs.length > 1 && (
            <li>
              <Form method="post">
                <Button type="submit" name="intent" value="retry-all-jobs" look="secondary" size="small">
                  {deadJobs.retryAll}
                </Button>
              </Form>
            </li>
          )}
        </ActionItems>
      )}
      {questions && (
        <div className="grid gap-6 empty:hidden">
          <Outcome done={ofAnswers} />
          <Questions questions={questions} />
        </div>
      )}
      <div className="lg:hidden">
        <WeekCard {...week} />
      </div>
      <ByItself />
    </div>
  );
}
