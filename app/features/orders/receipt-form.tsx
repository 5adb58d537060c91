import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";

/** The receipt: to look at and print, or by email. */
export function ReceiptForm({ token }: { token: string }) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "send-receipt";
  return (
    <Form method="post" preventScrollReset className="mt-6 flex flex-wrap gap-3" onSubmit={(event) => busy && event.preventDefault()}>
      <ButtonLink to={`/order/${token}/receipt`} look="secondary" size="small">
        See the receipt
      </ButtonLink>
      <input type="hidden" name="intent" value="send-receipt" />
      <Button type="submit" look="secondary" size="small" busy={busy}>
        Email me the receipt
      </Button>
    </Form>
  );
}
