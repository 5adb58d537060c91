import { Form } from "react-router";
import { useMay } from "#app/features/operator/may.tsx";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { orderActions } from "#content/site/back-office/order.ts";
import { formatMoney } from "#contracts/money.ts";
import { refund } from "#contracts/operator-forms.ts";
import type { OrderStatus } from "#contracts/order.ts";
import type { Action } from "#contracts/rights.ts";

const nextStep: Partial<Record<OrderStatus, { intent: string; act: Action; words: string }>> = {
  paid: { intent: "dispatch", act: "dispatchOrder", words: orderActions.dispatch },
  dispatched: { intent: "deliver", act: "deliverOrder", words: orderActions.deliver },
};
const withRefund: readonly OrderStatus[] = ["paid", "dispatched", "delivered"];

const summary = "min-h-11 cursor-pointer content-center px-2 text-cold-strong";

type Props = {
  reference: string;
  status: OrderStatus;
  /** Pence. */
  refundable: number;
  /** Until when “sent” can be undone, such as "14:05". */
  undoUntil: string | null;
};

/** What the owner can do with one order from here. */
export function OrderActions({ reference, status, refundable, undoUntil }: Props) {
  const may = useMay();
  const next = undoUntil === null ? nextStep[status] : undefined;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {undoUntil !== null && <p>{orderActions.emailedAt(undoUntil)}</p>}
      {undoUntil !== null && may("undoDispatch") && (
        <Form method="post">
          <input type="hidden" name="reference" value={reference} />
          <Button type="submit" name="intent" value="undo-dispatch" look="secondary" size="small" aria-label={orderActions.undoDispatchOf(reference)}>
            {orderActions.undoDispatch}
          </Button>
        </Form>
      )}
      {next && may(next.act) && (
        <Form method="post">
          <input type="hidden" name="reference" value={reference} />
          <Button type="submit" name="intent" value={next.intent} look="secondary" size="small" aria-label={`${next.words}: ${reference}`}>
            {next.words}
          </Button>
        </Form>
      )}
      {status === "awaiting-payment" && may("endUnpaidOrder") && (
        <details>
          <summary className={summary} aria-label={orderActions.endUnpaidOf(reference)}>
            {orderActions.endUnpaid}
          </summary>
          <Form method="post" className="mt-2 grid max-w-60 justify-items-start gap-2 whitespace-normal">
            <input type="hidden" name="reference" value={reference} />
            <p>{orderActions.endUnpaidMeans}</p>
            <Button type="submit" name="intent" value="end-unpaid" look="secondary" size="small">
              {orderActions.endUnpaidNow}
            </Button>
          </Form>
        </details>
      )}
      {refundable > 0 && withRefund.includes(status) && may("refundOrder") && (
        // Once some of it is refunded it's another form: folded, with what is left.
        <details key={refundable}>
          <summary className={summary} aria-label={orderActions.refundOf(reference)}>
            {orderActions.refund}
          </summary>
          <ContractForm contract={refund} intent="refund" hasOwnIds className="mt-2 grid max-w-60 justify-items-start gap-2 whitespace-normal">
            <input type="hidden" name="reference" value={reference} />
            <input type="hidden" name="of" value={refundable} />
            <TextField
              name="amount"
              label={orderActions.amount}
              help={orderActions.amountHelp(formatMoney({ minor: refundable, currency: "GBP" }), status === "paid")}
              defaultValue={formatMoney({ minor: refundable, currency: "GBP" }).slice(1)}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            <TextField name="why" label={orderActions.why} required />
            <SendButton look="secondary" size="small">
              {orderActions.refund}
            </SendButton>
          </ContractForm>
        </details>
      )}
    </div>
  );
}
