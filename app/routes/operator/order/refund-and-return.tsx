import { Form, href } from "react-router";
import { Summary } from "#app/features/operator/confirm.tsx";
import { May, useMay } from "#app/features/operator/may.tsx";
import { Disputed } from "#app/features/operator/order-actions.tsx";
import { useRefusal, useRefusedForm } from "#app/features/operator/outcome.tsx";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { CheckboxField, TextField } from "#app/ui/forms/fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";
import { titleOfAlert } from "#content/site/back-office/alerts.ts";
import { cancelAsked, operatorOrderPage, orderActions, returnCard, returnOutcomes, failedRefund as words } from "#content/site/back-office/order.ts";
import { openAlerts } from "#content/site/back-office/overview.ts";
import type { OpenAlert } from "#contracts/backend.ts";
import { formatPounds } from "#contracts/money.ts";
import { refund, settledRefund } from "#contracts/operator-forms.ts";
import { type ReturnOutcome, startsRefund } from "#contracts/order.ts";

/** The way out of an order that isn't sent yet: all that was paid goes back. */
export function CancelOrder({ refundable, toRefund, isDisputed }: Pick<ShownOrder, "refundable" | "toRefund" | "isDisputed">) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "cancel" });
  return (
    <May act="refundOrder">
      <details ref={box} open={answer !== undefined}>
        <Summary words={orderActions.cancel} />
        <ContractForm
          contract={refund}
          intent="cancel"
          hasOwnIds
          answer={answer}
          summary={() => null}
          className="mt-2 grid max-w-md justify-items-start gap-3 pb-2"
        >
          <input type="hidden" name="of" value={refundable} />
          <input type="hidden" name="amount" value={toRefund.slice(1)} />
          {isDisputed && <Disputed />}
          <p>{orderActions.cancelMeans(toRefund)}</p>
          <TextField name="why" label={orderActions.why} help={orderActions.whyCancelled} required />
          <SendButton look="danger" size="small">
            {orderActions.cancelNow(toRefund)}
          </SendButton>
        </ContractForm>
      </details>
    </May>
  );
}

