import { useEffect, useState } from "react";
import { data, href, useLocation } from "react-router";
import { backend, caller } from "#app/context.ts";
import { actOnShop } from "#app/features/operator/act-on-shop.ts";
import { actAndFlash, readAs, takeFlash } from "#app/features/operator/flash.ts";
import type { Followed } from "#app/features/operator/follow-changes.tsx";
import { withAnswers } from "#app/features/operator/in-place.tsx";
import { May } from "#app/features/operator/may.tsx";
import { OrderActions, useMarked } from "#app/features/operator/order-actions.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { addressWith } from "#app/features/operator/page-parts.tsx";
import { type ShownOrder, showOrder } from "#app/features/orders/show-order.ts";
import { Timeline } from "#app/features/orders/timeline.tsx";
import { formatMoment, formatTime } from "#app/lib/format-day.ts";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { CorrectAddress } from "#app/routes/operator/order/correct-address.tsx";
import { LabelCard, LabelLink } from "#app/routes/operator/order/label-card.tsx";
import { MailsCard, NotesCard } from "#app/routes/operator/order/notes-and-mails.tsx";
import { AlertNotice, CancelAsked, CancelOrder, FailedRefundNotice, MoneyCard, OpenReturn, ReturnCard } from "#app/routes/operator/order/refund-and-return.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { AddressLines, Card } from "#app/ui/section.tsx";
import { describeAudit } from "#content/site/back-office/audit.ts";
import { customerPage } from "#content/site/back-office/customer.ts";
import { titleOfMail } from "#content/site/back-office/mailbox.ts";
import { labelCard, mailsCard, notesCard, operatorOrderPage, orderActions, ordersPage, orderTable, returnCard } from "#content/site/back-office/order.ts";
import { describeForShop } from "#content/site/back-office/order-events.ts";
import type { AuditLine } from "#contracts/audit.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { deliveryAddress } from "#contracts/fields.ts";
import { formatMoney, formatPounds } from "#contracts/money.ts";
import { newLabel, orderNote, refund } from "#contracts/operator-forms.ts";
import type { HistoryLine, OrderView } from "#contracts/order.ts";
import { type ReturnOutcome, startsRefund } from "#contracts/order.ts";
import type { OperatorSession } from "#contracts/sign-in.ts";
import type { Route } from "./+types/route.ts";

export const handle: Followed = { follows: ["orders"] };

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  describePage({ title: operatorOrderPage.titleOf(loaderData?.order.name ?? null, params.reference), description: operatorOrderPage.description }, matches);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const { operator } = shop;
  const { reference } = params;
  const [order, label, audit, notes, mails, alerts, specimens] = await Promise.all([
    operator.readOrder(reference),
    operator.readOrderLabel(reference),
    operator.readAuditOf(reference),
    operator.listOrderNotes(reference),
    operator.listOrderMails(reference),
    operator.listAlerts({ reference }),
    shop.labelsAreSpecimens(),
  ]).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const undoUntil = order.undoUntil && formatTime(order.undoUntil);
  return data(
    {
      order: withAudit(order, audit),
      undoUntil,
      label: label && { ...label, at: formatMoment(label.at) },
      notes: notes.map(withMoment),
      mails: mails.map(withMoment),
      alerts: alerts.filter(({ kind }) => !sayMore.includes(kind)).map(withMoment),
      buys: !specimens,
      done,
    },
    { headers },
  );
}

/** These have a notice with more to press than that they're done. */
const sayMore: readonly string[] = ["asked-to-cancel", "refund-failed"];

const withMoment = <T extends { at: Date }>(one: T) => ({ ...one, at: formatMoment(one.at) });

/** Milliseconds that correcting an address takes at most. */
const correctionTime = 60_000;

/** What happened to the order, and who of us did what about it, in one history. */
function withAudit(order: OrderView, audit: readonly AuditLine[]): ShownOrder {
  const ours = audit.map((line) => {
    const { who, did } = describeAudit(line);
    return { words: `${who} ${did}`, at: formatMoment(line.at), iso: line.at.toISOString() };
  });
  // The audit says it with who did: its line is of the same moment.
  const isSaidAgain = ({ event, by, at }: HistoryLine) =>
    event.type === "address-corrected" &&
    by === "owner" &&
    audit.some((line) => line.action === "correctAddressOf" && Math.abs(+line.at - +at) < correctionTime);
  const shown = showOrder({ ...order, history: order.history.filter((line) => !isSaidAgain(line)) }, describeForShop);
  return { ...shown, history: [...shown.history, ...ours].sort((a, b) => a.iso.localeCompare(b.iso)) };
}

