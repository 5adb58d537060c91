import { Form } from "react-router";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import type { ReturnOutcome } from "#contracts/order.ts";

const ends: Record<ReturnOutcome, { button: string; ended: string }> = {
  back: { button: "It came back: refund", ended: "It came back, and the refund was started." },
  posted: { button: "They showed proof of posting: refund", ended: "They showed proof of posting, and the refund was started." },
  opened: { button: "It came back opened: no refund", ended: "It came back with its seal broken. No refund." },
  "not-back": { button: "It never came: no refund", ended: "It never came. No refund." },
};

type Props = { back: NonNullable<ShownOrder["return"]>; refundAsked: boolean };

/** A sent order that its buyer has cancelled, and the ways in which that can end. */
export function ReturnCard({ back, refundAsked }: Props) {
  const open = back.outcome === null && !refundAsked;
  return (
    <Card tone="flat">
      <h2 className="font-bold">Cancelled after dispatch</h2>
      <p className="mt-2">
        Told us on {back.told}. To send it by {back.sendBy}.
      </p>
      {back.outcome && (
        <p className="mt-2">
          {ends[back.outcome].ended} Settled on {back.settled}.
        </p>
      )}
      {!back.outcome && refundAsked && <p className="mt-2">The refund was started in another way, so nothing is left to settle.</p>}
      {open && (
        <Form method="post" className="mt-4 flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="settle-return" />
          {(Object.keys(ends) as ReturnOutcome[]).map((outcome) => (
            <Button key={outcome} type="submit" name="outcome" value={outcome} look="secondary" size="small">
              {ends[outcome].button}
            </Button>
          ))}
        </Form>
      )}
      <p className="soft small mt-4">
        The customer is told of each step by email. A refund is of the whole price, delivery included. To give back a part only, do so at the payment provider:
        it is written down here. A tube that can be sold again goes back into stock by hand.
      </p>
    </Card>
  );
}

type FailedRefund = { reference: string; amount: string; at: string };

/** A refund that the card provider could not pay: the owner tries it again, or says how they have paid it back. */
export const FailedRefundNotice = ({ reference, amount, at }: FailedRefund) => (
  <Notice kind="error" title={`The refund of ${amount} came back on ${at}`} className="mt-6">
    <p>
      The card provider could not pay it to the buyer's card. Try it once more, or pay the buyer another way, by bank transfer for example, and say so here.
    </p>
    <Form method="post" action="/operator?index" className="mt-4 flex flex-wrap items-end gap-2">
      <input type="hidden" name="reference" value={reference} />
      <label className="grid gap-1">
        <span className="small">A word for the books</span>
        <input className="input max-w-72" type="text" name="why" required />
      </label>
      <Button type="submit" name="intent" value="refund" look="secondary" size="small">
        Try again
      </Button>
      <Button type="submit" name="intent" value="settle-refund" look="secondary" size="small">
        I have paid it back another way
      </Button>
    </Form>
  </Notice>
);
