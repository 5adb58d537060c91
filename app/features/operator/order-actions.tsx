import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { orderActions } from "#content/site/back-office/order.ts";
import type { OrderStatus } from "#contracts/order.ts";

const nextStep: Partial<Record<OrderStatus, { intent: string; words: string }>> = {
  "awaiting-payment": { intent: "end-unpaid", words: orderActions.endUnpaid },
  paid: { intent: "dispatch", words: orderActions.dispatch },
  dispatched: { intent: "deliver", words: orderActions.deliver },
};
const refundable: readonly OrderStatus[] = ["paid", "dispatched", "delivered"];

type Props = {
  reference: string;
  status: OrderStatus;
  /** Where it is sent, where that is another page than it stands on. */
  action?: string;
};

/** What the owner can do with one order from here. */
export function OrderActions({ reference, status, action }: Props) {
  const to = action === undefined ? {} : { action };
  const next = nextStep[status];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {next && (
        <Form method="post" {...to}>
          <input type="hidden" name="reference" value={reference} />
          <Button type="submit" name="intent" value={next.intent} look="secondary" size="small" aria-label={`${next.words}: ${reference}`}>
            {next.words}
          </Button>
        </Form>
      )}
      {refundable.includes(status) && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center px-2 text-cold-strong" aria-label={orderActions.refundOf(reference)}>
            {orderActions.refund}
          </summary>
          <Form method="post" {...to} className="mt-2 flex flex-wrap gap-2">
            <input type="hidden" name="reference" value={reference} />
            <input className="input max-w-60" type="text" name="why" required placeholder={orderActions.why} aria-label={orderActions.whyOf(reference)} />
            <Button type="submit" name="intent" value="refund" look="secondary" size="small">
              {orderActions.refundInFull}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