const act = (reference: string, by: OperatorSession | undefined) => async (operator: OperatorBackend, form: FormData) => {
  switch (form.get("intent")) {
    case "correct-address":
      await operator.correctAddressOf(reference, readAs(deliveryAddress, form));
      return operatorOrderPage.corrected;
    case "make-label":
      return (await operator.makeLabel(reference, readAs(newLabel, form).phone)).state === "purchased" ? labelCard.made : labelCard.asked;
    case "void-label":
      return (await operator.voidLabel(reference)).state === "voided" ? labelCard.takenBack : labelCard.takingBack;
    case "add-note":
      if (!by) throw new Failure("locked");
      await operator.addOrderNote(reference, readAs(orderNote, form).note, by);
      return notesCard.added;
    case "remove-note":
      await operator.removeOrderNote(reference, fieldOf(form, "note"));
      return notesCard.removed;
    case "resend-mail": {
      const mail = fieldOf(form, "mail");
      return (await operator.resendOrderMail(reference, mail)) ? mailsCard.sentAgain(titleOfMail(mail)) : mailsCard.waits;
    }
    case "cancel": {
      const { amount, of, why } = readAs(refund, form);
      await operator.refundOrder(reference, why, { minor: amount, of });
      return orderActions.cancelled(formatPounds(amount));
    }
    case "open-return":
      await operator.openReturn(reference, form.has("here"));
      return form.has("here") ? returnCard.here : returnCard.opened;
    case "settle-return": {
      const outcome = fieldOf(form, "outcome") as ReturnOutcome;
      await operator.settleReturn(reference, outcome, form.has("restock"));
      const refund = startsRefund(outcome) && (await operator.readOrder(reference)).refunds.at(-1);
      return returnCard.done(refund ? formatMoney(refund.amount) : null);
    }
    default:
      return actOnShop(operator, form);
  }
};

export const action = (sent: Route.ActionArgs) =>
  actAndFlash(sent, `/operator/orders/${encodeURIComponent(sent.params.reference)}`, act(sent.params.reference, sent.context.get(caller).session));

export const shouldRevalidate = evenIfRefused;

export const clientAction = (sent: Route.ClientActionArgs) => withAnswers(sent, { repeat: "twice" });

/** The query of the list that the order was opened from; empty where that isn't known. It stays when a press shows the page anew. */
function useListBefore() {
  const { state } = useLocation();
  const [list, setList] = useState("");
  useEffect(() => {
    if (typeof state?.list === "string") setList(state.list);
  }, [state]);
  return list;
}

/** One order, as whoever packs it needs it. */
export default function OperatorOrder({ loaderData: { order, undoUntil, label, notes, mails, alerts, buys, done }, actionData }: Route.ComponentProps) {
  const list = useListBefore();
  const { isMarked } = useMarked({ reference: order.reference, undoUntil });
  const tube = order.return && <ReturnCard back={order.return} refundAsked={order.refundable === 0} />;
  return (
    <>
      <p>
        <Link to={href("/operator/orders") + list} className="inline-block min-h-11 content-center">
          {ordersPage.title}
        </Link>
      </p>
      <h1 tabIndex={-1} className="mt-2 text-h2">
        {operatorOrderPage.titleOf(order.name, order.reference)}
      </h1>
      <p className="soft mt-2 first-letter:uppercase">
        {operatorOrderPage.promised(
          `${isMarked ? orderTable.marked : orderTable.statuses[order.status]}, ${order.quantity} × ${order.product}, ${order.total}`,
          order.dispatch,
        )}
      </p>
      <Outcome done={done} failure={actionData?.failure} className="mt-6">
        {done?.words === labelCard.made && (
          <May act="fetchLabel">
            <LabelLink reference={order.reference} />
          </May>
        )}
      </Outcome>
      {order.askedToCancel && <CancelAsked {...order.askedToCancel} />}
      {alerts.map((alert) => (
        <AlertNotice key={alert.id} {...alert} />
      ))}
      <div className="mt-4">
        <OrderActions
          reference={order.reference}
          status={order.status}
          refundable={order.refundable}
          undoUntil={undoUntil}
          askedToCancel={order.askedToCancel !== null}
          isDisputed={order.isDisputed}
        >
          {order.status === "paid" && !isMarked && order.refundable > 0 && <CancelOrder {...order} />}
          {(order.status === "dispatched" || order.status === "delivered") && !order.return && order.refundable > 0 && <OpenReturn />}
        </OrderActions>
      </div>
      {(order.owed > 0 || order.heldUp > 0) && <FailedRefundNotice {...order} />}
      {/* Whoever has the tube on the desk looks for this alone. */}
      {order.return && !order.return.outcome && <div className="mt-6">{tube}</div>}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Card tone="flat">
            <h2 className="text-h3">{operatorOrderPage.goesTo}</h2>
            <AddressLines
              className="mt-2"
              lines={
                order.addressLines.length > 0
                  ? order.addressLines
                  : [operatorOrderPage.noAddress({ isPaid: order.paid !== null, canCorrect: order.canCorrectAddress })]
              }
            />
            {order.canCorrectAddress && <CorrectAddress key={order.addressLines.join()} reference={order.reference} delivery={order.delivery} />}
            {order.email && (
              <p className="wrap-anywhere mt-4">
                <a href={`mailto:${order.email}`}>{order.email}</a>
                <May act="listMessages">
                  <Link to={addressWith(href("/operator/customer"), { email: order.email })} className="block py-2">
                    {customerPage.see}
                  </Link>
                </May>
              </p>
            )}
          </Card>
          <MoneyCard order={order} />
          {order.return?.outcome && tube}
          <LabelCard
            reference={order.reference}
            label={label}
            buys={buys}
            isSent={isMarked || order.status === "dispatched" || order.status === "delivered"}
            canMake={(order.status === "paid" || order.status === "dispatched") && order.addressLines.length > 0 && !order.askedToCancel}
            canPrint={!order.askedToCancel}
          />
        </div>
        <div className="grid gap-6">
          <NotesCard key={order.reference} notes={notes} canAdd={order.email !== ""} done={done} />
          <MailsCard reference={order.reference} mails={mails} canSend={order.email !== ""} />
          <Card tone="flat">
            <h2 className="mb-4 text-h3">{operatorOrderPage.history}</h2>
            <Timeline history={order.history} />
          </Card>
        </div>
      </div>
    </>
  );
}
