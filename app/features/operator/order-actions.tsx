import { type ReactNode, useState } from "react";
import { Confirm, Summary } from "#app/features/operator/confirm.tsx";
import { Press, usePressed } from "#app/features/operator/in-place.tsx";
import { useMay } from "#app/features/operator/may.tsx";
import { useRefusedForm } from "#app/features/operator/outcome.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { orderActions } from "#content/site/back-office/order.ts";
import { formatPounds, readPounds } from "#contracts/money.ts";
import { refund, undoMinutes } from "#contracts/operator-forms.ts";
import { type OrderStatus, paidStatuses } from "#contracts/order.ts";
import type { Action } from "#contracts/rights.ts";

type Step = { intent: string; act: Action; words: string };
const nextStep: Partial<Record<OrderStatus, Step>> = {
  paid: { intent: "dispatch", act: "dispatchOrder", words: orderActions.dispatch },
  dispatched: { intent: "deliver", act: "deliverOrder", words: orderActions.deliver },
};
const undo: Step = { intent: "undo-dispatch", act: "undoDispatch", words: orderActions.undoDispatch };

/** Whether an order is marked as sent, and can still be taken back: also while only its button has been pressed. */
export function useMarked({ reference, undoUntil }: { reference: string; undoUntil: string | null }) {
  const pressed = usePressed("reference", reference);
  return { isMarked: pressed === "dispatch" || (undoUntil !== null && pressed !== undo.intent), isWaiting: pressed !== undefined };
}

type Props = {
  reference: string;
  status: OrderStatus;
  /** Pence. */
  refundable: number;
  /** Until when “sent” can be undone, such as "14:05". */
  undoUntil: string | null;
  /** Somebody has, and until that is seen to it can't be sent. */
  askedToCancel: boolean;
  /** Whoever refunds is told first. */
  isDisputed: boolean;
  /** What else can be done with it, on its own page. */
  children?: ReactNode;
};

/** What the owner can do with one order from here. */
export function OrderActions({ reference, status, refundable, undoUntil, askedToCancel, isDisputed, children }: Props) {
  const may = useMay();
  const { isMarked, isWaiting } = useMarked({ reference, undoUntil });
  const next = isMarked ? undo : askedToCancel ? undefined : nextStep[status];
  // On its own page the next step stands out; in a list it would stand out in every row.
  const isOneOfMany = children === undefined;
  return (
    <div className="actions xl:in-[td]:[&_summary]:shrink-0 xl:in-[td]:flex-nowrap xl:in-[td]:has-[details[open]]:flex-wrap">
      {isMarked && <p className="min-h-11 content-center">{undoUntil === null ? orderActions.emailedIn(undoMinutes) : orderActions.emailedAt(undoUntil)}</p>}
      {next && may(next.act) && (
        <Press
          field="reference"
          id={reference}
          intent={next.intent}
          words={next.words}
          label={next === undo ? orderActions.undoDispatchOf(reference) : `${next.words}: ${reference}`}
          isWaiting={isWaiting}
          isShown={isMarked || status === "paid"}
          look={next === undo || isOneOfMany ? "secondary" : "primary"}
        />
      )}
      {status === "awaiting-payment" && may("endUnpaidOrder") && (
        <Confirm words={orderActions.endUnpaid} of={reference} means={orderActions.endUnpaidMeans} now={orderActions.endUnpaidNow} intent="end-unpaid">
          <input type="hidden" name="reference" value={reference} />
        </Confirm>
      )}
      {/* Once some of it is refunded it's another form: folded, with what is left. */}
      {refundable > 0 && paidStatuses.includes(status) && may("refundOrder") && (
        <Refund key={refundable} reference={reference} refundable={refundable} isDisputed={isDisputed} cancels={status === "paid"} />
      )}
      {children}
    </div>
  );
}

/** Said before money goes back: the bank may have paid it already. */
export const Disputed = () => (
  <Notice kind="warn" role="none">
    <p>{orderActions.disputed}</p>
  </Notice>
);

/** The whole of what is left, or a part; `cancels`: where the whole also ends the order. */
function Refund({ reference, refundable, isDisputed, cancels }: Pick<Props, "reference" | "refundable" | "isDisputed"> & { cancels: boolean }) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "refund", reference });
  const left = formatPounds(refundable);
  const [amount, setAmount] = useState(String(answer?.values?.amount ?? left.slice(1)));
  const pounds = readPounds(amount);
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
        className="grid max-w-3xl pt-2 lg:in-[td]:pt-5 items-end gap-3 pb-2 sm:grid-cols-2 sm:[&>:not(.field)]:col-span-full [&_.field]:mt-0"
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="of" value={refundable} />
        {isDisputed && <Disputed />}
        <TextField
          name="amount"
          label={orderActions.amount}
          help={orderActions.amountHelp(left, cancels)}
          inputMode="decimal"
          autoComplete="off"
          required
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <TextField name="why" label={orderActions.why} help={orderActions.whyHelp(cancels)} required />
        <p>{orderActions.refundMeans}</p>
        <SendButton look="secondary" size="small" className="justify-self-start">
          {orderActions.refundNow(pounds === undefined ? null : formatPounds(pounds))}
        </SendButton>
      </ContractForm>
    </details>
  );
}
