import { Form } from "react-router";
import { Confirm, Summary } from "#app/features/operator/confirm.tsx";
import { useMay } from "#app/features/operator/may.tsx";
import { useRefusedForm } from "#app/features/operator/outcome.tsx";
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
/** Of these some can still go back, and the order goes on. */
export const withRefund: readonly OrderStatus[] = ["paid", "dispatched", "delivered"];

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
        <Confirm words={orderActions.endUnpaid} of={reference} means={orderActions.endUnpaidMeans} now={orderActions.endUnpaidNow} intent="end-unpaid">
          <input type="hidden" name="reference" value={reference} />
        </Confirm>
      )}
      {/* Once some of it is refunded it's another form: folded, with what is left. */}
      {refundable > 0 && withRefund.includes(status) && may("refundOrder") && (
        <Refund key={refundable} reference={reference} refundable={refundable} cancels={status === "paid"} />
      )}
    </div>
  );
}

/** The whole of what is left, or a part; `cancels`: where the whole also ends the order. */
function Refund({ reference, refundable, cancels }: Pick<Props, "reference" | "refundable"> & { cancels: boolean }) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "refund", reference });
  const left = formatMoney({ minor: refundable, currency: "GBP" });
  return (
    <details ref={box} open={answer !== undefined}>
      <Summary words={orderActions.refund} of={reference} />
      <ContractForm
        contract={refund}
        intent="refund"
        hasOwnIds
        answer={answer}
        values={{ amount: left.slice(1) }}
        summary={() => null}
        className="mt-2 grid max-w-60 justify-items-start gap-2 whitespace-normal"
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="of" value={refundable} />
        <TextField
          name="amount"
          label={orderActions.amount}
          help={orderActions.amountHelp(left, cancels)}
          inputMode="decimal"
          autoComplete="off"
          required
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <TextField name="why" label={orderActions.why} help={orderActions.whyHelp(cancels)} required />
        <SendButton look="secondary" size="small">
          {orderActions.refund}
        </SendButton>
      </ContractForm>
    </details>
  );
}
