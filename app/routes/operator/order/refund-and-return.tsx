import { Form, href } from "react-router";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { failedRefund, returnCard, returnOutcomes } from "#content/site/back-office/order.ts";
import type { ReturnOutcome } from "#contracts/order.ts";

type Props = { back: NonNullable<ShownOrder["return"]>; refundAsked: boolean };

/** A sent order that its buyer has cancelled, and the ways in which that can end. */
export function ReturnCard({ back, refundAsked }: Props) {
  const open = back.outcome === null && !refundAsked;
  return (
    <Card tone="flat">
      <h2 className="font-bold">{returnCard.title}</h2>
      <p className="mt-2">{returnCard.told(back.told, back.sendBy)}</p>
      {back.outcome && <p className="mt-2">{returnCard.settled(returnOutcomes[back.outcome].ended, back.settled)}</p>}
      {!back.outcome && refundAsked && <p className="mt-2">{returnCard.refundedElsewhere}</p>}
      {open && (
        <Form method="post" className="mt-4 flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="settle-return" />
          {(Object.keys(returnOutcomes) as ReturnOutcome[]).map((outcome) => (
            <Button key={outcome} type="submit" name="outcome" value={outcome} look="secondary" size="small">
              {returnOutcomes[outcome].button}
            </Button>
          ))}
        </Form>
      )}
      <p className="soft small mt-4">{returnCard.more}</p>
    </Card>
  );
}

type FailedRefund = { reference: string; amount: string; at: string };

/** A refund that the card provider could not pay: the owner tries it again, or says how they have paid it back. */
export const FailedRefundNotice = ({ reference, amount, at }: FailedRefund) => (
  <Notice kind="error" title={failedRefund.title(amount, at)} className="mt-6">
    <p>{failedRefund.text}</p>
    <Form method="post" action={`${href("/operator")}?index`} className="mt-4 flex flex-wrap items-end gap-2">
      <input type="hidden" name="reference" value={reference} />
      <label className="grid gap-1">
        <span className="small">{failedRefund.why}</span>
        <input className="input max-w-72" type="text" name="why" required />
      </label>
      <Button type="submit" name="intent" value="refund" look="secondary" size="small">
        {failedRefund.again}
      </Button>
      <Button type="submit" name="intent" value="settle-refund" look="secondary" size="small">
        {failedRefund.paidBack}
      </Button>
    </Form>
  </Notice>
);
