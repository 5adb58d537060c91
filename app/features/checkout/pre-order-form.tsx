import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form } from "react-router";
import { CheckoutFailure } from "#app/features/checkout/checkout-failure.tsx";
import { PreloadPaymentPage } from "#app/features/checkout/preload-payment-page.tsx";
import { useLeaving } from "#app/features/checkout/use-leaving.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { throwConfetti } from "#app/ui/confetti/confetti.tsx";
import { CheckboxField } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { useFormRestored } from "#app/ui/forms/use-checked-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { catalogue, offer } from "#content/catalogue.ts";
import { formatMoney } from "#contracts/money.ts";

type Props = {
  /** Where the payment page stands, to get it ready; null: on our own origin. */
  paymentPage: string | null;
  failure?: ShownFailure | undefined;
  /** One more, after one that this browser has paid for. */
  another?: boolean;
  /** When the page was made, signed. */
  stamp: string;
  /** The same, from the answer to a press that came to nothing. */
  renewed?: string | undefined;
  /** The button's words. */
  children: ReactNode;
};

/** The box, and the button that leads to the payment page. One press is one order, however often it is pressed. */
export function PreOrderForm({ paymentPage, failure, another = false, stamp, renewed, children }: Props) {
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const { leaving, leave } = useLeaving(failure);

  useFormRestored(() => setAgreed(box.current?.checked ?? false));

  function submit(event: FormEvent) {
    if (leaving) return event.preventDefault();
    leave();
    throwConfetti();
  }

  return (
    <Form
      method="post"
      action="/checkout"
      onSubmit={submit}
      preventScrollReset
      toolname="start_pre_order"
      tooldescription={`Starts a pre-order of one ${catalogue.tube.name} tube for ${formatMoney(catalogue.tube.price)}, UK delivery included, and opens the payment page. Nothing is charged before the person pays there.`}
    >
      <CheckboxField
        ref={box}
        name="agreedToTerms"
        toolparamdescription="Agreement to the Pre-Order Terms and the Privacy Policy. Tick only when the person has said yes"
        required
        defaultChecked={failure !== undefined && !failure.fields}
        error={failure?.fields?.agreedToTerms}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      >
        I agree to the{" "}
        <Link to="/pre-order-terms" target="_blank">
          Pre-Order Terms
        </Link>{" "}
        and{" "}
        <Link to="/privacy-policy" target="_blank">
          Privacy Policy
        </Link>
        .
      </CheckboxField>
      {failure && !failure.fields && failure.code !== "already-paid" && !leaving && <CheckoutFailure failure={failure} />}
      <FormGuard stamp={stamp} renewed={renewed} />
      <input type="hidden" name="offer" value={offer} />
      {another && <input type="hidden" name="another" value="true" />}
      <Button type="submit" wide className="mt-4" disabled={hydrated && !agreed && !leaving} busy={leaving}>
        <Icon name="lock" size={20} />
        <span>{leaving ? "Opening the payment page..." : children}</span>
      </Button>
      <p className="small soft mt-4">
        You order with an obligation to pay {formatMoney(catalogue.tube.price)}. Card and address come on the next page; nothing is charged before you press Pay
        there.
      </p>
      {agreed && <PreloadPaymentPage paymentPage={paymentPage} />}
    </Form>
  );
}
