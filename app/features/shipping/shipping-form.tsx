import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { fieldErrors } from "#app/features/shipping/field-errors.ts";
import { readDetails } from "#app/features/shipping/read-details.ts";
import { created, failureToast, incomplete } from "#app/features/shipping/shipment-toast.ts";
import type { Typed } from "#app/features/shipping/typed.ts";
import { useCreateShipment } from "#app/features/shipping/use-create-shipment.ts";
import { CountryField } from "#app/features/warmth-list/country-field.tsx";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, failureTitle } from "#app/ui/forms/errors.tsx";
import { EmailField, TextField } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { requiredDetails } from "#contracts/create-shipment.ts";

/** The form as the server sent it back, when there was no script. */
export type SentBack = { failure: ShownFailure; values: Record<string, unknown> };

const titleOf = ({ failure, values }: SentBack) =>
  failure.fields && requiredDetails.some((name) => String(values[name] ?? "").trim() === "")
    ? incomplete.title
    : failureTitle(failure, "Failed to create shipment");

type Props = {
  stamp: string;
  /** One key, for a form that is sent twice without script. */
  intent: string;
  reference: string;
  sentBack: SentBack | undefined;
  /** What made the last label from here, for whoever comes back. */
  typed: Typed | null;
};

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Who and where to, for a specimen. */
export function ShippingForm({ stamp, intent, reference, sentBack, typed }: Props) {
  const toast = useToast();
  const sending = useNavigation().formData !== undefined;
  const form = useCheckedForm({ check: (element) => readDetails(new FormData(element)), sent: sentBack && fieldErrors(sentBack.failure) });
  const { busy, create, changed } = useCreateShipment({
    intent: typed?.intent ?? null,
    fail(failure) {
      toast(failureToast(failure));
      if (failure.fields) form.show(fieldErrors(failure));
    },
    done: () => toast(created),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const details = form.submit();
    if (details) {
      const guard = { trap: textOf(data, "trap"), stamp: textOf(data, "stamp") };
      void create({ shipping_details: details, ...guard });
    } else if (requiredDetails.some((name) => textOf(data, name).trim() === "")) toast(incomplete);
    else toast(failureToast({ code: "invalid", message: "Please fix the errors below and try again." }));
  }

  const start: Record<string, unknown> = { country: "US", ...typed?.details, ...sentBack?.values };
  const field = (name: string) => ({
    name,
    defaultValue: String(start[name] ?? ""),
    error: form.errors[name],
  });
  const waiting = busy || sending;
  return (
    <Form
      {...form.props}
      method="post"
      onSubmit={submit}
      onInput={(event) => {
        form.props.onInput(event);
        changed();
      }}
      preventScrollReset
      aria-labelledby="shipping-form"
      toolname="create_shipping_label"
      tooldescription="Makes a specimen of a shipping label of 100 by 150 mm as a PDF. No carrier takes it. Nothing is charged."
    >
      <h2 id="shipping-form" className="text-h3">
        Shipping Information
      </h2>
      {sentBack && (
        <div className="mt-6">
          <ErrorSummary title={titleOf(sentBack)} message={sentBack.failure.message} fields={fieldErrors(sentBack.failure)} />
        </div>
      )}
      <div className="mt-6 grid gap-5 [&_.field]:mt-0">
        <TextField {...field("name")} label="Full Name" autoComplete="name" autoCapitalize="words" spellCheck={false} required />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <EmailField {...field("email")} label="Email Address" required />
          <TextField {...field("phone")} type="tel" inputMode="tel" label="Phone (optional)" autoComplete="tel" />
        </div>
        <TextField {...field("address1")} label="Address line 1" autoComplete="address-line1" spellCheck={false} required />
        <TextField {...field("address2")} label="Address line 2 (optional)" autoComplete="address-line2" spellCheck={false} />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField {...field("city")} label="Town or city" autoComplete="address-level2" spellCheck={false} required />
          <TextField {...field("state")} label="State or county (optional)" autoComplete="address-level1" spellCheck={false} />
          <TextField {...field("postal_code")} label="Postal code" autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} required />
          <CountryField
            name="country"
            label="Country"
            initial={String(start.country ?? "")}
            error={form.errors.country}
            onChange={() => {
              changed();
              if (form.errors.country) form.recheck("country");
            }}
            onFound={() => {}}
          />
        </div>
      </div>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="order_reference" value={reference} />
      <FormGuard stamp={stamp} />
      <Button type="submit" wide className="mt-8" busy={waiting}>
        {waiting ? "Creating Shipment..." : "Create Shipping Label"}
      </Button>
      <p className="small soft mt-4 text-center">A specimen for trying things out: no postage is paid, and no carrier takes it.</p>
      <p role="status">
        <VisuallyHidden>{waiting ? "Creating your shipment." : ""}</VisuallyHidden>
      </p>
    </Form>
  );
}