/** What was paid, what has gone back of it and is on its way, and what's left. */
export function MoneyCard({ order }: { order: ShownOrder }) {
  const lines = [
    [operatorOrderPage.paid(order.paid), order.total],
    [operatorOrderPage.vat(order.vatRatePercent), order.vat],
    ...(order.refunds.length > 0 ? [[operatorOrderPage.left, order.toRefund]] : []),
  ] as const;
  return (
    <Card tone="flat">
      <h2 className="text-h3">{operatorOrderPage.money}</h2>
      <dl className="mt-2 grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
        {lines.map(([words, amount]) => (
          <div key={words} className="contents">
            <dt>{words}</dt>
            <dd className="text-right font-mono">{amount}</dd>
          </div>
        ))}
      </dl>
      {order.refunds.length > 0 && (
        <ul className="mt-3 grid gap-1 border-cold-soft border-t pt-3">
          {order.refunds.map(({ amount, state, at, reason }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same
            <li key={nth}>
              {operatorOrderPage.refund(amount, state, at)}
              {reason && <span className="small soft wrap-anywhere block">{reason}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What is the matter with the order, where it's open: nobody refunds a payment that's disputed without having read that. */
export const AlertNotice = ({ id, kind, detail, at }: Omit<OpenAlert, "at"> & { at: string }) => (
  <Notice kind="warn" role="group" title={titleOfAlert(kind)} className="mt-6">
    <p className="wrap-anywhere">
      <Kept words={openAlerts.detail(at, detail)} />
    </p>
    <May act="resolveAlert">
      <Form method="post" className="mt-3">
        <input type="hidden" name="alert" value={id} />
        <Button type="submit" name="intent" value="resolve-alert" look="secondary" size="small">
          {openAlerts.done}
        </Button>
      </Form>
    </May>
  </Notice>
);

/** Somebody wants it cancelled: what they wrote, and the way on where they don't after all. */
export const CancelAsked = ({ alert, message }: NonNullable<ShownOrder["askedToCancel"]>) => (
  <Notice kind="warn" role="group" title={cancelAsked.title} className="mt-6">
    <p>{cancelAsked.text}</p>
    <Form method="post" className="mt-3 flex flex-wrap gap-2">
      <input type="hidden" name="alert" value={alert} />
      {message && (
        <May act="readMessage">
          <ButtonLink to={href("/operator/messages/:reference", { reference: message })} size="small">
            {cancelAsked.read}
          </ButtonLink>
        </May>
      )}
      <May act="resolveAlert">
        <Button type="submit" name="intent" value="resolve-alert" look="secondary" size="small">
          {openAlerts.keep}
        </Button>
      </May>
    </Form>
  </Notice>
);

/** For whoever rings up, or writes, instead of pressing the button on their order's page; or whose tube has simply come. */
export const OpenReturn = () => (
  <May act="openReturn">
    <details>
      <Summary words={orderActions.openReturn} />
      <Form method="post" className="mt-2 flex max-w-md flex-wrap gap-3 pb-2">
        <input type="hidden" name="intent" value="open-return" />
        <p>{orderActions.openReturnMeans}</p>
        <Button type="submit" look="secondary" size="small">
          {orderActions.openReturnNow}
        </Button>
        <Button type="submit" name="here" value="yes" look="secondary" size="small">
          {orderActions.openReturnHere}
        </Button>
      </Form>
    </details>
  </May>
);

type Props = { back: NonNullable<ShownOrder["return"]>; refundAsked: boolean };

/** A sent order that its buyer has cancelled, and the ways in which that can end. */
export function ReturnCard({ back, refundAsked }: Props) {
  const may = useMay();
  const open = back.outcome === null && !refundAsked && may("settleReturn");
  return (
    <Card tone="flat">
      <h2 id="return" className="text-h3">
        {returnCard.title}
      </h2>
      <p className="mt-2">{returnCard.told(back.told, back.sendBy)}</p>
      {back.outcome && <p className="mt-2">{returnCard.settled(returnOutcomes[back.outcome].ended, back.settled)}</p>}
      {!back.outcome && refundAsked && <p className="mt-2">{returnCard.refundedElsewhere}</p>}
      {open && (
        <Form method="post" className="mt-4 flex flex-wrap gap-x-2 gap-y-3">
          <input type="hidden" name="intent" value="settle-return" />
          <div className="basis-full">
            <CheckboxField name="restock">{returnCard.restock}</CheckboxField>
          </div>
          {(Object.keys(returnOutcomes) as ReturnOutcome[]).map((outcome) => (
            <Button key={outcome} type="submit" name="outcome" value={outcome} look={startsRefund(outcome) ? "secondary" : "quiet"} size="small">
              {returnOutcomes[outcome].button}
            </Button>
          ))}
        </Form>
      )}
      {open && <p className="soft small mt-4">{returnCard.more}</p>}
    </Card>
  );
}

type HeldUp = Pick<ShownOrder, "reference" | "status" | "owed" | "heldUp" | "isDisputed" | "refunds" | "refundable">;

/** What the card provider could not pay: the owner tries it again, or says how they have paid it back. Each is a form of its own: Enter in the field moves no money. */
export function FailedRefundNotice({ reference, status, owed, heldUp, isDisputed, refunds, refundable }: HeldUp) {
  const answer = useRefusal({ intent: "settle-refund" });
  const failed = refunds.findLast(({ state }) => state === "failed");
  const amount = owed || heldUp;
  const inWords = formatPounds(amount);
  // All that's left of an order that isn't sent: it ends.
  const cancels = status === "paid" && amount === refundable;
  const hidden = (
    <>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="amount" value={amount / 100} />
      <input type="hidden" name="of" value={refundable} />
    </>
  );
  return (
    // No alert: that would be read out whole whenever its form changes.
    <Notice kind="error" role="group" title={failed ? words.title(inWords, failed.at) : words.heldUp(inWords)} className="mt-6">
      <p>{isDisputed ? words.disputedText : failed ? words.text : words.heldUpText}</p>
      {failed && !isDisputed && (
        <May act="refundOrder">
          <ContractForm contract={refund} intent="retry-refund" hasOwnIds summary={() => null} className="mt-4">
            {hidden}
            <input type="hidden" name="why" value={cancels ? words.cancelsWhy : failed.reason} />
            <SendButton look="secondary" size="small">
              {words.again(inWords, cancels)}
            </SendButton>
          </ContractForm>
        </May>
      )}
      <May act="settleRefund">
        <ContractForm contract={settledRefund} intent="settle-refund" hasOwnIds answer={answer} summary={() => null} className="mt-4 grid max-w-measure gap-3">
          {hidden}
          <TextField name="why" label={words.why} required />
          <SendButton look="secondary" size="small" className="justify-self-start">
            {isDisputed ? words.bankPaid(inWords) : words.paidBack(inWords)}
          </SendButton>
        </ContractForm>
      </May>
    </Notice>
  );
}
