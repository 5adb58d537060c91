import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Refused } from "#app/features/orders/order-action.ts";
import { refundAim } from "#content/catalogue.ts";

type Props = { total: string; refused: Refused | undefined };

/** The second step of cancelling: what will happen, and the button that makes it so. */
export function CancelForm({ total, refused }: Props) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "cancel";
  return (
    <Form method="post" preventScrollReset onSubmit={(event) => busy && event.preventDefault()}>
      <p>
        The tube goes to somebody else, and {total} goes back to the card you paid with. Refunds aim to arrive in {refundAim}. This cannot be undone, but you
        may order again while there are tubes.
      </p>
      {refused && (
        <Notice kind="error" title="That did not work" className="mt-4">
          <p>{refused.failure.message}</p>
        </Notice>
      )}
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" className="mt-4" busy={busy}>
        {busy ? "Cancelling..." : `Yes, cancel and refund ${total}`}
      </Button>
    </Form>
  );
}
