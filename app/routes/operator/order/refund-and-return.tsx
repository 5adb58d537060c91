import { Form } from "react-router";
import { May, useMay } from "#app/features/operator/may.tsx";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { returnCard, returnOutcomes, failedRefund as words } from "#content/site/back-office/order.ts";
import { failedRefund } from "#contracts/operator-forms.ts";
import type { ReturnOutcome } from "#contracts/order.ts";

type Props = { back: NonNullable<ShownOrder["return"]>; refundAsked: boolean };

/** A sent order that its buyer has cancelled, and the ways in which that can end. */
export function ReturnCard({ back, refundAsked }: Props) {
  const may = useMay();
  const open = back.outcome === null && !refundAsked && may("settleReturn");
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

type FailedRefund = { reference: string; refund: NonNullable<ShownOrder["refund"]>; refundable: number };

/** A refund that the card provider could not pay: the owner tries it again, or says how they have paid it back. */
export const FailedRefundNotice = ({ reference, refund: { amount, minor, at }, refundable }: FailedRefund) => (
  // No alert: that would be read out whole whenever its form changes.
  <Notice kind="error" role="group" title={words.title(amount, at)} className="mt-6">
    <p>{words.text}</p>
    <May act="settleRefund">
      <ContractForm contract={failedRefund} hasOwnIds className="mt-4 grid max-w-measure gap-3">
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="amount" value={minor / 100} />
        <input type="hidden" name="of" value={refundable} />
        <TextField name="why" label={words.why} required />
        <div className="flex flex-wrap gap-2">
          <SendButton name="intent" value="refund" look="secondary" size="small">
            {words.again}
          </SendButton>
          <Button type="submit" name="intent" value="settle-refund" look="secondary" size="small">
            {words.paidBack}
          </Button>
        </div>
      </ContractForm>
    </May>
  </Notice>
);
