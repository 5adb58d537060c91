import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { reference: string; amount: string; at: string };

/** A refund that came back: the owner tries it again, or says how they have paid it back. */
export const HeldUpRefund = ({ reference, amount, at }: Props) => (
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
