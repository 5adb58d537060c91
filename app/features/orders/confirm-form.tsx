import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Intent, Refused } from "#app/features/orders/order-action.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";

type Props = {
  intent: Intent;
  refused: Refused | undefined;
  button: string;
  /** What follows from the press. */
  children: ReactNode;
};

/** The second step of ending an order: what will happen, and the button that makes it so, once. */
export function ConfirmForm({ intent, refused, button, children }: Props) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset onSubmit={(event) => busy && event.preventDefault()}>
      {children}
      <FailureNotice failure={refused?.failure} className="mt-4" />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" className="mt-4" busy={busy}>
        {busy ? "Cancelling..." : button}
      </Button>
    </Form>
  );
}
