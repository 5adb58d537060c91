import { ConfirmForm } from "#app/features/orders/confirm-form.tsx";
import type { Refused } from "#app/features/orders/order-action.ts";
import { refundAim } from "#content/catalogue.ts";

/** Cancelling an order that is still with us. */
export const CancelForm = ({ total, refused }: { total: string; refused: Refused | undefined }) => (
  <ConfirmForm intent="cancel" refused={refused} button={`Yes, cancel and refund ${total}`}>
    <p>
      The tube goes to somebody else, and {total} goes back to the card you paid with. Refunds aim to arrive in {refundAim}. This cannot be undone, but you may
      order again while there are tubes.
    </p>
  </ConfirmForm>
);
